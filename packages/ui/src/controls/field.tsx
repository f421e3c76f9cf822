import type { ReactNode } from 'react';
import { FieldError, type FieldErrorAction } from './field-error';
import './field.css';

/** What every field shares: its label, and the line under it that says what is wrong. */
export interface FieldCaption {
  readonly label?: ReactNode;
  /** Keeps the label for assistive technology only, where the place already says it (query row). */
  readonly isLabelHidden?: boolean;
  readonly error?: ReactNode;
  readonly errorAction?: FieldErrorAction;
  readonly hint?: ReactNode;
  readonly isRequired?: boolean;
}

/** The frame around one control: label above, hint or error below; `id` is the control's id. */
export function Field({ id, caption, children }: { id: string; caption: FieldCaption; children: ReactNode }) {
  const { label, isLabelHidden, error, errorAction, hint, isRequired } = caption;
  return (
    <div className="ml-field">
      {label != null && (
        <label htmlFor={id} className={isLabelHidden ? 'ml-visually-hidden' : 'ml-field-label'}>
          {label}
          {isRequired && (
            <span className="ml-field-required" aria-hidden>
              *
            </span>
          )}
        </label>
      )}
      {children}
      {error != null ? (
        <FieldError id={`${id}-note`} action={errorAction}>
          {error}
        </FieldError>
      ) : (
        hint != null && (
          <p id={`${id}-note`} className="ml-field-hint">
            {hint}
          </p>
        )
      )}
    </div>
  );
}
