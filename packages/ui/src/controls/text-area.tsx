import { useId, type Ref, type TextareaHTMLAttributes } from 'react';
import { Field, type FieldCaption } from './field';
import './text-area.css';

type NativeTextArea = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value'>;

export interface TextAreaProps extends NativeTextArea, FieldCaption {
  readonly value: string;
  readonly onChange?: (value: string) => void;
  readonly isMono?: boolean;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** A labelled many-line input. */
export function TextArea(props: TextAreaProps) {
  const { label, isLabelHidden, error, errorAction, hint, isRequired, ...controlProps } = props;
  const { value, onChange, isMono, id, className, ...native } = controlProps;
  const ownId = useId();
  const inputId = id ?? ownId;
  const hasNote = error != null || hint != null;
  return (
    <Field id={inputId} caption={{ label, isLabelHidden, error, errorAction, hint, isRequired }}>
      <div
        className={className ? `ml-input ml-text-area ${className}` : 'ml-input ml-text-area'}
        data-invalid={error != null || undefined}
        data-readonly={native.readOnly || undefined}
        data-disabled={native.disabled || undefined}
      >
        <textarea
          rows={3}
          {...native}
          id={inputId}
          className={isMono ? 'ml-mono' : undefined}
          value={value}
          onChange={(event) => onChange?.(event.target.value)}
          required={isRequired}
          aria-invalid={error != null || undefined}
          aria-describedby={hasNote ? `${inputId}-note` : undefined}
        />
      </div>
    </Field>
  );
}
