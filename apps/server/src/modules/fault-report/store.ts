import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { connectionOf, type Transaction } from '../../platform/db/transaction';

/** What somebody reports. */
export interface NewReport {
  readonly ownerKey: string;
  readonly userId: number;
  readonly port: PortCode;
  readonly billNo: string;
  readonly eventId: number;
  readonly messageId: number;
  readonly seen: string;
  readonly text: string;
}

/** Keeps a report; false: the event has one that waits for its answer. */
export async function insertReport(tx: Transaction, report: NewReport, nowMs: number): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query(
    `insert into fault_report_report (owner_key, user_id, port, bill_no, event_id, message_id, seen, text, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (owner_key, port, bill_no, event_id) where answered_at is null do nothing`,
    [
      report.ownerKey,
      report.userId,
      report.port,
      report.billNo,
      report.eventId,
      report.messageId,
      report.seen,
      report.text,
      new Date(nowMs),
    ],
    'fault-report-insert',
  );
  return rowCount === 1;
}

/** A report as its answer finds it. */
export interface AnsweredReport {
  readonly ownerKey: string;
  readonly userId: number;
  readonly port: PortCode;
  readonly billNo: string;
  readonly seen: string;
  readonly text: string;
}

/** Keeps the first answer of a report; `answered`: it has one, null: there is no such report. */
export async function answerReport(
  tx: Transaction,
  { id, answer, userId }: { readonly id: number; readonly answer: string; readonly userId: number },
  nowMs: number,
): Promise<AnsweredReport | 'answered' | null> {
  const connection = connectionOf(tx);
  const { rows } = await connection.query<AnsweredReport & { readonly isAnswered: boolean }>(
    `select owner_key as "ownerKey", user_id as "userId", port, bill_no as "billNo", seen, text, answered_at is not null as "isAnswered"
     from fault_report_report where id = $1 for update`,
    [id],
    'fault-report-hold',
  );
  const [row] = rows;
  if (!row) return null;
  if (row.isAnswered) return 'answered';
  await connection.query(
    'update fault_report_report set answer = $2, answered_at = $3, answered_by = $4 where id = $1',
    [id, answer, new Date(nowMs), userId],
    'fault-report-answer',
  );
  const { isAnswered: _, ...report } = row;
  return report;
}

/** Deletes what was answered so long ago that it is kept no more. */
export async function deleteAnsweredBefore(tx: Transaction, beforeMs: number): Promise<void> {
  await connectionOf(tx).query('delete from fault_report_report where answered_at < $1', [new Date(beforeMs)]);
}
