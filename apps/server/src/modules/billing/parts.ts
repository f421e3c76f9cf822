import type { Transaction } from '../../platform/db/transaction';
import type { Platform } from '../../platform/module';
import type { AccountModule } from '../account/index';
import type { CompanyModule } from '../company/index';

/** Who pays less than the price list says (R-7.6-21). */
export interface MemberPrices {
  /** What an owner pays of it at an instant, in percent. */
  percentOf(tx: Transaction, ownerKey: string, atMs: number): Promise<number>;
}

/** A bill that something was paid for. */
export interface PaidBill {
  /** Empty where the charge does not say at which port. */
  readonly port: string;
  readonly billNo: string;
  /** Under which key (`paidAs`); empty where no bill was paid. */
  readonly paidAs: string;
}

/** Who charges on what a bill cost; known above, where bills are followed. */
export interface ClientsOfBills {
  /** Tells the client company that each of some bills of an owner belongs to now; null: none. */
  findClientsOfBills(ownerKey: string, bills: readonly PaidBill[]): Promise<(bill: PaidBill) => string | null>;
  /** The client companies of rows of overseas tracking of an owner; of no client, or gone: not there. */
  findClientsOfShipments(ownerKey: string, rowIds: readonly number[]): Promise<ReadonlyMap<number, string>>;
}

/** What the operations of this module work with. */
export type BillingParts = Pick<Platform, 'database' | 'clock' | 'config' | 'log'> & {
  /** For the names of companies, who is in them, and which are certified and new. */
  readonly companies: Pick<CompanyModule, 'findCompanyName' | 'findCompanyNames' | 'findCompaniesNamed' | 'holdDuty' | 'hasFreeQuota'>;
  /** For the names of who made a transfer, and who is new. */
  readonly people: Pick<AccountModule, 'findPeople' | 'findByPhone' | 'hasLeftSince'>;
  readonly memberPrices: MemberPrices;
};

/** What the record is read with besides. */
export type RecordParts = BillingParts & { readonly clients: ClientsOfBills };
