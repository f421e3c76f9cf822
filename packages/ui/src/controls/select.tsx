import { useId, type SelectHTMLAttributes, type Ref } from 'react';
import { Icon } from '../icon/icon';
import { Field, type FieldCaption } from './field';
import './select.css';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly isDisabled?: boolean;
}

type NativeSelect = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size' | 'onChange' | 'value' | 'children'>;

export interface SelectProps<Value extends string> extends NativeSelect, FieldCaption {
  readonly options: readonly SelectOption<Value>[];
  /** The chosen value; '' shows the placeholder. */
  readonly value: Value | '';
  readonly onChange: (value: Value | '') => void;
  /** The words while nothing is chosen; choosing them again clears the filter. */
  readonly placeholder?: string;
  readonly size?: 24 | 30 | 32 | 40;
  readonly ref?: Ref<HTMLSelectElement>;
}

/** The native select with our face: keyboard, type-ahead and phone wheels come from the platform. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, isLabelHidden, error, errorAction, hint, isRequired, ...controlProps } = props;
  const { options, value, onChange, placeholder, size = 32, id, className, ...native } = controlProps;
  const ownId = useId();
  const selectId = id ?? ownId;
  return (
    <Field id={selectId} caption={{ label, isLabelHidden, error, errorAction, hint, isRequired }}>
      <span className="ml-select-frame">
        <select
          {...native}
          id={selectId}
          className={className ? `ml-select ${className}` : 'ml-select'}
          data-size={size}
          data-invalid={error != null || undefined}
          data-empty={value === '' || undefined}
          value={value}
          required={isRequired}
          aria-invalid={error != null || undefined}
          aria-describedby={error != null || hint != null ? `${selectId}-note` : undefined}
          onChange={(event) => onChange(event.target.value as Value | '')}
        >
          {placeholder != null && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" />
      </span>
    </Field>
  );
}
