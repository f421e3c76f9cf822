import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** Receipts to one message, as they are kept. */
export interface WrittenReceipts {
  readonly messageId: number;
  readonly receivedMs: number;
  /** Null: none is due. */
  readonly bytes: Buffer | null;
}

/** Keeps the receipts to messages; those written before of the same messages go. */
export async function saveReceipts(transaction: Transaction, written: readonly WrittenReceipts[]): Promise<void> {
  if (written.length === 0) return;
  await connectionOf(transaction).query(
    `insert into intake_receipt (message_id, received_at, bytes) select * from unnest($1::bigint[], $2::timestamptz[], $3::bytea[])
     on conflict (message_id) do update set bytes = excluded.bytes`,
    [written.map(({ messageId }) => messageId), written.map(({ receivedMs }) => new Date(receivedMs)), written.map(({ bytes }) => bytes)],
    'intake-save-receipts',
  );
}

/** Takes away the receipts to messages received before `untilMs`: they quote what is kept no longer. */
export async function dropReceipts(transaction: Transaction, untilMs: number): Promise<void> {
  await connectionOf(transaction).query('delete from intake_receipt where received_at < $1', [new Date(untilMs)], 'intake-drop-receipts');
}
