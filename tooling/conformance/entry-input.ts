import { plainName } from './document-facts/fact-names';
import type { FactsEntry } from './facts-matcher';

/** Plain names of the keys under which an entry carries its own input. */
export const inputNames: readonly string[] = ['frame', 'frames', 'nmea', 'sentence', 'sentences', 'input', 'inputbytes', 'hex', 'edi'];

/** The input that an entry carries with it, its parts one per line; null when it speaks of what lies beside it. */
export function inlineInput({ stated }: FactsEntry): string | null {
  for (const [name, value] of Object.entries(stated)) {
    if (!inputNames.includes(plainName(name))) continue;
    if (typeof value === 'string') return value;
    const isList = Array.isArray(value) && value.length > 0 && value.every((part) => typeof part === 'string');
    if (isList) return value.join('\n');
  }
  return null;
}

/**
 * The parts of a capture that `count` entries speak of in turn: its lines, or
 * its groups of lines where a message takes several NMEA sentences; null when
 * the entries are not one for each.
 */
export function splitCapture(capture: string, count: number): readonly string[] | null {
  const lines = capture.split(/\r?\n/).filter((line) => /^\s*[!$\\\da-fA-F]/.test(line));
  if (lines.length === count) return lines;
  const groups: string[] = [];
  for (const line of lines) {
    const part = Number(/!\w{5},\d+,(\d+),/.exec(line)?.[1] ?? 1);
    if (part > 1 && groups.length > 0) groups[groups.length - 1] += `\n${line}`;
    else groups.push(line);
  }
  return groups.length === count ? groups : null;
}
