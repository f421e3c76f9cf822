import type { Duty } from '@mastlight/domain/market-assistant/index';
import type { Transaction } from '../../platform/db/transaction';
import type { Session } from '../../platform/http/session';
import type { Platform } from '../../platform/module';
import type { AccountModule } from '../account/index';
import type { BillingDoor } from '../billing/index';
import type { DispatchDoor } from '../dispatch/index';

/** What the operations of this module work with. */
export interface MarketOrderParts {
  readonly platform: Platform;
  readonly billing: Pick<BillingDoor, 'once'>;
  readonly dispatch: Pick<DispatchDoor, 'submit' | 'hold' | 'readSteps'>;
  readonly people: Pick<AccountModule, 'findPeople'>;
  readonly books: {
    /** What somebody does for the orders of his identity. */
    readDuties(tx: Transaction, session: Pick<Session, 'ownerKey' | 'userId' | 'identity' | 'permissions'>): Promise<readonly Duty[]>;
    /** Entries of a book by what they are called; those that are not there are missing. */
    findNamed(
      tx: Transaction,
      ownerKey: string,
      book: 'applicant' | 'merchant' | 'passport',
      names: readonly string[],
    ): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>>;
    /** Counts codes that goods were handed in with. */
    noteCodesUsed(
      tx: Transaction,
      owner: Pick<Session, 'ownerKey'>,
      used: readonly { readonly name: string; readonly code: string }[],
      atMs: number,
    ): Promise<void>;
  };
}
