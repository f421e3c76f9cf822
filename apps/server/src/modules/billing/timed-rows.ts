import { paidAs, type PaidSubscription } from '@mastlight/domain/billing/index';
import type { RemovalFacts, RemovalLimits } from '@mastlight/domain/vocabulary/automatic-removal';
import type { Transaction } from '../../platform/db/transaction';
import type { TimedRows } from '../../platform/list/end-by-time';
import type { OwnRowCommands } from '../../platform/list/own-row-commands';

/** A row that may have to end, and what it was paid for as. */
export interface EndableRow extends RemovalFacts, PaidSubscription {
  readonly id: number;
  readonly ownerKey: string;
}

/** Rows of a list that were paid for, as they end by themselves; what nothing was ever heard of is paid back (R-4.9-12). */
export function timedRows(
  payBack: TimedRows['payBack'],
  rows: OwnRowCommands,
  findEndable: (tx: Transaction, limits: RemovalLimits, afterId: number, limit: number) => Promise<readonly EndableRow[]>,
): TimedRows {
  const { topic } = rows.list;
  return {
    topic,
    find: async (...within) =>
      (await findEndable(...within)).map(({ id, ownerKey, port, subject, createdMs, ...facts }) => ({
        id,
        ownerKey,
        facts,
        paidAs: paidAs(topic.name, { port, subject, createdMs }),
      })),
    end: (...which) => rows.end(...which),
    payBack,
  };
}
