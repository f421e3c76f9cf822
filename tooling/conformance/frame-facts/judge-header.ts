import type { WireMessage } from '@mastlight/wire';
import type { FactOutcome } from '../facts-matcher';
import { showTold } from './compare-values';
import { notes } from './judge-fields';

/** What collectors compute of a frame: names that say the frame is no sound one when they are false. */
const soundness: readonly string[] = ['framed', 'checksum_ok', 'crc_ok'];
/** Names that say so by the length of the usual header; vendors have others. */
const lengths: readonly string[] = ['body_len_ok', 'length_ok'];

/** True when the facts say that the frame is broken: it was truncated or edited by its author. */
export function isStatedBroken(header: Readonly<Record<string, unknown>>, message: WireMessage | null): boolean {
  return [...soundness, ...(message === null ? lengths : [])].some((name) => header[name] === false);
}

/** One outcome for every stated header value; `said` has what was read, under the same names. */
export function judgeHeader(header: Readonly<Record<string, unknown>>, said: Readonly<Record<string, unknown>>): FactOutcome[] {
  return Object.entries(header).map(([name, stated]) => {
    const value = Object.hasOwn(said, name) ? said[name] : undefined;
    return { name: `computed_header.${name}`, stated: String(stated), said: showTold(value), isMatch: isSame(name, stated, value) };
  });
}

function isSame(name: string, stated: unknown, said: unknown): boolean {
  if (stated === said) return true;
  if (typeof stated !== 'string' || typeof said !== 'string') return false;
  if (name === 'phone') return stated.replace(/^0+/, '') === said.replace(/^0+/, '');
  return stated.toLowerCase() === said.toLowerCase();
}

/**
 * What is stated about a frame that is stated to be broken. It is to be
 * refused, and then nothing about its content is asked for; where it was read,
 * every fact is one that does not match.
 */
export function judgeBroken(stated: Readonly<Record<string, unknown>>, message: WireMessage | null): FactOutcome[] {
  if (message === null) return [];
  return Object.entries(stated)
    .filter(([name]) => !notes.has(name))
    .map(([name, value]) => ({ name, stated: JSON.stringify(value), said: '读入了', isMatch: false }));
}
