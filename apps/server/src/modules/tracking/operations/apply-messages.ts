import type { NewFact } from '@mastlight/domain/tracking/fact';
import type { Transaction } from '../../../platform/db/transaction';
import { appendFacts } from '../store/append-facts';
import { saveSubjects } from '../store/message-subjects';
import { stateFacts, type Stated } from '../stated-facts';
import { takeTurnToAppend } from '../store/turn';
import type { Parts } from '../parts';
import type { Applied, HeardMessages } from '../tracking-door';
import { boundBoxes } from './bound-boxes';
import { deriveTouched } from './derive-touched';

/** What one raw message may state: the largest ship's list with several bills a box is a third of it. */
const factsMax = 200_000;

/**
 * Appends what messages state and derives the followed
 * bills and calls they touch; see `TrackingDoor.applyMessages`.
 *
 * @throws RangeError when one raw message states more facts than any real one
 */
export async function applyMessages(
  parts: Parts,
  transaction: Transaction,
  heard: readonly HeardMessages[],
): Promise<ReadonlyMap<number, Applied>> {
  await parts.months.ensure(heard.map(({ heardMs }) => heardMs));
  const told = new Map(heard.map((one): [number, Stated] => [one.messageId, stateFacts(one, factsMax)]));
  const ports = await takeTurnToAppend(transaction, factsOf(told));
  const stated = await boundBoxes(transaction, told);
  const facts = factsOf(stated);
  const added = await appendFacts(transaction, facts, new Set(heard.flatMap(({ messageId, isRepeat }) => (isRepeat ? [messageId] : []))));
  await saveSubjects(transaction, [...stated.keys()], facts);
  if (added.size > 0) {
    const sinceMs = heard.reduce((first, { heardMs }) => Math.min(first, heardMs), Infinity);
    await deriveTouched(parts, transaction, ports, sinceMs);
  }
  return new Map(
    [...stated].map(([messageId, own]) => [
      messageId,
      { stated: own.facts.length, added: added.get(messageId) ?? 0, foreign: own.foreign, crowded: own.crowded, oddTimes: own.oddTimes },
    ]),
  );
}

function factsOf(stated: ReadonlyMap<number, Stated>): NewFact[] {
  const facts: NewFact[] = [];
  for (const own of stated.values()) for (const fact of own.facts) facts.push(fact);
  return facts;
}
