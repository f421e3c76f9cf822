import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import './field-error.css';

export interface FieldErrorAction {
  readonly label: string;
  readonly onSelect: () => void;
}

/** The line under a field: what is wrong and, where one exists, the way past it ("仍然使用"). */
export function FieldError({ id, children, action }: { id?: string; children: ReactNode; action?: FieldErrorAction }) {
  return (
    <p className="ml-field-error" id={id} role="alert">
      <Icon name="warn" size={13} />
      <span>{children}</span>
      {action && (
        <button type="button" onClick={action.onSelect}>
          {action.label}
        </button>
      )}
    </p>
  );
}
