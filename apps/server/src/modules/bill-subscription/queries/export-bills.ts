import type { BillRow } from '@mastlight/domain/bill-subscription/contract';
import type { Database } from '../../../platform/db/database';
import { recordColumns, subscribedBills, type SubscriptionRecord } from '../schema';
import { portRules, type PortSilence } from '@mastlight/domain/ports/index';
import { readPublishedStatus } from '../../tracking/index';
import { containerOf, type BillContainer } from './bill-detail';
import { billRowOf } from './bill-row';
import type { TellRows } from '../../../platform/list/long-export';
import { idsStatement } from '../../../platform/list/list-statement';
import { billList, readBillFilter, type BillFilter } from './bill-filter';

/** A row of the list, to be written into a file, with its boxes. */
export interface ExportedBill {
  readonly row: BillRow;
  readonly containers: readonly BillContainer[];
}

const rowsPerRead = 500;

/**
 * All rows of a filter in the order of the screen. The order is settled once,
 * as ids; rows are read in portions as they are taken, so memory stays bounded
 * and no connection waits for a slow download. What is deleted meanwhile is
 * passed over.
 */
export async function* readBillRows(
  database: Database,
  ownerKey: string,
  filter: BillFilter,
  portNowMs: number,
  silence: PortSilence | null = null,
  tell?: TellRows,
): AsyncGenerator<ExportedBill> {
  const asOfMs = silence?.sinceMs ?? portNowMs;
  const { text, values } = idsStatement(billList, readBillFilter(ownerKey, filter, asOfMs));
  const { rows } = await database.query<{ id: number }>({ ownerKey }, text, values);
  for (let from = 0; from < rows.length; from += rowsPerRead) {
    await tell?.(from, rows.length);
    const ids = rows.slice(from, from + rowsPerRead).map((row) => row.id);
    const portion = await database.query<SubscriptionRecord>(
      { ownerKey },
      `select ${recordColumns} from ${subscribedBills} join unnest($2::bigint[]) with ordinality as wanted(id, place) on wanted.id = s.id
       where s.owner_key = $1 and s.deleted_ms is null order by place`,
      [ownerKey, ids],
      'bill-subscription-export',
    );
    for (const record of portion.rows) {
      const status = readPublishedStatus(record.status);
      const rules = portRules(record.port);
      const row = billRowOf(record, portNowMs, status, { silence });
      yield { row, containers: (status?.boxes ?? []).map((box) => containerOf(box, rules)) };
    }
  }
}
