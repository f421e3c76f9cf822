import { broughtToCompanyMax } from '@mastlight/domain/bill-subscription/limits';
import { billSubscriptionRefusals as refusals } from '@mastlight/domain/bill-subscription/refusals';
import { billRowsTopic } from '@mastlight/domain/bill-subscription/topics';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { deletedByUser } from '@mastlight/domain/vocabulary/deletion-reason';
import { inTransaction } from '../../../platform/db/transaction';
import type { CompanyScope } from '../../../platform/http/company-scope';
import { ownerOfPerson } from '../../../platform/http/session';
import { publishChange } from '../../../platform/live';
import type { ClientParts, Parts } from '../parts';
import { openQuota } from '../quota';
import { findPersonalBills, type PersonalBill } from '../queries/find-personal-bills';
import { insertBrought, isFollowingAny, lockUnchanged, markBrought } from '../store/bring';
import { endSubscriptions } from './end-subscriptions';
import { followBills, followTypedCalls } from './follow-bills';
import { keepClient } from './keep-clients';

/** What came into the company, and what could have. */
export interface Brought {
  readonly brought: number;
  /** Stays with the person: more than are brought at once. */
  readonly left: number;
}

const nameOf = ({ port, billNo }: Pick<PersonalBill, 'port' | 'billNo'>): string => `${port} ${billNo}`;

/** The caller's own bills that a company which follows none yet may be brought; none otherwise. */
export async function countPersonalBills({ platform }: Parts, own: CompanyScope): Promise<number> {
  const isBegun = await inTransaction(platform.database, own, (tx) => isFollowingAny(tx, own.ownerKey));
  return isBegun ? 0 : (await findOwn(platform, own)).length;
}

function findOwn({ database }: Parts['platform'], { userId }: CompanyScope): Promise<PersonalBill[]> {
  const ownerKey = ownerOfPerson(userId);
  return inTransaction(database, { ownerKey }, (tx) => findPersonalBills(tx, ownerKey, broughtToCompanyMax));
}

/**
 * Brings the bills that the caller follows for himself into the list of a company that follows none yet (V-15): with client,
 * notes and typed call, and for nothing, since they were paid for. His own rows end for good: what was paid for once is
 * followed once. Neither identity sees into the other: it is read in the one, written in the other, and ended in the first;
 * what stops between leaves a bill in both lists. Of what nobody has told yet the payment may come back to him: that stays his.
 *
 * @throws BusinessError 409 when the company follows something, 400 when its clients are too many.
 */
export async function bringPersonalBills(parts: ClientParts, own: CompanyScope): Promise<Brought> {
  const { platform } = parts;
  const { ownerKey, userId } = own;
  const personal = ownerOfPerson(userId);
  const bills = await findOwn(platform, own);
  const ids = new Map(bills.map((bill) => [nameOf(bill), bill.id]));
  const added = await inTransaction(platform.database, own, async (tx) => {
    // Whoever presses twice waits for himself; of the day itself nothing is taken.
    await openQuota(parts, tx, own);
    if (await isFollowingAny(tx, ownerKey)) throw refuse(refusals.companyHasBills, {});
    // They are followed already: no day's quota is asked, and nothing stays behind that could not follow.
    const rows = await insertBrought(tx, { ownerKey, userId }, bills);
    for (const name of new Set(bills.flatMap(({ clientName }) => clientName ?? [])))
      await keepClient(tx, ownerKey, { name, contact: null, phone: null, remark: null });
    // Files of an earlier row of the company were for its client.
    await parts.billFiles.hide(tx, ownerKey, rows);
    await followBills(parts, tx, ownerKey, rows);
    const rowIds = rows.map(({ id }) => id);
    await followTypedCalls(parts, tx, ownerKey, rowIds);
    if (rows.length > 0) await publishChange(tx, { ownerKey, topic: billRowsTopic, ids: rowIds });
    return rows;
  });
  const nowMs = Math.trunc(platform.portClock.nowMs());
  const brought = added.map((bill) => ({ id: ids.get(nameOf(bill))!, billNo: bill.billNo }));
  await inTransaction(platform.database, { ownerKey: personal }, async (tx) => {
    // What he renamed meanwhile is another bill, and stays.
    const taken = await lockUnchanged(tx, personal, brought);
    const ended = await endSubscriptions(parts, tx, personal, taken, deletedByUser, nowMs);
    await markBrought(tx, personal, taken, ownerKey);
    if (ended.length > 0) await publishChange(tx, { ownerKey: personal, topic: billRowsTopic, ids: ended });
  });
  return { brought: added.length, left: bills.length - added.length };
}
