import { publishBill, type PublishedBill } from '@mastlight/domain/tracking/published-bill';
import type { Span } from '@mastlight/domain/tracking/exception-spans';
import { readStoredStatus, type BillStatus } from '@mastlight/domain/tracking/status';
import type { ExceptionCode } from '@mastlight/domain/vocabulary/bill-progress';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { jsonText } from '../../../platform/db/json-text';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import { publishedColumns, type PublishedColumn } from './published-columns';
import { publishedBills, publishedBillsOnCalls } from './subjects';

/** A bill of a port. */
export interface BillKey {
  readonly port: PortCode;
  readonly billNo: string;
}

/**
 * The followed bills that the facts just appended may concern: by number, by a
 * box of theirs, or by their ship. Asked of the staged facts, in the same
 * transaction, so that a large batch is not sent a second time.
 */
export async function findTouchedBills(transaction: Transaction): Promise<BillKey[]> {
  const said = (column: string): string =>
    `(select distinct ${column} as value from tracking_fact_staged where ${column} is not null) said`;
  const bills = (column: string): string =>
    `select bill.port, bill.bill_no from ${said(column)} join tracking_bill bill on bill.${column} = said.value and bill.is_followed`;
  const { rows } = await connectionOf(transaction).query<{ port: PortCode; bill_no: string }>(
    `${bills('bill_no')}
     union select bill.port, bill.bill_no
       from ${said('container_no')} join tracking_bill_container held on held.container_no = said.value
       join tracking_bill bill on bill.bill_no = held.bill_no and bill.port = held.port and bill.is_followed
     union ${bills('vessel_key')}
     union ${bills('vessel_code_key')}
     order by 1, 2`,
    [],
    'tracking-touched-bills',
  );
  return rows.map((row) => ({ port: row.port, billNo: row.bill_no }));
}

/** A status as stored, with what finds it again. */
export interface StoredStatus {
  readonly billNo: string;
  readonly status: BillStatus;
  readonly version: number;
  /** Nothing was heard of the bill before, ms since epoch; null: it is not known, or nothing was heard at all. */
  readonly firstHeardMs: number | null;
}

/** A bill as it is published now. */
interface KeptStatus extends Pick<StoredStatus, 'version' | 'firstHeardMs'> {
  /** As it was stored, by whichever rules. */
  readonly said: unknown;
  /** As today's rules read it; null where they have derived none yet. */
  readonly status: BillStatus | null;
}

/** Statuses of followed bills as they are now. */
export async function loadStatuses(
  transaction: Transaction,
  port: PortCode,
  billNos: readonly string[],
): Promise<ReadonlyMap<string, KeptStatus>> {
  const { rows } = await connectionOf(transaction).query<{
    bill_no: string;
    status: unknown;
    version: number;
    first_heard_at: Date | null;
  }>(
    'select bill_no, status, version, first_heard_at from tracking_bill where port = $1 and bill_no = any($2) and is_followed order by bill_no',
    [port, billNos],
    'tracking-load-statuses',
  );
  return new Map(
    rows.map((row) => [
      row.bill_no,
      {
        said: row.status,
        status: readStoredStatus(row.status),
        version: row.version,
        firstHeardMs: row.first_heard_at?.getTime() ?? null,
      },
    ]),
  );
}

/** Since when a bill was heard of, as far as that is known; for `loadFacts`. */
export async function loadFirstHeard(transaction: Transaction, port: PortCode, billNo: string): Promise<number | null> {
  const { rows } = await connectionOf(transaction).query<{ first_heard_at: Date | null }>(
    'select first_heard_at from tracking_bill where port = $1 and bill_no = $2',
    [port, billNo],
    'tracking-first-heard',
  );
  return rows[0]?.first_heard_at?.getTime() ?? null;
}

/** The columns of a published bill: its value, and its type in the statement that writes it. */
const columns: readonly PublishedColumn<PublishedBill>[] = [
  ['state', 'text', (bill) => bill.state],
  ['node', 'text', (bill) => bill.node],
  ['vessel_name', 'text', (bill) => bill.vesselName],
  ['voyage', 'text', (bill) => bill.voyage],
  ['vessel_key', 'text', (bill) => bill.vesselKey],
  ['vessel_code_key', 'text', (bill) => bill.vesselCodeKey],
  ['voyage_key', 'text', (bill) => bill.voyageKey],
  ['terminal', 'text', (bill) => bill.terminal],
  ['operator', 'text', (bill) => bill.operator],
  ['discharge_port', 'text', (bill) => bill.dischargePort],
  ['search_text', 'text', (bill) => bill.searchText],
  ['boxes_gated_in', 'int', (bill) => bill.boxesGatedIn],
  ['boxes_total', 'int', (bill) => bill.boxesTotal],
  ['awaited_plates', 'text[]', (bill) => bill.awaitedPlates],
  ['weight_gap_kg', 'double precision', (bill) => bill.weightGapKg],
  ['pass_flag', 'text', (bill) => bill.passFlag],
  ['gate_in_opens_ms', 'bigint', (bill) => bill.gateInOpensMs],
  ['gate_in_closes_ms', 'bigint', (bill) => bill.gateInClosesMs],
  ['customs_closes_ms', 'bigint', (bill) => bill.customsClosesMs],
  ['port_closes_ms', 'bigint', (bill) => bill.portClosesMs],
  ['eta_ms', 'bigint', (bill) => bill.etaMs],
  ['etd_ms', 'bigint', (bill) => bill.etdMs],
  ['ata_ms', 'bigint', (bill) => bill.ataMs],
  ['atd_ms', 'bigint', (bill) => bill.atdMs],
  ['loaded_ms', 'bigint', (bill) => bill.loadedMs],
  ['heard_ms', 'bigint', (bill) => bill.heardMs],
  ['source', 'text', (bill) => bill.source],
  ['clock_ms', 'bigint', (bill) => bill.clockMs],
  ['boxes_waiting', 'int', (bill) => bill.boxesWaiting],
  ['trouble_ms', 'bigint', (bill) => bill.troubleMs],
  ['lacks', 'jsonb', (bill) => bill.lacks],
  ['put_off', 'boolean', (bill) => bill.putOff],
  ['exception_codes', 'text[]', (bill) => codesOf(bill.exceptions)],
  ['exception_spans', 'int8multirange[]', (bill) => spansOf(bill.exceptions)],
  ['next_change_ms', 'bigint', (bill) => bill.nextChangeMs],
];
const { sets, record, valuesOf } = publishedColumns(columns);

/** Of these columns, what a bill may say otherwise on another call. */
const onCall: ReadonlySet<string> = new Set([
  'state',
  'gate_in_opens_ms',
  'gate_in_closes_ms',
  'customs_closes_ms',
  'port_closes_ms',
  'eta_ms',
  'etd_ms',
  'ata_ms',
  'atd_ms',
  'heard_ms',
  'clock_ms',
  'trouble_ms',
  'lacks',
  'put_off',
  'exception_codes',
  'exception_spans',
  'next_change_ms',
]);
export const columnsOnCall = columns.filter(([column]) => onCall.has(column));

type Spans = ReadonlyMap<ExceptionCode, readonly Span[]>;
const codesOf = (exceptions: Spans): string[] => [...exceptions.keys()];
/** Spans as the database writes them. */
const spansOf = (exceptions: Spans): string[] =>
  Array.from(exceptions.values(), (spans) => `{${spans.map(([from, until]) => `[${from ?? ''},${until ?? ''})`).join(',')}}`);

/**
 * Publishes what was derived of bills, each as one row whoever follows it, and
 * writes the boxes by which later reports find them.
 *
 * @param portNowMs port time, whole ms.
 */
export async function saveStatuses(
  transaction: Transaction,
  port: PortCode,
  statuses: readonly StoredStatus[],
  { nowMs, portNowMs, derivationVersion }: { readonly nowMs: number; readonly portNowMs: number; readonly derivationVersion: number },
): Promise<void> {
  if (statuses.length === 0) return;
  const connection = connectionOf(transaction);
  const rows = statuses.map(({ billNo, status, version, firstHeardMs }) => {
    const published = publishBill(billNo, status, portNowMs);
    const first_heard_at = firstHeardMs === null ? null : new Date(firstHeardMs);
    return {
      bill_no: billNo,
      version,
      status,
      first_heard_at,
      ...valuesOf(published),
    };
  });
  await connection.query(
    `update tracking_bill as kept
     set ${sets}, status = fresh.status, version = fresh.version, first_heard_at = fresh.first_heard_at, derivation_version = $3, updated_at = $4
     from json_to_recordset($2::json) as fresh (bill_no text, version int, status json, first_heard_at timestamptz, ${record})
     where kept.port = $1 and kept.bill_no = fresh.bill_no`,
    [port, jsonText(rows), derivationVersion, new Date(nowMs)],
    'tracking-save-statuses',
  );
  const links = statuses.flatMap(({ billNo, status }) => status.boxes.map((box) => [billNo, box.containerNo] as const));
  if (links.length === 0) return;
  // A box that has left a bill keeps its link: it costs one derivation too many, a missing one costs a report.
  await connection.query(
    `insert into tracking_bill_container (port, bill_no, container_no)
     select $1, * from unnest($2::text[], $3::text[]) on conflict do nothing`,
    [port, links.map(([billNo]) => billNo), links.map(([, containerNo]) => containerNo)],
    'tracking-save-links',
  );
}

/** Where rows stand that change by time alone; each has the spans of its exceptions and the next edge of them. */
const timed = [publishedBills, publishedBillsOnCalls];

/** When what a bill waits for becomes overdue, as `publishBill` counts it: nothing does once the ship has gone. */
const duesSql = `(select (event ->> 'dueMs')::bigint as due_ms from json_array_elements(bill.status -> 'expected') event
  where bill.status ->> 'departedMs' is null) dues`;

/**
 * Marks bills that say something else since time has passed, up to `limit` of
 * each table. Bills that are being derived in this moment are passed over; they
 * come next.
 */
export async function markTimeChanges(transaction: Transaction, portNowMs: number, limit: number): Promise<BillKey[]> {
  const marked: BillKey[] = [];
  for (const { name, key } of timed) {
    const { rows } = await connectionOf(transaction).query<{ port: PortCode; bill_no: string }>(
      `with due as (
         select port, ${key} as subject from ${name} where next_change_ms <= $1 and is_followed
         order by next_change_ms limit $2 for no key update skip locked
       )
       update ${name} bill set version = version + 1,
         trouble_ms = greatest(trouble_ms, (select max(due_ms) from ${duesSql} where due_ms <= $1)),
         next_change_ms = (
           select min(edge) from (
             select edge from unnest(bill.exception_spans) spans, unnest(spans) span, lateral (values (lower(span)), (upper(span))) edges (edge)
             union all select due_ms from ${duesSql}) all_edges where edge > $1)
       from due where bill.${key} = due.subject and bill.port = due.port returning bill.port, bill.bill_no`,
      [portNowMs, limit],
      `tracking-time-changes ${name}`,
    );
    marked.push(...rows.map((row) => ({ port: row.port, billNo: row.bill_no })));
  }
  return marked;
}
