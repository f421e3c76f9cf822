import type { InputHTMLAttributes, ReactNode } from 'react';
import './checkbox.css';

type NativeCheckbox = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'checked' | 'type' | 'children'>;

export interface CheckboxProps extends NativeCheckbox {
  readonly isChecked: boolean;
  /** Some, but not all, of what it stands for is chosen. */
  readonly isMixed?: boolean;
  readonly onChange?: (isChecked: boolean) => void;
  readonly children?: ReactNode;
}

/** A native checkbox with our face. Without `children` it needs `aria-label`. */
export function Checkbox({ isChecked, isMixed = false, onChange, children, className, ...native }: CheckboxProps) {
  const box = (
    <input
      {...native}
      type="checkbox"
      className={children == null && className ? `ml-checkbox ${className}` : 'ml-checkbox'}
      checked={isChecked}
      ref={(input) => {
        if (input) input.indeterminate = isMixed;
      }}
      onChange={(event) => onChange?.(event.target.checked)}
    />
  );
  if (children == null) return box;
  return (
    <label className={className ? `ml-choice ${className}` : 'ml-choice'}>
      {box}
      {children}
    </label>
  );
}
