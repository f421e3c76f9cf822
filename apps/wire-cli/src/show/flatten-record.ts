import { wireTimeAt, type Place, type Vessel, type WireTime } from '@mastlight/wire';
import { printable } from '../table/text-width';
import type { Words } from '../words/words';

/** One value of a record, ready to be shown. */
export interface Cell {
  readonly text: string;
  readonly isNumber: boolean;
  /** True for a time of day by the clock of `shownZone`, which its heading says. */
  readonly isClock?: boolean;
}

/** The zone of every time that is shown as an instant. */
export const shownZone = 'UTC+8';

/** A record with its nested objects laid flat; lists of larger objects stay lists. */
export interface FlatRecord {
  /** By path: field names joined by dots, in the order of the record. */
  readonly cells: ReadonlyMap<string, Cell>;
  readonly lists: ReadonlyMap<string, readonly object[]>;
}

/** Lists of no more objects than `inlineItemCount`, with no more fields than this, are shown inside their row. */
const inlineFieldCount = 3;
const inlineItemCount = 8;
const deepest = 6;
/** CCYYMMDD: what has no more digits tells no hours. */
const dateDigits = 8;
const dateLength = 'CCYY-MM-DD'.length;

/**
 * Lays `record` flat; what it does not tell (null, empty) has no cell.
 *
 * @param list the list in which the record is a row; lists of small objects
 * then stand in a cell of the row. Null for a whole message
 */
export function flattenRecord(record: object, words: Words, list: string | null): FlatRecord {
  const cells = new Map<string, Cell>();
  const lists = new Map<string, readonly object[]>();
  flattenInto(record, '', 0);
  return { cells, lists };

  function flattenInto(source: object, prefix: string, depth: number): void {
    for (const [key, value] of Object.entries(source)) {
      const path = prefix + key;
      // The words of a code stand in both languages; one of them is read.
      if (isOtherLanguage(key, source, words)) continue;
      const cell = isRole(key, value) ? told(words.role(list ?? '', value)) : cellOf(key, value, words);
      if (cell) cells.set(path, cell);
      else if (isListOfObjects(value)) {
        const inline = list !== null || prefix !== '' ? inlineCell(key, value, words) : null;
        if (inline === null) lists.set(path, value);
        else cells.set(path, inline);
      } else if (isObject(value) && depth < deepest) flattenInto(value, `${path}.`, depth + 1);
    }
  }
}

/** True for the words of a code in the language that is not shown. */
function isOtherLanguage(key: string, source: object, { language }: Words): boolean {
  return 'zh' in source && 'en' in source && key === (language === 'zh' ? 'en' : 'zh');
}

/** The texts of a list of small objects, `null` when they deserve a table of their own. */
function inlineCell(key: string, list: readonly object[], words: Words): Cell | null {
  if (list.length > inlineItemCount) return null;
  const texts: string[] = [];
  let isClock = false;
  for (const item of list) {
    const { cells: all, lists } = flattenRecord(item, words, key);
    const cells = new Map(all);
    if (lists.size > 0 || cells.size > inlineFieldCount) return null;
    // The number of a container as sent, and as a container number.
    for (const sent of ['number', 'equipmentNo']) {
      if (cells.get(sent)?.text === cells.get('containerNo')?.text) cells.delete(sent);
    }
    texts.push([...cells.values()].map(({ text }) => text).join('/'));
    isClock ||= [...cells.values()].some((cell) => cell.isClock === true);
  }
  return { text: texts.join(', '), isNumber: false, isClock };
}

/** The cell of a value that is one thing to a reader; null for what has parts of its own, and for nothing. */
function cellOf(key: string, value: unknown, words: Words): Cell | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number' && key.endsWith('Ms')) return { ...told(timeText(value)), isClock: true };
  // Six decimals of a degree are 10 cm; more is noise of the conversion.
  if (typeof value === 'number') return { text: String(Number(value.toFixed(6))), isNumber: true };
  if (typeof value === 'string') return told(words.value(key, value));
  if (typeof value === 'boolean') return told(words.truth(value));
  if (value instanceof Uint8Array) return told(Buffer.from(value).toString('hex'));
  if (Array.isArray(value)) return isListOfObjects(value) ? null : listCell(key, value, words);
  if (isTime(value)) return { ...told(wireTimeText(value)), isClock: tellsClock(value) };
  if (isVessel(value)) return vesselText(value, words);
  if (isPlace(value)) return joined([value.code, value.name], ' ');
  return null;
}

function listCell(key: string, list: readonly unknown[], words: Words): Cell | null {
  const cells = list.map((item) => cellOf(key, item, words));
  const whole = joined(
    cells.map((cell) => cell?.text ?? ''),
    ', ',
  );
  return whole && { ...whole, isClock: cells.some((cell) => cell?.isClock === true) };
}

function told(text: string): Cell {
  return { text: printable(text), isNumber: false };
}

function joined(parts: readonly (string | null)[], separator: string): Cell | null {
  const texts = parts.filter((part) => part !== null && part !== '');
  return texts.length === 0 ? null : told(texts.join(separator));
}

/** An instant as a port clock shows it, without seconds that are none. */
export function timeText(instantMs: number): string {
  return wireTimeAt(instantMs, 'dashed').raw.replace(/:00$/, '');
}

/** A time as it can be read: a date stays a date; as sent when it is no time. */
export function wireTimeText({ raw, instantMs }: WireTime): string {
  if (instantMs === null) return raw;
  const text = timeText(instantMs);
  return raw.replace(/\D/g, '').length <= dateDigits ? text.slice(0, dateLength) : text;
}

/** True for a time that is shown with hours, by the clock of `shownZone`. */
function tellsClock({ raw, instantMs }: WireTime): boolean {
  return instantMs !== null && raw.replace(/\D/g, '').length > dateDigits;
}

/** A heading with the zone of the times below it. */
export function headingOf(heading: string, cells: readonly (Cell | undefined)[]): string {
  return cells.some((cell) => cell?.isClock === true) ? `${heading} (${shownZone})` : heading;
}

/** A ship with its voyage on one line. */
function vesselText(vessel: Vessel, words: Words): Cell | null {
  const code = vessel.code === null ? null : `${words.value('scheme', vessel.scheme ?? 'other')} ${vessel.code}`;
  return joined(
    [
      vessel.name,
      vessel.voyage && `V.${vessel.voyage}`,
      code && `(${code})`,
      vessel.direction && words.value('direction', vessel.direction),
    ],
    ' ',
  );
}

/** The code of the part that a place, time, number or party plays. */
function isRole(key: string, value: unknown): value is string {
  return (key === 'qualifier' || key === 'role') && typeof value === 'string' && value !== '';
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOfObjects(value: unknown): value is readonly object[] {
  return Array.isArray(value) && isObject(value[0]) && !isTime(value[0]) && !isPlace(value[0]);
}

function isTime(value: unknown): value is WireTime {
  return isObject(value) && 'raw' in value && 'instantMs' in value;
}

function isPlace(value: unknown): value is Place {
  return isObject(value) && Object.keys(value).every((key) => key === 'code' || key === 'name') && 'code' in value;
}

function isVessel(value: unknown): value is Vessel {
  return isObject(value) && 'voyage' in value && 'scheme' in value;
}
