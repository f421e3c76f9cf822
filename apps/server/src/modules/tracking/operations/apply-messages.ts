import type { NewFact } from '@mastlight/domain/tracking/fact';
import type { Transaction } from '../../../platform/db/transaction';
import { factsOfMessage } from '../facts-of-message';
import { appendFacts } from '../store/append-facts';
import { saveSubjects } from '../store/message-subjects';
import { takeTurnToAppend } from '../store/turn';
import type { Parts } from '../parts';
import type { Applied, HeardMessages } from '../tracking-door';
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
  const stated = new Map<number, number>();
  const facts: NewFact[] = [];
  for (const { messages, ...origin } of heard) {
    const before = facts.length;
    for (const message of messages) {
      for (const fact of factsOfMessage(message, origin)) facts.push(fact);
      if (facts.length - before > factsMax) throw new RangeError(`more than ${factsMax} facts in one message`);
    }
    stated.set(origin.messageId, (stated.get(origin.messageId) ?? 0) + facts.length - before);
  }
  const ports = await takeTurnToAppend(transaction, facts);
  const added = await appendFacts(transaction, facts);
  await saveSubjects(transaction, [...stated.keys()], facts);
  if (added.size > 0) {
    const sinceMs = heard.reduce((first, { heardMs }) => Math.min(first, heardMs), Infinity);
    await deriveTouched(parts, transaction, ports, sinceMs);
  }
  return new Map([...stated].map(([messageId, count]) => [messageId, { stated: count, added: added.get(messageId) ?? 0 }]));
}
