import { Button, ContainerNo, Lamp, Tag, useClockValue, type Clock } from '@mastlight/ui';
import { parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { sayHeard } from '../../../platform/format-age';
import type { EventFacts } from '../facts-shown';
import { lampOfTone } from '../lamps';
import { shortTime } from '../short-time';
import { trackingCaptions as captions } from '../texts';
import './event-list.css';

/** Everything that was said, newest first; what a later report took back is struck, not hidden. */
export function EventList(props: {
  readonly events: readonly EventFacts[];
  readonly clock: Clock;
  readonly onOpenMessage: (messageId: number) => void;
}) {
  const { events, clock, onOpenMessage } = props;
  if (events.length === 0) return <p className="tracking-none">{captions.noEvents}</p>;
  return (
    <ol className="tracking-events">
      {events.map((event) => (
        <li key={event.id} data-tone={event.tone} data-superseded={event.superseded || undefined}>
          <Lamp kind={event.superseded ? 'unlit' : lampOfTone[event.tone]} />
          {/* A plan has no moment of its own: what counts is when it was told. */}
          <time className="ml-mono" data-tip={event.time ?? event.heardTime}>
            {shortTime(event.time ?? event.heardTime)}
          </time>
          <span className="tracking-event-text">
            <b>{event.name}</b>
            {event.place && <span>{event.place}</span>}
            {event.ctnNo && <ContainerNo value={event.ctnNo} />}
            {event.text && <span data-tip={event.text}>{event.text}</span>}
            {event.superseded && <Tag tone="att">{captions.superseded}</Tag>}
          </span>
          <EventSource event={event} clock={clock} />
          <Button
            variant="icon"
            size={24}
            icon="doc"
            aria-label={captions.raw}
            disabled={event.messageId === 0}
            onClick={() => onOpenMessage(event.messageId)}
          />
        </li>
      ))}
    </ol>
  );
}

function EventSource({ event, clock }: { readonly event: EventFacts; readonly clock: Clock }) {
  const heardMs = parseShanghai(event.heardTime);
  // "收到" keeps the age of the report apart from the time of what it reports.
  const age = useClockValue((nowMs) => (heardMs === undefined ? '' : sayHeard(nowMs - heardMs)), clock);
  return (
    <span className="tracking-event-source" data-tip={event.heardTime}>
      {event.source} {age}
    </span>
  );
}
