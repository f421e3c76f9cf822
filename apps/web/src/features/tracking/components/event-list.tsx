import { useState } from 'react';
import { Button, ContainerNo, Icon, Lamp, Tag, useClockValue, type Clock } from '@mastlight/ui';
import { parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { sayHeard } from '../../../platform/format-age';
import { useTexts } from '../../../platform/catalogue';
import type { EventFacts } from '../facts-shown';
import { foldEvents, type EventFold } from '../fold-events';
import { lampOfTone } from '../lamps';
import { shortTime } from '../short-time';
import { trackingTexts } from '../texts/zh-CN';
import { said } from '../../../platform/said';
import './event-list.css';

interface EventListProps {
  readonly events: readonly EventFacts[];
  /** Boxes of the bill. */
  readonly boxesTotal: number;
  /** Only what is about this box, and about the bill as a whole; null: everything. */
  readonly ctnNo: string | null;
  readonly clock: Clock;
  readonly onOpenMessage: (messageId: number) => void;
  /** Says that one is wrong; none: nobody answers. */
  readonly onReport?: (event: EventFacts) => void;
  /** Those that were reported, by their numbers, and whether the newest report has its answer. */
  readonly reported?: ReadonlyMap<number, 'waiting' | 'answered'>;
}

/** Everything that was said, newest first; what happened to many boxes is one line, what a later report took back is struck, not hidden. */
export function EventList({ events, boxesTotal, ctnNo, ...item }: EventListProps) {
  const say = useTexts(trackingTexts);
  const shown = ctnNo === null ? events : events.filter((event) => event.ctnNo === null || event.ctnNo === ctnNo);
  if (shown.length === 0) return <p className="tracking-none">{say('noEvents')}</p>;
  return (
    <ol className="tracking-events">
      {foldEvents(shown).map((line) =>
        line.kind === 'fold' ? (
          <FoldedEvents key={line.id} fold={line} boxesTotal={boxesTotal} {...item} />
        ) : (
          <EventItem key={line.event.id} event={line.event} {...item} />
        ),
      )}
    </ol>
  );
}

type ItemProps = Pick<EventListProps, 'clock' | 'onOpenMessage' | 'onReport' | 'reported'>;

function EventItem({ event, clock, onOpenMessage, onReport, reported }: { readonly event: EventFacts } & ItemProps) {
  const say = useTexts(trackingTexts);
  const named = { event: said(event.name), ctnNo: event.ctnNo ?? '' };
  const report = reported?.get(event.id);
  return (
    <li data-tone={event.tone} data-superseded={event.superseded || undefined}>
      <Lamp kind={event.superseded ? 'unlit' : lampOfTone[event.tone]} />
      {/* A plan has no moment of its own: what counts is when it was told. */}
      <time className="ml-mono" data-tip={event.time ?? event.heardTime}>
        {shortTime(event.time ?? event.heardTime)}
      </time>
      <span className="tracking-event-text">
        <b>{said(event.name)}</b>
        {event.place && <span>{said(event.place)}</span>}
        {event.ctnNo && <ContainerNo value={event.ctnNo} />}
        {event.text && <span data-tip={said(event.text)}>{said(event.text)}</span>}
        {event.superseded && <Tag tone="att">{say('superseded')}</Tag>}
      </span>
      <EventSource event={event} clock={clock} />
      <Button
        variant="icon"
        size={24}
        icon="doc"
        aria-label={say('rawOf', named)}
        disabled={event.messageId === 0}
        onClick={() => onOpenMessage(event.messageId)}
      />
      {onReport && (
        <Button
          variant="icon"
          size={24}
          icon="flag"
          aria-label={say(report === undefined ? 'reportOf' : `reported.${report}`, named)}
          data-report={report}
          onClick={() => onReport(event)}
        />
      )}
    </li>
  );
}

/** One line for an event of many boxes: 进港 20/20 箱, from when to when; a press shows each. */
function FoldedEvents({ fold, boxesTotal, ...item }: { readonly fold: EventFold } & Pick<EventListProps, 'boxesTotal'> & ItemProps) {
  const say = useTexts(trackingTexts);
  const [isOpen, setOpen] = useState(false);
  const newest = fold.events[0]!;
  const times = fold.events.map((event) => event.time ?? event.heardTime).sort();
  const [first = '', last = ''] = [times[0], times.at(-1)];
  return (
    <>
      <li data-tone={newest.tone} className="tracking-fold">
        <Lamp kind={lampOfTone[newest.tone]} />
        <time className="ml-mono" data-tip={`${first} – ${last}`}>
          {shortTime(last)}
        </time>
        <button type="button" className="tracking-event-text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <b>{said(newest.name)}</b>
          <span className="ml-mono">
            {fold.boxes}/{boxesTotal}
          </span>
          {newest.place && <span>{said(newest.place)}</span>}
          {first.slice(0, 16) !== last.slice(0, 16) && <span>{say('since', { time: first.slice(11, 16) })}</span>}
          <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} />
        </button>
        <EventSource event={newest} clock={item.clock} />
      </li>
      {isOpen && fold.events.map((event) => <EventItem key={event.id} event={event} {...item} />)}
    </>
  );
}

/** Who said it, and how long ago we heard: an age of its own, not that of the event. By a clock that stands, an instant of the past, when we heard. */
function EventSource({ event, clock }: { readonly event: EventFacts; readonly clock: Clock }) {
  const say = useTexts(trackingTexts);
  const heardMs = parseShanghai(event.heardTime);
  // "收到" keeps the age of the report apart from the time of what it reports.
  const age = useClockValue((nowMs) => (heardMs === undefined ? '' : sayHeard(nowMs - heardMs)), clock);
  return (
    <span className="tracking-event-source" data-tip={event.heardTime}>
      {said(event.source)} {clock.rate === 0 ? say('heard', { age: shortTime(event.heardTime) }) : age}
    </span>
  );
}
