import { useState } from 'react';
import { usePartTexts } from '../part-texts';
import { Button } from './button';
import { TextField, type TextFieldProps } from './text-field';

/** A password input with an eye to show it; paste and password managers stay allowed (WCAG 2.2, 3.3.8). */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'suffix' | 'isMono'>) {
  const texts = usePartTexts();
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      suffix={
        <Button
          variant="icon"
          size={24}
          icon={isShown ? 'eyeOff' : 'eye'}
          aria-label={isShown ? texts.hidePassword : texts.showPassword}
          aria-pressed={isShown}
          disabled={props.disabled}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
