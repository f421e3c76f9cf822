import type { FactsEntry } from './facts-matcher';

/**
 * The entries of a facts file: one object, a list of objects, one object per
 * line, or the rows of a table under the names in its first line (`.tsv`).
 *
 * @returns the number of the line that is none of these
 */
export function readFacts(path: string, text: string): readonly FactsEntry[] | number {
  if (path.endsWith('.tsv')) return readTable(text);
  const whole = parse(text);
  if (Array.isArray(whole)) return asEntries(whole.map((stated, index) => [index + 1, stated]));
  if (whole !== undefined) return asEntries([[1, whole]]);
  const lines = text.split(/\r?\n/).map((line, index): [number, string] => [index + 1, line]);
  return asEntries(lines.filter(([, line]) => line.trim() !== '').map(([line, json]) => [line, parse(json)]));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\u{feff}/u, ''));
  } catch {
    return undefined;
  }
}

function asEntries(lines: readonly (readonly [number, unknown])[]): readonly FactsEntry[] | number {
  const wrong = lines.find(([, stated]) => typeof stated !== 'object' || stated === null || Array.isArray(stated));
  if (wrong) return wrong[0];
  return lines.map(([line, stated]) => ({ line, stated: stated as FactsEntry['stated'] }));
}

function readTable(text: string): readonly FactsEntry[] {
  const [head = '', ...rows] = text.split(/\r?\n/);
  const names = head.split('\t');
  return rows
    .map((row, index) => ({ row, line: index + 2 }))
    .filter(({ row }) => row.trim() !== '')
    .map(({ row, line }) => {
      const values = row.split('\t');
      return { line, stated: Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])) };
    });
}
