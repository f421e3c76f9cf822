import { billRowsTopic } from '@mastlight/domain/bill-subscription/topics';
import type { Transaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { changeRows as changeListRows } from '../../../platform/list/change-rows';
import type { Parts } from '../parts';

/** Changes rows of the bill list, as `platform/list/change-rows` frames it. */
export function changeRows(
  { platform }: Parts,
  session: Session,
  change: (transaction: Transaction) => Promise<readonly number[]>,
): Promise<void> {
  return changeListRows(platform.database, billRowsTopic, session, change);
}
