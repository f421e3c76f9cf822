import { useId } from 'react';
import './segmented-control.css';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** A code in the mono face before the label, such as a port's NB. */
  readonly code?: string;
  readonly isDisabled?: boolean;
}

/** One choice out of a few, side by side: native radios, so arrow keys move and choose. */
export function SegmentedControl<Value extends string>(props: {
  readonly label: string;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <div className="ml-segmented" role="radiogroup" aria-label={props.label}>
      {props.segments.map((segment) => (
        <label key={segment.value} className="ml-segment">
          <input
            type="radio"
            className="ml-visually-hidden"
            name={name}
            checked={segment.value === props.value}
            disabled={segment.isDisabled}
            onChange={() => props.onChange(segment.value)}
          />
          {segment.code && <span className="ml-segment-code ml-mono">{segment.code}</span>}
          <span>{segment.label}</span>
        </label>
      ))}
    </div>
  );
}
