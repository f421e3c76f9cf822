import { judgeBillNo } from '@mastlight/domain/bill-subscription/judge-bill-no';
import { billSubscriptionRefusals as refusals } from '@mastlight/domain/bill-subscription/refusals';
import { judgeRename } from '@mastlight/domain/bill-subscription/judge-rename';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { billRowsTopic } from '@mastlight/domain/bill-subscription/topics';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { publishChange } from '../../../platform/live';
import type { HandOverParts, Parts } from '../parts';
import { openQuota } from '../quota';
import { findBill } from '../queries/find-bill';
import type { SubscriptionRecord } from '../schema';
import { beginAsking, changeBillNo as storeBillNo, holdForRename } from '../store';
import { followBills, followTypedCalls, letBillsGo } from './follow-bills';
import { endSharesOfBills } from './share-bill';

/**
 * Corrects the bill number of a subscription (R-7.4-41); what was known of the
 * wrong number goes with it. It stays paid for as it was, and its payment goes on from a number that was heard of once.
 *
 * @throws BusinessError 400 for what is no bill number, 409 when it is followed already or its payment has gone on before, 404 without such a row,
 * 429 when a quota allows no new number.
 */
export async function changeBillNo(
  parts: Parts & Pick<HandOverParts, 'billFiles'>,
  session: Session,
  id: number,
  blno: string,
): Promise<void> {
  const { platform } = parts;
  const { ownerKey } = session;
  const { billNo, faultCode } = judgeBillNo(blno);
  if (faultCode !== null) throw refuse(refusals[faultCode], {}, { field: 'blno' });
  const row = await findBill(platform.database, ownerKey, { id });
  if (!row) throw new BusinessError(404);
  await refuseFollowed(parts, ownerKey, row, billNo);
  await countNewNumber(parts, session, row, billNo);
  const asking = beginAsking(Math.trunc(platform.portClock.nowMs()));
  let isTaken = false;
  try {
    await inTransaction(platform.database, session, async (transaction) => {
      const heardRenames = await countHeardRenames(parts, transaction, ownerKey, id, billNo);
      const port = await storeBillNo(transaction, ownerKey, id, billNo, row.version, asking, heardRenames);
      isTaken = port === 'taken';
      if (port === null || port === 'taken') throw new BusinessError(404);
      await letBillsGo(parts, transaction, [id]);
      // A link was given away for the bill of then: the other one may be another client's.
      if (row.bill_no !== billNo) {
        await endSharesOfBills(transaction, ownerKey, [id]);
        await parts.billFiles.move(transaction, { ownerKey, port, billNo: row.bill_no }, billNo);
      }
      await followBills(parts, transaction, ownerKey, [{ id, port, billNo }]);
      await followTypedCalls(parts, transaction, ownerKey, [id]);
      await publishChange(transaction, { ownerKey, topic: billRowsTopic, ids: [id] });
    });
  } catch (error) {
    // Somebody followed it in this moment. The row is looked for once the connection is given back: many who wait
    // for a second one at a time would wait for each other.
    if (isTaken) await refuseFollowed(parts, ownerKey, row, billNo);
    throw error;
  }
}

/** How often the payment of a row has gone on from a number that was heard of, once it has this one. @throws BusinessError 404, 409. */
async function countHeardRenames(
  { tracking }: Parts,
  transaction: Transaction,
  ownerKey: string,
  id: number,
  billNo: string,
): Promise<number> {
  const held = await holdForRename(transaction, ownerKey, id);
  if (!held) throw new BusinessError(404);
  if (held.billNo === billNo) return held.heardRenames;
  const heard = await tracking.heardBills(transaction, held.port, [held.billNo]);
  const verdict = judgeRename(heard.has(held.billNo), held.heardRenames);
  if (verdict === 'used-up') throw refuse(refusals.renamesUsedUp, {}, { field: 'blno' });
  return held.heardRenames + Number(verdict === 'counted');
}

/** A number that another row follows is no dead end: the refusal names that row. */
async function refuseFollowed(parts: Parts, ownerKey: string, row: SubscriptionRecord, billNo: string): Promise<void> {
  const other = await findBill(parts.platform.database, ownerKey, { port: row.port, billNo });
  if (other && other.id !== row.id) throw refuse(refusals.alreadySubscribed, { id: other.id }, { field: 'blno' });
}

/** Counts the number as one more that the account asks for, in a transaction of its own: a refusal counts too. */
async function countNewNumber(parts: Parts, session: Session, row: SubscriptionRecord, billNo: string): Promise<void> {
  const { database } = parts.platform;
  const refusal = await inTransaction(database, session, async (transaction) => {
    const quota = await openQuota(parts, transaction, session);
    if (row.bill_no === billNo) return null;
    return (await quota.allow(row.port, [billNo], row.bill_no)).refused.get(billNo) ?? null;
  });
  if (refusal) throw refusal;
}
