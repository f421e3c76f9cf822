import { Button, Icon, TextField } from '@mastlight/ui';
import { useRef, useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import type { BillAsOf } from '../api';
import { lookBackTexts } from '../texts/look-back.zh-CN';
import './look-back.css';

/** 回放: a slider over the instants at which something was heard of a bill, and what page this is. Its right end is now. */
export function LookBack(props: {
  readonly hearings: readonly BillAsOf['hearings'][number][];
  /** The state on the page; null: now's. */
  readonly shown: Pick<BillAsOf, 'at' | 'news'> | null;
  /** The instant that the address names, as it is told; null: now, or none. */
  readonly at: string | null;
  /** Why it cannot be shown. */
  readonly refusal: string | null;
  /** The user typed another ship than the port told. */
  readonly isShipTyped: boolean;
  /** Shows an instant; empty: now. */
  readonly onLook: (at: string) => void;
  readonly onClose: () => void;
}) {
  const { hearings, shown, at, refusal, isShipTyped, onLook, onClose } = props;
  const say = useTexts(lookBackTexts);
  const isHeld = useRef(false);
  // While the knob is held nothing is asked for: only where it is let go counts.
  const [held, setHeld] = useState<number | null>(null);
  const [typed, setTyped] = useState('');
  const nowIndex = hearings.length;
  const index =
    held ??
    (at === null
      ? nowIndex
      : Math.max(
          0,
          hearings.findLastIndex(({ time }) => time <= at),
        ));
  const stop = hearings[index];
  const words = stop === undefined ? say('stopNow') : say('stop', { time: stop.time.slice(5), statements: stop.statements });
  const lookAt = (chosen: number): void => {
    setHeld(null);
    onLook(hearings[chosen]?.time ?? '');
  };
  const letGo = (): void => {
    isHeld.current = false;
    if (held !== null) lookAt(held);
  };
  return (
    <section className="look-back" data-past={shown !== null || undefined} aria-label={say('title')}>
      <p className="look-back-told">
        <Icon name="clock" />
        <b>{shown === null ? say('now') : say('past', { time: shown.at })}</b>
        {shown !== null && isShipTyped && <small>{say('typedShip')}</small>}
      </p>
      <span className="look-back-buttons">
        {shown !== null || refusal !== null ? (
          <Button size={24} onClick={() => onLook('')}>
            {say('backToNow')}
          </Button>
        ) : null}
        <Button size={24} variant="icon" icon="close" aria-label={say('close')} onClick={onClose} />
      </span>
      <label className="look-back-slider">
        <input
          type="range"
          aria-label={say('slider')}
          aria-valuetext={words}
          min={0}
          max={nowIndex}
          value={index}
          disabled={nowIndex === 0}
          onPointerDown={() => (isHeld.current = true)}
          onPointerUp={letGo}
          onPointerCancel={letGo}
          onChange={({ target }) => (isHeld.current ? setHeld(Number(target.value)) : lookAt(Number(target.value)))}
        />
        <span className="ml-mono" aria-hidden="true">
          {words}
        </span>
      </label>
      <form
        className="look-back-time"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== '') onLook(typed.trim());
        }}
      >
        <TextField
          label={say('time')}
          isLabelHidden
          isMono
          maxLength={32}
          value={typed}
          placeholder={say('timeHint')}
          onChange={setTyped}
        />
        <Button size={32} type="submit">
          {say('look')}
        </Button>
      </form>
      {refusal !== null && (
        <p className="look-back-refused" role="alert">
          {say('refused', { reason: refusal })}
        </p>
      )}
      <p className="ml-visually-hidden" role="status">
        {shown !== null && say('told', { time: shown.at, ...shown.news })}
      </p>
    </section>
  );
}
