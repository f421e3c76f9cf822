import { judgeAdjustment, type Judge, type Verdict } from '@mastlight/domain/billing/adjustment';
import { showCoins } from '@mastlight/domain/billing/coins';
import { billingRefusals as refusals } from '@mastlight/domain/billing/refusals';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import { ownerOfPerson, type Session } from '../../../platform/http/session';
import { accountOf } from '../account-key';
import type { BillingParts } from '../parts';
import { moveReal } from './move-real';
import { findSpendable, holdAdjustment, insertAdjustment, keepVerdict } from '../store';
import { sayOf } from './charge';
import { once } from './once';

/** What the desk asks for: so much more, or less, for an account. */
export interface AdjustmentWish {
  readonly accountType: 0 | 1;
  readonly accountId: number;
  readonly amount: number;
  readonly reason: string;
}

/**
 * Asks for a correction; nothing moves until another of the desk has passed it.
 *
 * @throws BusinessError 400 for an account that is not there, or is his own, and for more than it has.
 */
export async function askAdjustment(parts: BillingParts, session: Session, wish: AdjustmentWish): Promise<{ readonly id: number }> {
  const { amount, reason } = wish;
  const account = await findAccount(parts, wish);
  if (account === null) throw refuse(refusals.accountUnknown, {}, { field: 'accountId' });
  // Of the system: acting for himself he is shown nobody's members, his own company's neither.
  await inTransaction(parts.database, 'system', async (tx) => {
    if (await isOwnAccount(parts, tx, account, session.userId)) throw refuse(refusals.adjustmentOfOwn, {}, { field: 'accountId' });
    const balanceFen = (await findSpendable(tx, [account])).get(account) ?? 0;
    if (balanceFen + amount < 0) throw refuse(refusals.adjustmentOver, { balance: showCoins(balanceFen) }, { field: 'amount' });
  });
  return once(parts, session, async (tx) => ({
    id: await insertAdjustment(tx, { account, fen: amount, reason, madeBy: session.userId, atMs: parts.clock.nowMs() }),
  }));
}

/** The account that is named: a company by its number, a person by his or by his phone, which nobody's number looks like. */
async function findAccount({ people, companies }: BillingParts, { accountType, accountId }: AdjustmentWish): Promise<string | null> {
  if (accountType === 1) return (await companies.findCompanyName(accountId)) === null ? null : accountOf(1, accountId);
  const [byId] = await people.findPeople([accountId]);
  const person = byId ?? (await people.findByPhone(String(accountId)));
  return person ? accountOf(0, person.id) : null;
}

/** Why a verdict counts for nothing. */
const refusalOf = {
  judged: refusals.adjustmentJudged,
  'two-people': refusals.adjustmentOfTwo,
  'own-account': refusals.adjustmentOfOwn,
  'not-maker': refusals.adjustmentNotMade,
} as const;

/**
 * Decides an adjustment; approved, it is booked in the same transaction, once and for ever.
 *
 * @throws BusinessError 404 when there is none, 409 when it was decided, 400 for who may not, or where the account has not so much.
 */
export async function decideAdjustment(
  parts: BillingParts,
  session: Session,
  { id, verdict, note }: { readonly id: number; readonly verdict: Verdict; readonly note: string },
): Promise<void> {
  const { userId } = session;
  await inTransaction(parts.database, 'system', async (tx) => {
    const held = await holdAdjustment(tx, id);
    if (!held) throw new BusinessError(404);
    const judge: Judge = held.madeBy === userId ? 'maker' : (await isOwnAccount(parts, tx, held.account, userId)) ? 'owner' : 'other';
    const state = judgeAdjustment(held.state, verdict, judge);
    if (state !== 'approved' && state !== 'refused' && state !== 'withdrawn') throw refuse(refusalOf[state], {});
    const atMs = parts.clock.nowMs();
    await keepVerdict(tx, id, { state, judgedBy: userId, note, atMs });
    if (state !== 'approved') return;
    // The transfer is the checker's act; its reason is what the maker wrote, for its owner to read.
    const said = sayOf({ ...session, ownerKey: held.account }, held.reason, atMs);
    const booking = { kind: 'adjusted', key: `adjustment:${id}`, subject: `#${id}`, fen: held.fen, system: 'adjust' } as const;
    if ((await moveReal(tx, held.account, said, booking)) === 'short') throw refuse(refusals.adjustmentShort, {});
  });
}

/** Whether an account is somebody's own, or of a company that he is in; in a transaction of the system or of that account, which see who is in it. */
export async function isOwnAccount(
  { companies }: Pick<BillingParts, 'companies'>,
  tx: Transaction,
  account: string,
  userId: number,
): Promise<boolean> {
  if (account.startsWith('u:')) return account === ownerOfPerson(userId);
  return (await companies.holdDuty(tx, Number(account.slice(2)), userId)) !== null;
}
