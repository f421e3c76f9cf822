/**
 * Money: what each owner has, what is taken for what, and the ledger that explains it (ADR 0031).
 * Not here: what is sold; whoever sells it charges through this door, in his own transaction.
 */
import type { Fee } from '@mastlight/domain/billing/fee';
import type { Platform, ServerModule } from '../../platform/module';
import { inTransaction, type Transaction } from '../../platform/db/transaction';
import { watchPortTime } from '../../platform/clock/watch-port-time';
import { createBillingRoutes } from './http';
import { defineCheckLedger } from './jobs/check-ledger';
import { defineDeleteAnswers } from './jobs/delete-answers';
import { isOwnAccount } from './operations/adjust';
import {
  charge,
  countFree,
  credit,
  findPriceFen,
  findRefunded,
  hold,
  refund,
  findGivenBack,
  settle,
  takeBack,
  type ChargeWish,
  type CreditWish,
  type FreeWish,
  type HoldWish,
  type Payer,
} from './operations/charge';
import { expireHolds } from './operations/expire-holds';
import { once, type Caller } from './operations/once';
import { ownLedger } from './own-data';
import type { BillingParts, ClientsOfBills, MemberPrices } from './parts';
import { sumMemberCharges, type MemberCharges } from './queries/member-charges';
import { findAccounts, type MeantAccounts } from './operations/find-accounts';
import { nameAccounts } from './operations/name-accounts';
import { findMoney, findSpendable } from './store';

export { countLedger, verifyLedger } from './queries/verify-ledger';
export { Consent } from './consent';
export type { ChargeWish, Payer } from './operations/charge';

/** L-07: no hold outlives its time by more than a minute. */
const expiryEveryMs = 20_000;

/** Who acts where a job does, which nobody called for. */
const nobodyPays = (ownerKey: string): Payer => ({ userId: 0, ownerKey });

/** The only way to anybody's money. */
export interface BillingDoor {
  /** Works in one transaction, once for each `Idempotency-Key` (L-03); the result must be JSON. @throws BusinessError 409, 422. */
  once<T extends object>(caller: Caller, work: (tx: Transaction) => Promise<T>, isKept?: (result: T) => boolean): Promise<T>;
  /** Charges for things, all or none, in the caller's transaction; gives what it cost, in fen. @throws BusinessError 402, 409. */
  charge(tx: Transaction, payer: Payer, wish: ChargeWish): Promise<number>;
  /** What a thing of a fee costs an owner now, in fen. */
  findPrice(ownerKey: string, fee: Fee): Promise<number>;
  /** What an owner was charged for by a member's price since an instant, and kept. */
  sumMemberCharges(tx: Transaction, ownerKey: string, sinceMs: number): Promise<MemberCharges>;
  /** For how many things of a fee an owner's free quota does now. */
  countFree(tx: Transaction, ownerKey: string, wish: FreeWish): Promise<number>;
  /** Sets aside what things cost until it is settled, or `untilMs`; gives how much, in fen. @throws BusinessError 402, 409. */
  hold(tx: Transaction, payer: Payer, wish: HoldWish): Promise<number>;
  /** Ends holds, each once: `post` takes them, `void` gives them back; tells how each has ended. */
  settle(tx: Transaction, payer: Payer, wish: Parameters<typeof settle>[3]): ReturnType<typeof settle>;
  /** What went back of holds that ended so, in fen, by their keys: of a free quota whose month is over nothing. */
  findGivenBack(tx: Transaction, payer: Payer, keys: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Credits real money that came in, once. */
  credit(tx: Transaction, payer: Payer, wish: CreditWish): Promise<void>;
  /** Takes out again what was credited, once; false when so much is not there any more: the caller takes his transaction back. */
  takeBack(tx: Transaction, payer: Payer, wish: CreditWish): Promise<boolean>;
  /** Gives back what things cost, each once. */
  refund(tx: Transaction, payer: Payer, wish: Parameters<typeof refund>[3]): Promise<void>;
  /** Whether an account is somebody's own, or of a company that he is in; the transaction is the system's, or that account's. */
  isOwnAccount(tx: Transaction, ownerKey: string, userId: number): Promise<boolean>;
  /** Real money of an owner, and what is set aside, in fen; the transaction is the system's. */
  findMoney(tx: Transaction, ownerKey: string): Promise<number>;
  /** What each of these owners has of real money to spend, in fen; who has none yet is missing. The transaction is the system's. */
  findSpendable(tx: Transaction, ownerKeys: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Names of accounts by owner key, for the desk; who is not there any more is shown by his number. */
  nameAccounts(ownerKeys: readonly string[]): Promise<(ownerKey: string) => string>;
  /** Whose accounts a text means that somebody at the desk has typed: a phone, a number, or signs of a company's name. */
  findAccounts(text: string): Promise<MeantAccounts>;
  /** Of things that an owner was charged for, those that were given back, by their keys. */
  findRefunded(tx: Transaction, ownerKey: string, keys: readonly string[]): Promise<ReadonlySet<string>>;
}

export { namedAccount } from './account-key';
export { timedRows, type EndableRow } from './timed-rows';

/** Gives back what was paid for subscriptions of which nothing was ever heard (R-4.9-12). */
export function payBackUnheard(billing: BillingDoor, tx: Transaction, ownerKey: string, keys: readonly string[]): Promise<void> {
  return billing.refund(tx, nobodyPays(ownerKey), { keys, reason: 'no-data' });
}

/** Builds the module on what the platform lends it, the doors that know people and companies, who pays less, and whose clients' bills are. */
export function createBillingModule(
  platform: Platform,
  account: BillingParts['people'],
  companies: BillingParts['companies'],
  memberPrices: MemberPrices,
  clients: ClientsOfBills,
): { readonly module: ServerModule } & BillingDoor {
  const parts = {
    database: platform.database,
    clock: platform.clock,
    config: platform.config,
    log: platform.log,
    people: account,
    companies,
    memberPrices,
    clients,
  };
  return {
    module: {
      name: 'billing',
      routes: createBillingRoutes(parts),
      jobs: [defineDeleteAnswers(parts), defineCheckLedger(parts)],
      ownData: ownLedger,
      startWork: () => Promise.resolve(watchPortTime(platform, expiryEveryMs, () => expireHolds(parts), 'expiring holds failed')),
    },
    once: (caller, work, isKept) => once(parts, caller, work, isKept),
    charge: (tx, payer, wish) => charge(parts, tx, payer, wish),
    findPrice: (ownerKey, fee) =>
      inTransaction(platform.database, { ownerKey }, (tx) => findPriceFen(parts, tx, ownerKey, fee, platform.clock.nowMs())),
    sumMemberCharges: (tx, ownerKey, sinceMs) => sumMemberCharges(tx, ownerKey, sinceMs, platform.clock.nowMs()),
    countFree: (tx, ownerKey, wish) => countFree(parts, tx, ownerKey, wish),
    hold: (tx, payer, wish) => hold(parts, tx, payer, wish),
    settle: (tx, payer, wish) => settle(parts, tx, payer, wish),
    findGivenBack,
    credit: (tx, payer, wish) => credit(parts, tx, payer, wish),
    takeBack: (tx, payer, wish) => takeBack(parts, tx, payer, wish),
    refund: (tx, payer, wish) => refund(parts, tx, payer, wish),
    findRefunded,
    findMoney,
    findSpendable,
    nameAccounts: (ownerKeys) => nameAccounts(parts, ownerKeys),
    findAccounts: (text) => findAccounts(parts, text),
    isOwnAccount: (tx, ownerKey, userId) => isOwnAccount(parts, tx, ownerKey, userId),
  };
}
