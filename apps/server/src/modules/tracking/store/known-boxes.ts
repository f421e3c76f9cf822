import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** A box that something was said of under a bill. */
export interface KnownBox {
  readonly billNo: string;
  readonly containerNo: string;
}

/** The boxes that were ever named under these bills, each once. */
export async function findBoxes(transaction: Transaction, billNos: readonly string[]): Promise<KnownBox[]> {
  const { rows } = await connectionOf(transaction).query<{ bill_no: string; container_no: string }>(
    'select distinct bill_no, container_no from tracking_fact where bill_no = any($1) and container_no is not null',
    [billNos],
    'tracking-known-boxes',
  );
  return rows.map((row) => ({ billNo: row.bill_no, containerNo: row.container_no }));
}
