import type { FormatReader } from '../format-reader';
import type { ShipmentEvent } from '../message';
import { skipBlank } from '../syntax/charset';
import type { WirePlace } from '../syntax/finding-log';
import { wireLimits } from '../syntax/limits';
import { OnceLog } from '../syntax/once-log';
import { asJsonBytes, JsonCursor, JsonObject, JsonRefusal, type JsonValue } from '../syntax/read-json';
import type { ReadingCollector } from '../syntax/reading-collector';
import { EventFields } from './event-fields';
import { readEvent } from './read-event';
import { eventsExcerpt } from './excerpt';

/**
 * Property names that events have and the rows of a port have not. They stand
 * in front of a colon, so a text that speaks of them is none.
 */
const eventProperty =
  /"(?:event(?:ID|ClassifierCode|DateTime|CreatedDateTime|TypeCode|Location)|(?:shipment|transport|equipment)EventTypeCode|retractedEventID|documentReferences|transportCall|equipmentReference|emptyIndicatorCode)"\s*:/;
const eventType = /"eventType"\s*:\s*"(?:SHIPMENT|TRANSPORT|EQUIPMENT|IOT|REEFER)"/;
const emptyEnvelope = /^\{\s*"events"\s*:\s*\[/;

/**
 * Reads DCSA Track & Trace events, versions 2.2 and 3.0 (drafts), as JSON: an
 * array, one event, an envelope with `events`, or one of these per line. Every
 * document is one message; an event that cannot be used is left out, and a
 * document whose events are all refused, or that is no JSON, is refused.
 */
export const dcsaEvents: FormatReader = {
  format: 'dcsa-events',
  words: { name: ['DCSA 事件 JSON', 'DCSA Track & Trace JSON'], piece: ['个事件', 'event'] },
  isEdited: true,
  recognizes: (head) =>
    (head.startsWith('{') || head.startsWith('[')) && (eventProperty.test(head) || eventType.test(head) || emptyEnvelope.test(head)),
  read: readDcsaEvents,
  excerpt: eventsExcerpt,
};

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** So many events take about two milliseconds. */
const eventsPerStep = 100;

function* readDcsaEvents(bytes: Buffer, out: ReadingCollector): Generator<void> {
  const input = asJsonBytes(bytes, out.log);
  const once = new OnceLog(out.log);
  let at = skipBlank(input, 0);
  while (at < input.length) {
    const cursor = new JsonCursor(input, at, out.log);
    const broken = cursor.findBrokenKey();
    if (broken !== null) {
      out.log.refuse('json-malformed', { offset: broken.offset }, broken.detail);
      at = findNextLine(input, Math.max(broken.offset, at + 1));
      yield;
      continue;
    }
    const document = new EventDocumentReading({ offset: at }, cursor, once);
    try {
      for (const count of document.run()) if (count % eventsPerStep === 0) yield;
      document.handOver(out);
      at = skipBlank(input, cursor.at);
    } catch (refusal) {
      if (!(refusal instanceof JsonRefusal)) throw refusal;
      out.log.refuse(refusal.code, { offset: refusal.offset }, refusal.detail);
      at = findNextLine(input, Math.max(refusal.offset, at + 1));
    }
    yield;
  }
}

/** Where the next line that begins with an object stands: the rest of a file with one event per line. */
function findNextLine(bytes: Buffer, from: number): number {
  const before = bytes.indexOf('\n{', from - 1);
  return before < 0 ? bytes.length : before + 1;
}

/** One JSON document, event by event: a file of any length holds one of them as text at a time. */
class EventDocumentReading {
  /** Events met, refused ones included. */
  private count = 0;
  private readonly events: ShipmentEvent[] = [];
  private isDraft = false;
  private readonly ids = new Set<string>();

  constructor(
    private readonly place: WirePlace,
    private readonly cursor: JsonCursor,
    private readonly once: OnceLog,
  ) {}

  /** Reads the document; gives the count of events after each of a list, that of members after each of an object. */
  *run(): Generator<number> {
    const { cursor } = this;
    const container = cursor.peek();
    if (container === 'array') {
      yield* this.takeItems(0);
      return;
    }
    if (container === null) {
      this.takeEvent(cursor.read());
      return;
    }
    const object = new JsonObject(cursor.at);
    let isEnvelope = false;
    let memberCount = 0;
    for (const key of cursor.members()) {
      yield ++memberCount;
      if (key === 'events' && cursor.peek() === 'array') {
        isEnvelope = true;
        yield* this.takeItems(1);
      } else {
        cursor.keep(object, key, 1);
      }
    }
    // What stands beside the events (pages, links) speaks of the answer and not of them.
    if (!isEnvelope) this.takeEvent(object);
  }

  /** Ends the document: its events as one message. An empty list is an answer and no mistake. */
  handOver(out: ReadingCollector): void {
    const { events, place, isDraft } = this;
    if (events.length > wireLimits.maxBoxesPerMessage) {
      out.log.refuse('too-many-events', place);
    } else if (events.length > 0) {
      out.accept(
        {
          kind: 'shipment-events',
          type: 'events',
          reference: null,
          function: 'original',
          prepared: null,
          vessel: null,
          version: isDraft ? '3.0' : '2.2',
          documentName: null,
          events,
        },
        events.length,
        place,
      );
    } else if (this.count > 0) {
      out.log.refuse('no-events', place);
    }
  }

  private *takeItems(depth: number): Generator<number> {
    for (const item of this.cursor.items(depth)) {
      this.takeEvent(item);
      yield this.count;
    }
  }

  /** The standard wants a UUID, told once: an event that comes again under its number would replace the first. */
  private checkId(id: string | null, place: WirePlace): void {
    if (id === null) return;
    if (!uuid.test(id)) this.once.note('odd-event-id', place, id);
    if (this.ids.has(id)) this.once.note('repeated-event-id', place, id);
    else this.ids.add(id);
  }

  private takeEvent(value: JsonValue): void {
    const { once } = this;
    this.count++;
    if (!(value instanceof JsonObject)) {
      once.log.note('not-an-event', { ...this.place, segment: this.count }, `[${this.count}]`);
      return;
    }
    const place = { offset: value.offset, segment: this.count };
    const read = readEvent(new EventFields(value, place, once));
    if (read === null) return;
    this.checkId(read.event.id, place);
    this.isDraft ||= read.isDraft;
    if (this.events.length <= wireLimits.maxBoxesPerMessage) this.events.push(read.event);
  }
}
