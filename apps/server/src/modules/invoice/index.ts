/**
 * Invoices (发票) over paid top-ups: titles, applications, what the tax office made of them.
 * Not here: top-ups; what of them is paid is asked of whoever keeps them (`PaidTopUps`).
 */
import { invoiceStatusWords } from '@mastlight/domain/invoice/invoice-status';
import type { Transaction } from '../../platform/db/transaction';
import type { Platform, ServerModule } from '../../platform/module';
import { createInvoiceRoutes } from './http';
import { defineAskTaxOffice, requestAnswer } from './jobs/ask-tax-office';
import { ownInvoices } from './own-data';
import type { PaidTopUps } from './paid-top-ups';
import type { InvoiceParts } from './parts';
import { findTopUpStatuses } from './queries/find-records';
import { findInvoiced } from './store';
import { createTaxOffice } from './tax-office/tax-office';

export type { PaidTopUps } from './paid-top-ups';

/** What others ask about top-ups. */
export interface InvoiceDoor {
  /** Those of these top-ups that an invoice holds: they are not given back (L-14). Their rows are to be held before. */
  findInvoiced(tx: Transaction, orderNos: readonly string[]): Promise<ReadonlySet<string>>;
  /** How far each of an owner's paid top-ups is invoiced, in words (R-7.5-10, R-4.10-01). */
  sayStatus(ownerKey: string, orderNos: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** Builds the module on what the platform lends it, where files are kept, what is known of top-ups, and billing's door. */
export function createInvoiceModule(
  platform: Platform,
  files: InvoiceParts['files'],
  topUps: PaidTopUps,
  billing: InvoiceParts['billing'],
): { readonly module: ServerModule } & InvoiceDoor {
  const { config, database, clock, log } = platform;
  const parts: InvoiceParts = {
    database,
    clock,
    log,
    files,
    topUps,
    billing,
    taxOffice: createTaxOffice(config.taxOffice, clock),
    requestAnswer,
  };
  return {
    module: { name: 'invoice', routes: createInvoiceRoutes(parts), jobs: [defineAskTaxOffice(parts)], ownData: ownInvoices },
    findInvoiced,
    async sayStatus(ownerKey, orderNos) {
      const statuses = await findTopUpStatuses(database, ownerKey, orderNos);
      return new Map(orderNos.map((orderNo) => [orderNo, invoiceStatusWords[statuses.get(orderNo) ?? 'not-issued']]));
    },
  };
}
