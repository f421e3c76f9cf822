import { broughtToCompanyMax } from '@mastlight/domain/bill-subscription/limits';
import { billSubscriptionRefusals as refusals } from '@mastlight/domain/bill-subscription/refusals';
import { billRowsTopic } from '@mastlight/domain/bill-subscription/topics';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { requestTexts } from '@mastlight/domain/vocabulary/platform-texts';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { deletedByUser } from '@mastlight/domain/vocabulary/deletion-reason';
import { inTransaction } from '../../../platform/db/transaction';
import { FairTurn } from '../../../platform/fair-turn';
import type { CompanyScope } from '../../../platform/http/company-scope';
import { ownerOfPerson } from '../../../platform/http/session';
import { publishChange } from '../../../platform/live';
import type { ClientParts, Parts } from '../parts';
import { openQuota } from '../quota';
import { findPersonalBills, type PersonalBill } from '../queries/find-personal-bills';
import { insertBrought, hasFollowedAny, lockUnchanged, markBrought, type BroughtRow } from '../store/bring';
import { endSubscriptions } from './end-subscriptions';
import { followBills, followTypedCalls } from './follow-bills';
import { keepClient } from './keep-clients';

/** What came into the company, and what could have. */
export interface Brought {
  readonly brought: number;
  /** Stays with the person: more than are brought at once. */
  readonly left: number;
}

const bringTurn = new FairTurn({ waitingMax: 20, waitMs: 10_000 }, () => performance.now());

const nameOf = ({ port, billNo }: Pick<PersonalBill, 'port' | 'billNo'>): string => `${port} ${billNo}`;

/** The caller's own bills that a company which never followed any may be brought; none otherwise. */
export async function countPersonalBills({ platform }: Parts, own: CompanyScope): Promise<number> {
  const isBegun = await inTransaction(platform.database, own, (tx) => hasFollowedAny(tx, own.ownerKey));
  return isBegun ? 0 : (await findOwn(platform, own)).length;
}

function findOwn({ database }: Parts['platform'], { userId }: CompanyScope): Promise<PersonalBill[]> {
  const ownerKey = ownerOfPerson(userId);
  return inTransaction(database, { ownerKey }, (tx) => findPersonalBills(tx, ownerKey, broughtToCompanyMax));
}

/**
 * Brings the bills that the caller follows for himself into the list of a company that never followed any (V-15): with client,
 * notes and typed call, and for nothing, since they were paid for. His own rows end for good: what was paid for once is
 * followed once. Neither identity sees into the other: in the one they are held, in the other written, then ended in the first;
 * a server that stops between the two leaves a bill in both lists. Of what nobody has told yet the payment may come back to him: that stays his.
 *
 * @throws BusinessError 409 when the company follows something, or did, 400 when its clients are too many, 429 when too many do this at once.
 */
export async function bringPersonalBills(parts: ClientParts, own: CompanyScope): Promise<Brought> {
  const { database, portClock } = parts.platform;
  const personal = ownerOfPerson(own.userId);
  // Each holds a connection while it waits for another: several at once could wait for each other.
  const giveBack = await bringTurn.take(personal);
  if (giveBack === null) throw new BusinessError(429, requestTexts.serverBusy, { retryAfterSeconds: 5 });
  try {
    return await inTransaction(database, { ownerKey: personal }, async (tx) => {
      const found = await findPersonalBills(tx, personal, broughtToCompanyMax);
      // Until the company has them they can be neither deleted nor renamed: what was paid for once would be followed twice.
      const held = new Set(await lockUnchanged(tx, personal, found));
      const bills = found.filter(({ id }) => held.has(id));
      const added = new Set((await addToCompany(parts, own, bills)).map(nameOf));
      const brought = bills.filter((bill) => added.has(nameOf(bill))).map(({ id }) => id);
      const ended = await endSubscriptions(parts, tx, personal, brought, deletedByUser, Math.trunc(portClock.nowMs()));
      await markBrought(tx, personal, brought, own.ownerKey);
      if (ended.length > 0) await publishChange(tx, { ownerKey: personal, topic: billRowsTopic, ids: ended });
      return { brought: brought.length, left: found.length - brought.length };
    });
  } finally {
    giveBack();
  }
}

/** Adds the bills to the list of the company, and gives those that it did not follow. @throws BusinessError 409, 400. */
function addToCompany(parts: ClientParts, own: CompanyScope, bills: readonly PersonalBill[]): Promise<readonly BroughtRow[]> {
  const { ownerKey, userId } = own;
  return inTransaction(parts.platform.database, own, async (tx) => {
    // Whoever presses twice waits for himself; of the day itself nothing is taken.
    await openQuota(parts, tx, own);
    if (await hasFollowedAny(tx, ownerKey)) throw refuse(refusals.companyHasBills, {});
    // They are followed already: no day's quota is asked, and nothing stays behind that could not follow.
    const rows = await insertBrought(tx, { ownerKey, userId }, bills);
    for (const name of new Set(bills.flatMap(({ clientName }) => clientName ?? [])))
      await keepClient(tx, ownerKey, { name, contact: null, phone: null, remark: null });
    await followBills(parts, tx, ownerKey, rows);
    const rowIds = rows.map(({ id }) => id);
    await followTypedCalls(parts, tx, ownerKey, rowIds);
    if (rows.length > 0) await publishChange(tx, { ownerKey, topic: billRowsTopic, ids: rowIds });
    return rows;
  });
}
