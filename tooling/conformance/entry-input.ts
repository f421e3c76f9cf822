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
 * the lines of each message where one takes several NMEA sentences, whatever
 * stands between them; null when the entries are not one for each.
 */
export function splitCapture(capture: string, count: number): readonly string[] | null {
  const lines = capture.split(/\r?\n/).filter((line) => /^\s*[!$\\\da-fA-F]/.test(line));
  if (lines.length === count) return lines;
  const groups: string[] = [];
  const open = new Map<string, number>();
  for (const line of lines) {
    const [, total, part, key = ''] = /!\w{5},(\d+),(\d+),(\d*,\w*),/.exec(line) ?? [];
    const begun = Number(part) > 1 ? open.get(key) : undefined;
    if (begun !== undefined) groups[begun] += `\n${line}`;
    else groups.push(line);
    if (part === total) open.delete(key);
    else if (begun === undefined) open.set(key, groups.length - 1);
  }
  return groups.length === count ? groups : null;
}
