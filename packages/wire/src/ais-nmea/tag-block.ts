import type { WireTime } from '../message';
import { readUnixTime } from './reception';

/** Sentences that belong together: the n-th of so many of one group. */
export interface TagGroup {
  readonly index: number;
  readonly count: number;
  readonly id: number;
}

/** What the tag block of a sentence says (NMEA 0183 4.10, 7): `c` time, `s` source, `g` group. */
export interface TagBlock {
  readonly time: WireTime | null;
  readonly station: string | null;
  readonly group: TagGroup | null;
}

/**
 * Reads the text between two backslashes.
 *
 * @returns null when its checksum is wrong or it has none
 */
export function readTagBlock(text: string): TagBlock | null {
  const star = text.lastIndexOf('*');
  if (star < 0 || !/^[0-9A-Fa-f]{1,2}$/.test(text.slice(star + 1))) return null;
  let xor = 0;
  for (let i = 0; i < star; i++) xor ^= text.charCodeAt(i);
  if (xor !== parseInt(text.slice(star + 1), 16)) return null;
  let time: WireTime | null = null;
  let station: string | null = null;
  let group: TagGroup | null = null;
  for (const field of text.slice(0, star).split(',')) {
    const value = field.slice(2);
    if (field.startsWith('c:')) time ??= readUnixTime(value);
    else if (field.startsWith('s:')) station ??= value === '' ? null : value;
    else if (field.startsWith('g:')) group ??= readGroup(value);
  }
  return { time, station, group };
}

function readGroup(text: string): TagGroup | null {
  const match = /^(\d{1,2})-(\d{1,2})-(\d{1,9})$/.exec(text);
  if (!match) return null;
  const [index, count, id] = match.slice(1).map(Number) as [number, number, number];
  return index >= 1 && index <= count ? { index, count, id } : null;
}
