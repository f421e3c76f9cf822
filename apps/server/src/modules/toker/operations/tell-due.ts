import { duesAt } from '@mastlight/domain/toker/edition-day';
import { followUpsDue } from '@mastlight/domain/toker/events';
import { namesTold } from '@mastlight/domain/toker/limits';
import { inTransaction } from '../../../platform/db/transaction';
import type { TokerParts } from '../parts';
import { findDueOwners } from '../queries/find-due';
import { takeDue } from '../store/own';

const ownersAtOnce = 200;

/**
 * Tells each owner once whom he has put down for a day, in one transaction each: after a crash none is told twice. What a day
 * without a server has missed is told with the next.
 */
export async function tellDue({ platform }: Pick<TokerParts, 'platform'>): Promise<void> {
  const { database, clock, outbox } = platform;
  for (const due of duesAt(clock.nowMs())) {
    for (let owners; owners === undefined || owners.length === ownersAtOnce;) {
      owners = await findDueOwners(database, due, ownersAtOnce);
      for (const ownerKey of owners) {
        await inTransaction(database, { ownerKey }, async (tx) => {
          const names = await takeDue(tx, ownerKey, due);
          if (names.length === 0) return;
          await outbox.emit(tx, followUpsDue, { ownerKey, day: due.day, names: names.slice(0, namesTold), count: names.length });
        });
      }
    }
  }
}
