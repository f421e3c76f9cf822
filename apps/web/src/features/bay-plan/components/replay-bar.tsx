import type { bayPlan } from '@mastlight/domain/bay-plan/contract';
import type { ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { Button, Icon, SegmentedControl } from '@mastlight/ui';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { indexOfPast, PastSlider } from '../../../platform/past-bar';
import { bayPlanWords } from '../texts/zh-CN';

export type Stops = ResponseData<typeof bayPlan.listStops>['list'];

/** How long a stop stands while it plays, in ms, at single speed. */
const stopMs = 1_200;
const speeds = ['1', '2', '4'] as const;
type Speed = (typeof speeds)[number];

/** 回放: a slider over the instants at which something was heard, which also plays by itself. Its right end is now. */
export function ReplayBar(props: {
  readonly stops: Stops;
  /** The instant on the page; null: now. */
  readonly at: string | null;
  /** What was asked for is on the page: only then the next is asked for. */
  readonly isShown: boolean;
  /** Why the instant cannot be shown. */
  readonly refusal: string | null;
  readonly hasOwn: boolean;
  /** Shows an instant; empty: now. */
  readonly onLook: (at: string) => void;
  readonly onClose: () => void;
}) {
  const { stops, at, isShown, refusal, hasOwn, onLook, onClose } = props;
  const say = useTexts(bayPlanWords);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('1');
  const last = stops.length;
  const index = indexOfPast(stops, at);
  const goesOn = isPlaying && isShown && refusal === null && index < last;
  useEffect(() => {
    if (!goesOn) return undefined;
    const timer = setTimeout(
      () => {
        // At its end it is the page of now, and stands still.
        if (index + 1 === last) setPlaying(false);
        onLook(stops[index + 1]?.time ?? '');
      },
      stopMs / Number(speed),
    );
    return () => clearTimeout(timer);
  }, [goesOn, index, last, onLook, speed, stops]);
  const play = (): void => {
    if (index === last) onLook(stops[0]!.time);
    setPlaying(true);
  };
  return (
    <section className="past-bar" data-past={at !== null || undefined} aria-label={say('replay.title')}>
      <p>
        <Icon name="clock" /> <b>{at === null ? say('replay.live') : say('replay.past', { time: at })}</b>{' '}
        {at !== null && <small>{say(hasOwn ? 'replay.others' : 'replay.hours')}</small>}
      </p>
      <span className="past-buttons">
        {at !== null && (
          <Button size={24} onClick={() => onLook('')}>
            {say('replay.back')}
          </Button>
        )}
        <Button size={24} variant="icon" icon="close" aria-label={say('replay.close')} onClick={onClose} />
      </span>
      <PastSlider
        label={say('replay.slider')}
        count={last}
        index={index}
        wordsOf={(place) => {
          const stop = stops[place];
          return stop === undefined ? say('replay.now') : say('replay.stop', { time: stop.time.slice(5), count: stop.statements });
        }}
        onLook={(place) => {
          setPlaying(false);
          onLook(stops[place]?.time ?? '');
        }}
      />
      <span className="past-buttons">
        <Button size={32} disabled={last === 0} onClick={isPlaying ? () => setPlaying(false) : play}>
          {say(isPlaying ? 'replay.pause' : 'replay.play')}
        </Button>
        <SegmentedControl<Speed>
          label={say('replay.speed')}
          segments={speeds.map((value) => ({ value, label: say('replay.times', { value }) }))}
          value={speed}
          onChange={setSpeed}
        />
      </span>
      {last === 0 && <p>{say('replay.none')}</p>}
      {refusal !== null && <p role="alert">{refusal}</p>}
      <p className="ml-visually-hidden" role="status">
        {at !== null && isShown && !isPlaying && say('replay.past', { time: at })}
      </p>
    </section>
  );
}
