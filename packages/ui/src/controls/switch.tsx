import type { ReactNode } from 'react';
import './switch.css';

/** A switch that takes effect at once. Without `children` it needs `label`. */
export function Switch(props: {
  readonly isOn: boolean;
  readonly onChange?: (isOn: boolean) => void;
  readonly label?: string;
  readonly isDisabled?: boolean;
  readonly children?: ReactNode;
}) {
  const control = (
    <input
      type="checkbox"
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is checked
      role="switch"
      className="ml-switch"
      checked={props.isOn}
      disabled={props.isDisabled}
      aria-label={props.label}
      onChange={(event) => props.onChange?.(event.target.checked)}
    />
  );
  if (props.children == null) return control;
  return (
    <label className="ml-choice">
      {control}
      {props.children}
    </label>
  );
}
