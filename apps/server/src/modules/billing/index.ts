/**
 * Money: what each owner has, what is taken for what, and the ledger that explains it (ADR 0031).
 * Not here: what is sold; whoever sells it charges through this door, in his own transaction.
 */
import type { Platform, ServerModule } from '../../platform/module';
import type { Transaction } from '../../platform/db/transaction';
import type { AccountModule } from '../account/index';
import { createBillingRoutes } from './http';
import { charge, refund, type ChargeWish, type Payer } from './operations/charge';
import { ownLedger } from './own-data';

export type { ChargeWish, Payer } from './operations/charge';

/** The only way to anybody's money. */
export interface BillingDoor {
  /** Charges for things, all or none, in the caller's transaction; gives what it cost, in fen. @throws BusinessError 402, 409. */
  charge(tx: Transaction, payer: Payer, wish: ChargeWish): Promise<number>;
  /** Gives back what things cost, each once. */
  refund(tx: Transaction, payer: Payer, wish: Parameters<typeof refund>[3]): Promise<void>;
}

/** Builds the module on what the platform lends it, and account's door, which knows who made a transfer. */
export function createBillingModule(
  platform: Platform,
  account: Pick<AccountModule, 'findPeople'>,
): { readonly module: ServerModule } & BillingDoor {
  const parts = { database: platform.database, clock: platform.clock, config: platform.config, people: account };
  return {
    module: { name: 'billing', routes: createBillingRoutes(parts), ownData: ownLedger },
    charge: (tx, payer, wish) => charge(parts, tx, payer, wish),
    refund: (tx, payer, wish) => refund(parts, tx, payer, wish),
  };
}
