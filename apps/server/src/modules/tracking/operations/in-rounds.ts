/** More subjects than this are derived in several rounds, so that memory stays flat. */
const subjectsPerRound = 500;

/** Derives subjects a bounded number at a time, one round after the other, in their order. */
export async function inRounds(subjects: readonly string[], deriveRound: (round: readonly string[]) => Promise<void>): Promise<void> {
  for (let from = 0; from < subjects.length; from += subjectsPerRound) await deriveRound(subjects.slice(from, from + subjectsPerRound));
}
