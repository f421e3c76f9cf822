import { useId, type ReactNode } from 'react';
import './radio.css';

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly isDisabled?: boolean;
}

/** A row of native radio buttons under one label. */
export function RadioGroup<Value extends string, Option extends RadioOption<Value> = RadioOption<Value>>(props: {
  readonly label: string;
  readonly options: readonly Option[];
  /** What is drawn of an option in place of its label, such as a card; it says the label too. */
  readonly renderOption?: (option: Option) => ReactNode;
  readonly isDisabled?: boolean;
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className="ml-radio-group" disabled={props.isDisabled}>
      <legend className="ml-visually-hidden">{props.label}</legend>
      {props.options.map((option) => (
        <label key={option.value} className="ml-choice">
          <input
            type="radio"
            className="ml-radio"
            name={name}
            value={option.value}
            checked={option.value === props.value}
            disabled={option.isDisabled}
            onChange={() => props.onChange(option.value)}
          />
          {props.renderOption?.(option) ?? option.label}
        </label>
      ))}
    </fieldset>
  );
}
