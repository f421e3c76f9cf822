import { cameOf } from '@mastlight/domain/manifest-query/came';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import { inTransaction } from '../../../platform/db/transaction';
import type { Parts } from '../parts';
import { findWaits } from '../queries/find-awaited';
import { holdWaits, keepBoxes, markHeard } from '../store';
import { gatherFor } from './gather-bills';
import { tellWaiting } from './tell-waiting';

/**
 * Looks for bills by sea that are waited for as their pages would show them: with the port's rows, and with what is said of
 * their boxes alone. Who waits for one of which there is something is told; of the others is kept which boxes they have, so
 * that what is said of these has them looked for again.
 */
export async function lookForAwaited(
  { platform, tracking }: Pick<Parts, 'platform' | 'tracking'>,
  billNos: readonly string[],
): Promise<void> {
  const { database } = platform;
  for (let left = billNos; left.length > 0;) {
    const waits = await findWaits(database, left);
    const again = new Set<string>();
    for (const [ownerKey, own] of groupBy(waits, (wait) => wait.ownerKey)) {
      const found = await gatherFor(
        { platform, tracking },
        ownerKey,
        'sea',
        own.map(({ billNo }) => billNo),
      );
      for (const { blno, statements, told, containerNos } of found) {
        const came = cameOf([...statements, ...told]);
        const known = own.find(({ billNo }) => billNo === blno)!.boxes;
        const isNew = came.length === 0 && containerNos.some((box) => !known.includes(box));
        if (came.length === 0 && !isNew) continue;
        await inTransaction(database, { ownerKey }, async (tx) => {
          if (came.length > 0) {
            const ended = await markHeard(tx, [{ mode: 'sea', billNo: blno }], platform.clock.nowMs(), ownerKey);
            return tellWaiting(platform, tx, ended, () => came);
          }
          // What was said of a box before it was known to be the bill's is there by now, and is found by another look.
          await holdWaits(tx, 'alone', containerNos);
          await keepBoxes(tx, ownerKey, blno, containerNos);
        });
        if (isNew) again.add(blno);
      }
    }
    left = [...again];
  }
}
