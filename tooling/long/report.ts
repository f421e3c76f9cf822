import { stripVTControlCharacters } from 'node:util';
import type { Goal } from './goals';

/** What became of a goal. `not run`: the time of the run was over before. */
export type Verdict = 'ok' | 'MISSED' | 'TIMED OUT' | 'MISSING' | 'NOT RUN';

export interface Result {
  readonly goal: Pick<Goal, 'id' | 'what'>;
  readonly verdict: Verdict;
  /** What the goal says of itself, in one line. */
  readonly text: string;
  readonly seconds: number;
}

/**
 * Reads a goal's output: its lines `LONG <id> …` or `<id> …`, else how many tests
 * passed, else the lines its measures stand in. A goal whose number does not
 * appear, or that ran no test, has missed.
 */
export function readOutput(
  goal: Pick<Goal, 'id' | 'measures'>,
  printed: string,
  exitCode: number | null,
): { verdict: Verdict; text: string } {
  const lines = stripVTControlCharacters(printed).split(/\r?\n/);
  const own = goal.id
    .split(', ')
    .flatMap((id) =>
      lines.flatMap((line) => [`LONG ${id} `, `${id} `].filter((start) => line.startsWith(start)).map((start) => line.slice(start.length))),
    );
  const output = lines.join('\n');
  const measured = (goal.measures ?? []).map(({ pattern, atLeast = -Infinity, atMost = Infinity }) => {
    const found = pattern.exec(output);
    const value = found ? Number(found[1]!.replaceAll(',', '')) : Number.NaN;
    return { line: found ? lineAround(output, found.index) : null, isMet: value >= atLeast && value <= atMost };
  });
  const passed = /^\s*Tests\s+(?:.*\s)?(\d+) passed/m.exec(output)?.[1];
  const said = own.length > 0 ? own : measured.flatMap(({ line }) => line ?? []);
  const text = said.length > 0 ? [...new Set(said)].join('; ') : passed ? `${passed} tests passed` : 'printed no result';
  const hasResult = said.length > 0 || passed !== undefined;
  return {
    verdict: exitCode === 0 && hasResult && measured.every(({ isMet }) => isMet) ? 'ok' : 'MISSED',
    text: text.replace(/\s+/g, ' ').trim(),
  };
}

function lineAround(text: string, at: number): string {
  return text.slice(text.lastIndexOf('\n', at) + 1).split('\n', 1)[0]!;
}

/** The line that is printed when a goal has ended. */
export function showResult({ goal, verdict, text, seconds }: Result): string {
  return `${goal.id} ${verdict} ${text} ${Math.round(seconds)} s`;
}

export const tableBegin = '<!-- npm run long writes from here -->';
export const tableEnd = '<!-- to here -->';
const head = ['| Date | Goal | What | Result | Took | Met |', '|---|---|---|---|---|---|'];

/**
 * Puts results into the table between the two marks of `page`: a goal that ran
 * gets a new row in its place or at the end, the others keep theirs.
 *
 * @throws Error when the page lacks the marks.
 */
export function updateTable(page: string, results: readonly Result[], date: string): string {
  const [from, to] = [page.indexOf(tableBegin), page.indexOf(tableEnd)];
  if (from < 0 || to < from) throw new Error(`The page lacks ${tableBegin} … ${tableEnd}.`);
  const rows = new Map<string, string>();
  for (const line of page.slice(from, to).split('\n')) {
    const id = /^\| \d{4}-\d\d-\d\d \| ([^|]+) \|/.exec(line)?.[1];
    if (id) rows.set(id, line);
  }
  for (const { goal, verdict, text, seconds } of results) {
    if (verdict === 'NOT RUN') continue;
    const met = verdict === 'ok' ? 'yes' : `**${verdict.toLowerCase()}**`;
    rows.set(goal.id, `| ${date} | ${goal.id} | ${goal.what} | ${text.replaceAll('|', '\\|')} | ${Math.round(seconds)} s | ${met} |`);
  }
  return `${page.slice(0, from)}${[tableBegin, ...head, ...rows.values()].join('\n')}\n${page.slice(to)}`;
}
