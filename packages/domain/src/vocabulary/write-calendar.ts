/** A calendar as a file (RFC 5545). */
import { productNameLatin } from './product-name';
import { formatShanghai } from './shanghai-time';
import { utf8Bytes } from './utf8-bytes';

/** One entry. An entry of the same UID and a higher sequence takes the place of an older one. */
export interface CalendarEntry {
  readonly uid: string;
  readonly sequence: number;
  /** ms since epoch; the end may be the start. */
  readonly startMs: number;
  readonly endMs: number;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  /** It does not take place any more; a calendar that has it strikes it out. */
  readonly isCancelled?: boolean;
}

/** What a calendar says of itself. */
export interface CalendarHead {
  readonly name: string;
  /** What wrote it, in English. */
  readonly product: string;
  /** In which clock its times stand: with the zone beside them, or as they are everywhere. */
  readonly clock: 'shanghai' | 'utc';
}

/** Octets of a line without its end. */
const lineOctetsMax = 75;
/** China keeps UTC+8 the whole year, so its zone is one observance. */
const shanghai = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Shanghai',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZNAME:CST',
  'TZOFFSETFROM:+0800',
  'TZOFFSETTO:+0800',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/**
 * Writes a calendar: CRLF after every line, lines of 75 octets at most, text
 * escaped.
 *
 * @param nowMs when it is written, ms since epoch.
 */
export function writeCalendar({ name, product, clock }: CalendarHead, entries: readonly CalendarEntry[], nowMs: number): string {
  const stamp = utcTime(nowMs);
  const at = (instantMs: number): string => (clock === 'utc' ? `:${utcTime(instantMs)}` : `;TZID=Asia/Shanghai:${localTime(instantMs)}`);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${productNameLatin}//${product}//ZH`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...(clock === 'utc' ? [] : shanghai),
    ...entries.flatMap(({ uid, sequence, startMs, endMs, summary, location, description, isCancelled }) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(uid)}`,
      `DTSTAMP:${stamp}`,
      `SEQUENCE:${sequence}`,
      `DTSTART${at(startMs)}`,
      // An entry without an end is a moment.
      ...(endMs > startMs ? [`DTEND${at(endMs)}`] : []),
      `SUMMARY:${escapeText(summary)}`,
      `LOCATION:${escapeText(location)}`,
      ...(description === '' ? [] : [`DESCRIPTION:${escapeText(description)}`]),
      ...(isCancelled ? ['STATUS:CANCELLED'] : []),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** `20261012T100000Z`. */
const utcTime = (instantMs: number): string => new Date(instantMs).toISOString().replace(/[-:]|\.\d+/g, '');

/** `20261012T180000`, the clock of Shanghai. */
function localTime(instantMs: number): string {
  return formatShanghai(instantMs).replace(/[-:]/g, '').replace(' ', 'T');
}

/** Text as a property value: what parts values is escaped, and no control character gets into the file. */
function escapeText(text: string): string {
  return text
    .replace(/\r\n?|\n/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Folds a line between characters, so that no part has more octets than are allowed; each part after the first begins with a blank. */
function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = utf8Bytes(character);
    if (octets + size > lineOctetsMax) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
