import { dueAt } from '@mastlight/domain/toker/edition-day';
import { followUpsDue } from '@mastlight/domain/toker/events';
import { namesTold } from '@mastlight/domain/toker/limits';
import { inTransaction } from '../../../platform/db/transaction';
import type { TokerParts } from '../parts';
import { findDueOwners } from '../queries/find-due';
import { takeDue } from '../store/own';

const ownersAtOnce = 200;

/** Tells each owner once on a day whom he has put down for it, in one transaction each: after a crash none is told twice. */
export async function tellDue({ platform }: Pick<TokerParts, 'platform'>): Promise<void> {
  const { database, clock, outbox } = platform;
  const due = dueAt(clock.nowMs());
  if (due === null) return;
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
