import { useRef, useState } from 'react';
import './past-bar.css';

/**
 * A slider over instants of the past, first to last; its right end is now. It stands in a `past-bar`. While the knob is held
 * nothing is asked for: only where it is let go counts, or where a key moves it.
 */
export function PastSlider(props: {
  readonly label: string;
  /** Of how many instants the `index` is shown; beyond the last: now. */
  readonly count: number;
  readonly index: number;
  readonly wordsOf: (index: number) => string;
  readonly onLook: (index: number) => void;
}) {
  const { label, count, index, wordsOf, onLook } = props;
  const isHeld = useRef(false);
  const [held, setHeld] = useState<number | null>(null);
  const shown = held ?? index;
  const lookAt = (chosen: number): void => {
    setHeld(null);
    onLook(chosen);
  };
  const letGo = (): void => {
    isHeld.current = false;
    if (held !== null) lookAt(held);
  };
  return (
    <label className="past-slider">
      <input
        type="range"
        aria-label={label}
        aria-valuetext={wordsOf(shown)}
        min={0}
        max={count}
        value={shown}
        disabled={count === 0}
        onPointerDown={() => (isHeld.current = true)}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onChange={({ target }) => (isHeld.current ? setHeld(Number(target.value)) : lookAt(Number(target.value)))}
      />
      <span className="ml-mono" aria-hidden="true">
        {wordsOf(shown)}
      </span>
    </label>
  );
}

/** Where an instant stands among those that can be looked back to: the last that is not after it; null: now, behind all of them. */
export function indexOfPast(instants: readonly { readonly time: string }[], at: string | null): number {
  if (at === null) return instants.length;
  return Math.max(
    0,
    instants.findLastIndex(({ time }) => time <= at),
  );
}
