import type { FactsEntry } from './facts-matcher';

/**
 * The entries of a facts file: one object, a list of objects, one object per
 * line, or the rows of a table under the names in its first line (`.tsv`).
 *
 * @returns the number of the line that is none of these, or no JSON
 */
export function readFacts(path: string, text: string): readonly FactsEntry[] | number {
  if (path.endsWith('.tsv')) return readTable(text);
  const whole = parse(text);
  if (Array.isArray(whole)) return asEntries(whole.map((stated, index) => [index + 1, stated]));
  if (whole !== undefined) return asEntries([[1, whole]]);
  const isList = path.endsWith('.jsonl') || parse(text.trimStart().split(/\r?\n/, 1)[0] as string) !== undefined;
  if (!isList) return faultLine(text);
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

/** The line of a JSON text that is none, in which its fault stands; its last one where it breaks off. */
function faultLine(text: string): number {
  const lines = text
    .replace(/^\u{feff}/u, '')
    .trimEnd()
    .split('\n');
  let [sound, faulty] = [0, lines.length];
  while (faulty - sound > 1) {
    const middle = (sound + faulty) >> 1;
    if (breaksOff(`${lines.slice(0, middle).join('\n')}\n`)) sound = middle;
    else faulty = middle;
  }
  return faulty;
}

/** True for a text that could go on to be JSON: its fault is its end. Not every version of Node says where a fault is. */
function breaksOff(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (fault) {
    const message = fault instanceof Error ? fault.message : '';
    const position = /at position (\d+)/.exec(message)?.[1];
    return message.includes('end of JSON input') || (position !== undefined && Number(position) >= text.length);
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
