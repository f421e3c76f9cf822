import { chaseAgainMs } from '@mastlight/domain/bill-subscription/limits';
import { cleanNote } from '@mastlight/domain/vocabulary/clean-note';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import type { Session } from '../../../platform/http/session';
import type { Parts } from '../parts';
import { noteChase } from '../store/chase';
import { changeRows } from './change-rows';

/**
 * Notes that the caller asks outside about a bill, so that no colleague asks the same again.
 *
 * @throws BusinessError 400 when nothing is said of what, 404 for a bill that is not his.
 */
export async function chaseBill(
  parts: Parts,
  session: Session,
  { id, what }: { readonly id: number; readonly what: string },
): Promise<void> {
  const { ownerKey, userId } = session;
  const cleaned = cleanNote(what);
  if (cleaned === null) throw new BusinessError(400);
  await changeRows(parts, session, (tx) =>
    noteChase(tx, { ownerKey, id, byId: userId, what: cleaned }, Math.trunc(parts.platform.clock.nowMs()), chaseAgainMs),
  );
}
