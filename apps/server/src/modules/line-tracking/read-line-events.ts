import { createHash } from 'node:crypto';
import type { LineEvent } from '@mastlight/domain/line-tracking/line-event';
import { dayInstant } from '@mastlight/domain/vocabulary/day-instant';
import { carrierOfHead } from '@mastlight/domain/vocabulary/carrier';
import { readMessage, readPlaceTime, type ShipmentEvent, type WireTime } from '@mastlight/wire';

/** An event as it is kept, and what two tellings of it have in common. */
export interface ReadEvent {
  readonly event: LineEvent;
  readonly digest: string;
}

export const textMax = 200;
/** Half a sign that the cut left is none: the database takes no such text. */
export const cut = (text: string | null | undefined): string | null => text?.slice(0, textMax).replace(/[\ud800-\udbff]$/, '') ?? null;

/** What a page of a line's answer says of a bill. */
export interface ReadPage {
  readonly events: readonly ReadEvent[];
  /** Codes of what happened that no table holds, as the line wrote them: each is shown so, and never guessed (R-3.9-35). */
  readonly unknownCodes: ReadonlySet<string>;
}

/**
 * What a page of a line's answer says of a bill, one event a box. Events that name other bills alone are none of it: a line
 * that answers too much tells nothing to those who follow another shipment.
 *
 * @returns null when the page is not what a line answers with.
 */
export function readLineEvents(bytes: Uint8Array, number: string): ReadPage | null {
  const reading = readMessage(bytes);
  if (reading.format !== 'dcsa-events' && !isEmptyList(bytes)) return null;
  const own = reading.messages
    .flatMap((message) => (message.kind === 'shipment-events' ? message.events : []))
    .filter((event) => isOf(event, number));
  return {
    events: own.flatMap(eventsOf).map((event) => ({ event, digest: digestOf(event) })),
    unknownCodes: new Set(own.flatMap(({ status: { code, word } }) => (code !== null && word === null ? [code] : []))),
  };
}

/** What a box is, is no news of it: an event that was kept before its size was read is the same one. */
export const digestOf = ({ sizeType: _isNoNews, ...said }: LineEvent): string =>
  createHash('sha256').update(JSON.stringify(said)).digest('hex');

/** A list without any event is nobody's format. */
const isEmptyList = (bytes: Uint8Array): boolean => bytes.length < textMax && /^\s*\[\s*\]\s*$/.test(Buffer.from(bytes).toString());

/** A number without the head of its line: lines write theirs with it or without. */
export function withoutHead(number: string): string {
  const head = carrierOfHead(number)?.prefixes.find((prefix) => number.startsWith(prefix)) ?? '';
  return number.slice(head.length);
}

export function isOf(
  { billNos, bookingNos, retractsId }: Pick<ShipmentEvent, 'billNos' | 'bookingNos' | 'retractsId'>,
  number: string,
): boolean {
  if (retractsId !== null || billNos.length === 0) return true;
  const own = withoutHead(number);
  return [...billNos, ...bookingNos].some((named) => withoutHead(named.toUpperCase()) === own);
}

export function eventsOf(event: ShipmentEvent): LineEvent[] {
  const { status, classifier, where, legs, equipment } = event;
  const sea = legs.find(({ way, vessel }) => way === 'sea' && vessel !== null)?.vessel ?? null;
  const said = classifier?.word ?? 'actual';
  // What was asked of others is no expectation.
  if (said === 'requested') return [];
  const one: LineEvent = {
    id: cut(event.id),
    retractsId: cut(event.retractsId),
    createdMs: event.created?.instantMs ?? null,
    happenedMs: happenedMs(event.happened),
    offsetMinutes: offsetOf(event.happened, where?.code ?? null),
    classifier: said,
    code: cut(status.code) ?? '',
    word: status.word,
    document: cut(event.document?.kind),
    placeCode: cut(where?.code),
    placeName: cut(where?.name),
    vesselName: cut(sea?.name),
    voyage: cut(sea?.voyage),
    containerNo: null,
    isEmpty: null,
    isTransshipment: event.isTransshipment,
  };
  const boxes = equipment.filter(({ containerNo }) => containerNo !== null);
  if (boxes.length === 0) return [one];
  return boxes.map(({ containerNo, fullness, sizeType }) => ({
    ...one,
    containerNo,
    isEmpty: fullness === null ? null : fullness === 'empty',
    ...(sizeType !== null && { sizeType: sizeType.slice(0, textMax) }),
  }));
}

/** When it happened, ms since epoch; a day without an hour stays one. */
export function happenedMs(time: WireTime | null): number | null {
  if (time?.instantMs == null) return null;
  return time.isDay ? dayInstant(time.instantMs) : time.instantMs;
}

/** Minutes that the clock of the place is ahead of UTC, as an instant is written or as its place has it; null where neither is told. */
function offsetOf(time: WireTime | null, placeCode: string | null): number | null {
  const raw = time?.raw ?? '';
  // The day that was told, whatever clock: its midnight is that of Shanghai.
  if (time?.isDay) return shanghaiMinutes;
  if (time?.zone !== undefined) return readPlaceTime(raw, placeCode)?.offsetMinutes ?? null;
  if (/Z$/i.test(raw)) return 0;
  const [, sign, hours, minutes] = /([+-])(\d\d):?(\d\d)$/.exec(raw) ?? [];
  return sign === undefined ? null : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

const shanghaiMinutes = 480;
