import { TextField, type TextFieldProps } from '@mastlight/ui';
import { useRef } from 'react';
import { keepSigns } from './keep-signs';

/** A field outside a form of the contract whose text is filtered while it is typed, and never while an input method composes (R-5.4-21). */
export function FilteredField({
  filter,
  onChange,
  ...props
}: TextFieldProps & { readonly filter: (text: string) => string; readonly onChange: (text: string) => void }) {
  const element = useRef<HTMLInputElement>(null);
  return <TextField {...props} ref={element} onChange={(_, isHalf) => onChange(keepSigns(element.current!, filter, isHalf))} />;
}
