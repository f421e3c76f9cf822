import { billSubscriptionRefusals as refusals } from '@mastlight/domain/bill-subscription/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { judgeBillNo } from '@mastlight/domain/bill-subscription/judge-bill-no';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { billRowsTopic } from '@mastlight/domain/bill-subscription/topics';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { publishChange } from '../../../platform/live';
import type { Parts } from '../parts';
import { openQuota } from '../quota';
import { findBill } from '../queries/find-bill';
import { changeBillNo as storeBillNo, selectKnown } from '../store';
import { refreshRows } from './refresh-rows';
import { requestRefresh } from './request-refresh';

/**
 * Corrects the bill number of a subscription (R-7.4-41); what was known of the
 * wrong number goes with it.
 *
 * @throws BusinessError 400 for what is no bill number, 409 when it is followed already, 404 without such a row,
 * 429 when a quota allows no new number.
 */
export async function changeBillNo(parts: Parts, session: Session, id: number, blno: string): Promise<void> {
  const { platform, tracking } = parts;
  const { ownerKey } = session;
  const { billNo, faultCode } = judgeBillNo(blno);
  if (faultCode !== null) throw refuse(refusals[faultCode], {}, { field: 'blno' });
  await countNewNumber(parts, session, id, billNo);
  let port: PortCode | null = null;
  await inTransaction(platform.database, { ownerKey }, async (transaction) => {
    const changed = await storeBillNo(transaction, ownerKey, id, billNo);
    if (changed === 'taken') throw refuse(refusals.alreadySubscribed, {});
    if (changed === null) throw new BusinessError(404);
    port = changed;
    await tracking.requestBills(transaction, changed, [billNo]);
    await requestRefresh(transaction, changed, [billNo]);
    await publishChange(transaction, { ownerKey, topic: billRowsTopic, ids: [id] });
  });
  if (port !== null) await refreshRows(parts, port, [billNo]);
}

/** Counts the number as one more that the account asks for, in a transaction of its own: a refusal counts too. */
async function countNewNumber(parts: Parts, session: Session, id: number, billNo: string): Promise<void> {
  const { database } = parts.platform;
  const { ownerKey } = session;
  const row = await findBill(database, ownerKey, { id });
  if (!row) throw new BusinessError(404);
  const usedUp = await inTransaction(database, { ownerKey }, async (transaction) => {
    const quota = await openQuota(parts, transaction, session);
    if ((await selectKnown(transaction, ownerKey, row.port, [billNo])).length > 0) return null;
    return (await quota.allow(row.port, [billNo], row.bill_no)).refused.get(billNo) ?? null;
  });
  if (usedUp) throw usedUp.refusal;
}
