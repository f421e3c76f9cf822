import type { NewFact } from '@mastlight/domain/tracking/fact';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import type { Transaction } from '../../../platform/db/transaction';
import { factsOfMessage } from '../facts-of-message';
import { appendFacts } from '../store/append-facts';
import { findTouchedBills } from '../store/bills';
import { findTouchedCalls } from '../store/calls';
import { saveSubjects } from '../store/message-subjects';
import { takeTurnToAppend } from '../store/turn';
import type { Parts } from '../parts';
import type { Applied, HeardMessages } from '../tracking-door';
import { deriveBills } from './derive-bills';
import { deriveCalls } from './derive-calls';

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
    // A box's number may stand under bills of several ports; what was said of one port is no news in another.
    for (const [port, bills] of groupBy(await findTouchedBills(transaction), (bill) => bill.port)) {
      if (ports.has(port))
        await deriveBills(
          parts,
          transaction,
          port,
          bills.map(({ billNo }) => billNo),
          sinceMs,
        );
    }
    for (const [port, calls] of groupBy(await findTouchedCalls(transaction), (call) => call.port)) {
      if (ports.has(port))
        await deriveCalls(
          parts,
          transaction,
          port,
          calls.map(({ call }) => call),
        );
    }
  }
  return new Map([...stated].map(([messageId, count]) => [messageId, { stated: count, added: added.get(messageId) ?? 0 }]));
}
