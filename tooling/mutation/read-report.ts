import type { Area } from './areas';
import type { AcceptedSurvivor } from './accepted-survivors';

/** Both from 1 on; an end lies behind the last sign. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** What of a mutation report we read (mutation-testing-report-schema 2). */
export interface Report {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string;
        readonly mutants: readonly {
          readonly replacement?: string;
          readonly status: string;
          readonly location: { readonly start: Place; readonly end: Place };
        }[];
      }
    >
  >;
}

/** A change of the rules that no test noticed. */
export interface Survivor {
  readonly file: string;
  readonly line: number;
  /** The line as it stands. */
  readonly text: string;
  /** What of it was changed, and to what. */
  readonly change: string;
  /** Why it may live; null: it may not. */
  readonly reason: string | null;
}

export interface Score {
  readonly area: Area;
  readonly killed: number;
  readonly counted: number;
  readonly survivors: readonly Survivor[];
  /** Accepted survivors of these files that no longer survive, or are no more. */
  readonly stale: readonly AcceptedSurvivor[];
  readonly byFile: readonly { readonly file: string; readonly killed: number; readonly counted: number }[];
}

const killedStates = new Set(['Killed', 'Timeout']);
const survivedStates = new Set(['Survived', 'NoCoverage']);

/** The changes that lived though nobody has said why they may. */
export function withoutReason({ survivors }: Pick<Score, 'survivors'>): readonly Survivor[] {
  return survivors.filter(({ reason }) => reason === null);
}

/** Per cent of the mutants that some test noticed; those that do not compile do not count. */
export function percentOf({ killed, counted }: Pick<Score, 'killed' | 'counted'>): number {
  return counted === 0 ? 100 : (killed / counted) * 100;
}

function codeOf(lines: readonly string[], { start, end }: { readonly start: Place; readonly end: Place }): string {
  const within = lines.slice(start.line - 1, end.line);
  const behind = within.at(-1)!.length - (end.column - 1);
  const code = within.join('\n').slice(start.column - 1);
  return behind === 0 ? code : code.slice(0, -behind);
}

/** In one line; of a whole block or a long table its head and its end. */
function brief(code: string): string {
  const line = code.replace(/\s+/g, ' ').trim();
  return line.length <= 160 ? line : `${line.slice(0, 100)} … ${line.slice(-40)}`;
}

/** Counts a report. Survivors that are accepted with a reason change nothing that anybody could see, and do not count. */
export function readReport(area: Area, report: Report, accepted: readonly AcceptedSurvivor[]): Score {
  const survivors: Survivor[] = [];
  const met = new Set<AcceptedSurvivor>();
  const byFile = Object.entries(report.files).map(([file, { source, mutants }]) => {
    const lines = source.split('\n');
    const killed = mutants.filter(({ status }) => killedStates.has(status)).length;
    const lived = mutants
      .filter(({ status }) => survivedStates.has(status))
      .map(({ replacement = '', location }): Survivor => {
        const text = lines[location.start.line - 1]!.trim();
        const change = `${brief(codeOf(lines, location))} → ${brief(replacement)}`;
        const known = accepted.find((one) => file.endsWith(one.file) && text === one.text && change === one.change);
        if (known) met.add(known);
        return { file, line: location.start.line, text, change, reason: known?.reason ?? null };
      });
    survivors.push(...lived);
    return { file, killed, counted: killed + lived.filter(({ reason }) => reason === null).length };
  });
  return {
    area,
    survivors,
    stale: accepted.filter((one) => !met.has(one) && byFile.some(({ file }) => file.endsWith(one.file))),
    byFile,
    killed: byFile.reduce((sum, one) => sum + one.killed, 0),
    counted: byFile.reduce((sum, one) => sum + one.counted, 0),
  };
}
