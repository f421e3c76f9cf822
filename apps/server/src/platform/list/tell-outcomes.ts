import { repeatedTexts, type SubscribeCode } from '@mastlight/domain/vocabulary/subscribe-outcome';

/** One of the things that a call wants to add to a list. */
export interface Asked {
  /** What two of the same have in common. */
  readonly key: string;
  /** Why it cannot be added at all; null when nothing is wrong with it. */
  readonly fault: string | null;
}

/** What a batch has come to, by key. */
export interface BatchResult {
  /** Ids of the rows that it added. */
  readonly added: ReadonlyMap<string, number>;
  /** Ids of the rows that were there before. */
  readonly known: ReadonlyMap<string, number>;
  /** Why the rest was not added. */
  readonly refused: ReadonlyMap<string, string>;
}

export interface SubscribeOutcome {
  readonly code: SubscribeCode;
  /** Null when it was added. */
  readonly reason: string | null;
  /** The row it has now, whoever added it; null when it has none. */
  readonly id: number | null;
}

/** What became of each thing that was asked for, in the order in which it was: a batch never fails as a whole (R-7.6-05). */
export function tellOutcomes(asked: readonly Asked[], { added, known, refused }: BatchResult): SubscribeOutcome[] {
  const told = new Set<string>();
  return asked.map(({ key, fault }) => {
    if (fault !== null) return { code: 'failed', reason: fault, id: null };
    const id = added.get(key) ?? known.get(key) ?? null;
    const refusal = refused.get(key);
    if (id === null && refusal !== undefined) return { code: 'failed', reason: refusal, id };
    const isRepeated = told.has(key);
    told.add(key);
    if (isRepeated) return { code: 'repeated', reason: repeatedTexts.inBatch, id };
    return added.has(key) ? { code: 'added', reason: null, id } : { code: 'repeated', reason: repeatedTexts.alreadySubscribed, id };
  });
}
