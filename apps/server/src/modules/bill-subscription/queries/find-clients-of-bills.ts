import type { Database } from '../../../platform/db/database';

/** A bill at a port; an empty port: at whichever. */
export interface PlacedBill {
  readonly port: string;
  readonly billNo: string;
  /** What it was paid as; empty: that is not known. */
  readonly paidAs: string;
}

/**
 * Tells the client company of each of some bills of an owner. What was paid says whose it is, whatever its number has become; where
 * no row has it any more, its number does. A bill that is followed says whose it is, before one that was; of several the one that
 * was followed last. Whose client was taken off is nobody's, and so is one that was never followed at its port.
 */
export async function findClientsOfBills(
  database: Database,
  ownerKey: string,
  bills: readonly PlacedBill[],
): Promise<(bill: PlacedBill) => string | null> {
  const paid = await database.query<{ paid_as: string; client_name: string | null }>(
    { ownerKey },
    `select distinct on (paid_as) paid_as, client_name from bill_subscription
     where owner_key = $1 and paid_as = any($2::text[]) order by paid_as, deleted_ms desc nulls first, id desc`,
    [ownerKey, [...new Set(bills.flatMap(({ paidAs }) => (paidAs === '' ? [] : [paidAs])))]],
    'bill-subscription-clients-of-payments',
  );
  const byPayment = new Map(paid.rows.map((row) => [row.paid_as, row.client_name]));
  const byNumber = await findByNumber(
    database,
    ownerKey,
    bills.filter(({ paidAs }) => !byPayment.has(paidAs)),
  );
  return (bill) => (byPayment.has(bill.paidAs) ? (byPayment.get(bill.paidAs) ?? null) : byNumber(bill));
}

async function findByNumber(
  database: Database,
  ownerKey: string,
  bills: readonly PlacedBill[],
): Promise<(bill: PlacedBill) => string | null> {
  const { rows } = await database.query<{ port: string; bill_no: string; client_name: string | null }>(
    { ownerKey },
    `select distinct on (bill_no, port) port, bill_no, client_name from bill_subscription
     where owner_key = $1 and bill_no = any($2::text[]) order by bill_no, port, deleted_ms desc nulls first, id desc`,
    [ownerKey, [...new Set(bills.map(({ billNo }) => billNo))]],
    'bill-subscription-clients-of-bills',
  );
  const newest = await database.query<{ bill_no: string; client_name: string | null }>(
    { ownerKey },
    `select distinct on (bill_no) bill_no, client_name from bill_subscription
     where owner_key = $1 and bill_no = any($2::text[]) order by bill_no, deleted_ms desc nulls first, id desc`,
    [ownerKey, [...new Set(bills.flatMap(({ port, billNo }) => (port === '' ? [billNo] : [])))]],
    'bill-subscription-clients-of-numbers',
  );
  const atPort = new Map(rows.map((row) => [`${row.port} ${row.bill_no}`, row.client_name]));
  const anywhere = new Map(newest.rows.map((row) => [row.bill_no, row.client_name]));
  return ({ port, billNo }) => (port === '' ? anywhere.get(billNo) : atPort.get(`${port} ${billNo}`)) ?? null;
}
