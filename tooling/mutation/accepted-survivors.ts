/** A mutant that no test can notice, for it changes nothing that anybody could see; with the reason. */
export interface AcceptedSurvivor {
  /** Path below `packages/domain/src`. */
  readonly file: string;
  /** The line as it stands, without its indentation. */
  readonly text: string;
  /** The change as the run prints it. */
  readonly change: string;
  readonly reason: string;
}

export const acceptedSurvivors: readonly AcceptedSurvivor[] = [];
