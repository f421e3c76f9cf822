import { Button, Icon, TextField } from '@mastlight/ui';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { indexOfPast, PastSlider } from '../../../platform/past-bar';
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
  const [typed, setTyped] = useState('');
  return (
    <section className="past-bar look-back" data-past={shown !== null || undefined} aria-label={say('title')}>
      <p className="look-back-told">
        <Icon name="clock" />
        <b>{shown === null ? say('now') : say('past', { time: shown.at })}</b>
        {shown !== null && isShipTyped && <small>{say('typedShip')}</small>}
      </p>
      <span className="past-buttons">
        {shown !== null || refusal !== null ? (
          <Button size={24} onClick={() => onLook('')}>
            {say('backToNow')}
          </Button>
        ) : null}
        <Button size={24} variant="icon" icon="close" aria-label={say('close')} onClick={onClose} />
      </span>
      <PastSlider
        label={say('slider')}
        count={hearings.length}
        index={indexOfPast(hearings, at)}
        wordsOf={(index) => {
          const stop = hearings[index];
          return stop === undefined ? say('stopNow') : say('stop', { time: stop.time.slice(5), statements: stop.statements });
        }}
        onLook={(index) => onLook(hearings[index]?.time ?? '')}
      />
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
      {refusal !== null && <p role="alert">{say('refused', { reason: refusal })}</p>}
      <p className="ml-visually-hidden" role="status">
        {shown !== null && say('told', { time: shown.at, ...shown.news })}
      </p>
    </section>
  );
}
