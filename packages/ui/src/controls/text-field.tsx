import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';
import { isComposing } from './composition';
import { Field, type FieldCaption } from './field';

type NativeInput = Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'onChange' | 'value'>;

export interface TextFieldProps extends NativeInput, FieldCaption {
  readonly value: string;
  /** A text that an input method is still choosing is `isHalf`; once it has chosen, the text is told again, whole. */
  readonly onChange?: (value: string, isHalf: boolean) => void;
  /** Height in px. */
  readonly size?: 24 | 30 | 32 | 40;
  /** Codes, numbers and times are set in the mono face. */
  readonly isMono?: boolean;
  readonly icon?: IconName;
  /** Stands at the right end: a unit, a key hint, a small button. */
  readonly suffix?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A labelled one-line input. Its error line is announced and tied to the input. */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, error, errorAction, hint, isRequired, ...controlProps } = props;
  const { value, onChange, size = 32, isMono, icon, suffix, id, className, ...native } = controlProps;
  const ownId = useId();
  const inputId = id ?? ownId;
  const hasNote = error != null || hint != null;
  return (
    <Field id={inputId} caption={{ label, isLabelHidden, error, errorAction, hint, isRequired }}>
      <div
        className={className ? `ml-input ${className}` : 'ml-input'}
        data-size={size}
        data-invalid={error != null || undefined}
        data-readonly={native.readOnly || undefined}
        data-disabled={native.disabled || undefined}
      >
        {icon && <Icon name={icon} />}
        <input
          {...native}
          id={inputId}
          className={isMono ? 'ml-mono' : undefined}
          value={value}
          onChange={(event) => onChange?.(event.target.value, isComposing(event))}
          onCompositionEnd={(event) => {
            native.onCompositionEnd?.(event);
            onChange?.(event.currentTarget.value, false);
          }}
          required={isRequired}
          aria-invalid={error != null || undefined}
          aria-describedby={hasNote ? `${inputId}-note` : undefined}
        />
        {suffix != null && <span className="ml-input-suffix">{suffix}</span>}
      </div>
    </Field>
  );
}
