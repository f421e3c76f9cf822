import type { FactOutcome } from '../facts-matcher';
import { showTold } from './compare-values';

/** What collectors compute of a frame: names that say the frame is no sound one when they are false. */
const soundness: readonly string[] = ['framed', 'checksum_ok', 'crc_ok'];

/** True when the facts say that the frame is broken: it was truncated or edited by its author. */
export function isStatedBroken(header: Readonly<Record<string, unknown>>): boolean {
  return soundness.some((name) => header[name] === false);
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

/** The one outcome of a frame that is stated to be broken: it is refused, and so is all that is stated about its content. */
export function judgeBroken(name: string, stated: string, refusal: string | null): FactOutcome {
  return { name, stated, said: refusal === null ? '读入了' : `拒收 [${refusal}]`, isMatch: refusal !== null };
}
