/** What became of one file of tests. */
export interface FileCounts {
  readonly path: string;
  readonly project: string;
  readonly passed: number;
  readonly failures: readonly string[];
  /** Whether it came to its end, well or badly. */
  readonly isEnded: boolean;
  readonly seconds: number;
}

/** What the reporter writes of a run. */
export interface Counts {
  readonly files: readonly FileCounts[];
  /** What went wrong in no file. */
  readonly outside: readonly string[];
}

export interface Judged {
  readonly passed: number;
  readonly failures: readonly string[];
  readonly unsteady: readonly { readonly path: string; readonly message: string }[];
  readonly setAside: readonly string[];
  readonly files: readonly FileCounts[];
}

export const mostLookedAtAgain: number;
export function judge(
  counts: Counts,
  runAlone: (file: FileCounts) => Promise<Counts | null>,
  setAside: ReadonlySet<string>,
): Promise<Judged>;
