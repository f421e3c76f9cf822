import { publishBill } from '@mastlight/domain/tracking/published-bill';
import { readStoredCall, type CallStatus } from '@mastlight/domain/tracking/call-status';
import { readStoredStatus, type BillStatus } from '@mastlight/domain/tracking/status';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { jsonText } from '../../../platform/db/json-text';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import { columnsOnCall } from './bills';
import { publishedColumns } from './published-columns';

/** Which bills on calls: by their subjects, of bills, or on calls. */
export type WhichOnCalls =
  | { readonly subjects: readonly string[] }
  | { readonly billNos: readonly string[] }
  | { readonly calls: readonly string[] };

/** A bill on a call as it is published now, with what it is made of. */
export interface BillOnCall {
  readonly subject: string;
  readonly billNo: string;
  readonly call: string;
  readonly version: number;
  /** As it was stored, by whichever rules. */
  readonly said: unknown;
  /** What is published of the bill; null where today's rules have derived nothing yet. */
  readonly billStatus: BillStatus | null;
  /** What is published of the call; null where nobody has told of it. */
  readonly callStatus: CallStatus | null;
}

/** Followed bills on calls; the caller has the turn of the port. */
export async function loadBillsOnCalls(transaction: Transaction, port: PortCode, which: WhichOnCalls): Promise<BillOnCall[]> {
  const [column, wanted] =
    'subjects' in which ? ['subject', which.subjects] : 'billNos' in which ? ['bill_no', which.billNos] : ['call', which.calls];
  // What merely repeats itself changes nothing, and asks nothing.
  if (wanted.length === 0) return [];
  const { rows } = await connectionOf(transaction).query<{
    subject: string;
    billNo: string;
    call: string;
    version: number;
    said: unknown;
    bill: unknown;
    sailing: unknown;
  }>(
    `select kept.subject, kept.bill_no as "billNo", kept.call, kept.version, kept.status as said, bill.status as bill, sailing.status as sailing
     from tracking_bill_on_call kept
     left join tracking_bill bill on bill.bill_no = kept.bill_no and bill.port = kept.port
     left join tracking_call sailing on sailing.call = kept.call and sailing.port = kept.port
     where kept.port = $1 and kept.${column} = any($2) and kept.is_followed order by kept.subject`,
    [port, wanted],
    `tracking-load-bills-on-calls ${column}`,
  );
  return rows.map(({ bill, sailing, ...row }) => ({
    ...row,
    billStatus: readStoredStatus(bill),
    callStatus: sailing === null ? null : readStoredCall(sailing),
  }));
}

/** What a bill says on a call; null while the bill itself waits to be derived. */
export interface ReadOnCall extends Pick<BillOnCall, 'subject' | 'billNo' | 'version'> {
  readonly status: BillStatus | null;
}

const { sets, record, valuesOf } = publishedColumns(columnsOnCall);

/**
 * Publishes what bills say on calls.
 *
 * @param portNowMs port time, whole ms.
 */
export async function saveBillsOnCalls(
  transaction: Transaction,
  port: PortCode,
  fresh: readonly ReadOnCall[],
  { nowMs, portNowMs, derivationVersion }: { readonly nowMs: number; readonly portNowMs: number; readonly derivationVersion: number },
): Promise<void> {
  if (fresh.length === 0) return;
  const rows = fresh.map(({ subject, billNo, version, status }) => ({
    subject,
    version,
    status,
    ...(status ? valuesOf(publishBill(billNo, status, portNowMs)) : { state: 'waiting', exception_codes: [], exception_spans: [] }),
  }));
  await connectionOf(transaction).query(
    `update tracking_bill_on_call as kept
     set ${sets}, status = fresh.status, version = fresh.version, derivation_version = $3, updated_at = $4
     from json_to_recordset($2::json) as fresh (subject text, version int, status json, ${record})
     where kept.port = $1 and kept.subject = fresh.subject`,
    [port, jsonText(rows), derivationVersion, new Date(nowMs)],
    'tracking-save-bills-on-calls',
  );
}
