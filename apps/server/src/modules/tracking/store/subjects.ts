import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** A table of published rows: one for each subject of a port. */
export interface PublishedTable {
  readonly name: string;
  /** The column of the subject. */
  readonly key: string;
  /** Adds rows of subjects of which nothing is known yet; `$1` port, `$2` subjects, `$3` now. */
  readonly insert: string;
  /** What is kept up with each report alone, and so is forgotten when reports derive a subject no more. */
  readonly forget: string;
}

export const publishedBills: PublishedTable = {
  name: 'tracking_bill',
  key: 'bill_no',
  insert: `insert into tracking_bill (port, bill_no, search_text, updated_at)
    select $1, subject, subject, $3 from unnest($2::text[]) as wished (subject) order by subject`,
  forget: ', first_heard_at = null',
};
export const publishedCalls: PublishedTable = {
  name: 'tracking_call',
  key: 'call',
  insert: `insert into tracking_call (port, call, voyage, updated_at)
    select $1, subject, split_part(subject, '/', 2), $3
    from unnest($2::text[]) as wished (subject) order by subject`,
  forget: '',
};
/** A bill as it reads on a call that somebody typed for it; its subject is the bill's number and the call with a blank between. */
export const publishedBillsOnCalls: PublishedTable = {
  name: 'tracking_bill_on_call',
  key: 'subject',
  insert: `insert into tracking_bill_on_call (port, subject, bill_no, call, updated_at)
    select $1, subject, split_part(subject, ' ', 1), split_part(subject, ' ', 2), $3
    from unnest($2::text[]) as wished (subject) order by subject`,
  forget: '',
};

export const publishedBookings: PublishedTable = {
  name: 'tracking_booking',
  key: 'booking_no',
  insert: `insert into tracking_booking (port, booking_no, updated_at)
    select $1, subject, $3 from unnest($2::text[]) as wished (subject) order by subject`,
  forget: '',
};

/**
 * Has subjects derived from now on. Sorted, so that two overlapping wishes wait
 * for each other in one order. They stay held against `letGo` until the
 * transaction ends, and against nobody else: who derives them is not waited for.
 *
 * @returns those that were not derived until now.
 */
export async function followSubjects(
  transaction: Transaction,
  table: PublishedTable,
  port: PortCode,
  subjects: readonly string[],
  nowMs: number,
): Promise<string[]> {
  const wished = [...new Set(subjects)];
  const fresh = await addSubjects(transaction, table, port, wished, nowMs);
  const forgotten = await holdForgotten(transaction, table, port, wished);
  if (forgotten.length > 0) await wakeSubjects(transaction, table, port, forgotten);
  return [...fresh, ...forgotten];
}

/** Adds what has no row yet. */
export async function addSubjects(
  transaction: Transaction,
  { name, key, insert }: PublishedTable,
  port: PortCode,
  subjects: readonly string[],
  nowMs: number,
): Promise<string[]> {
  const { rows } = await connectionOf(transaction).query<{ subject: string }>(
    `${insert} on conflict do nothing returning ${key} as subject`,
    [port, subjects, new Date(nowMs)],
    `tracking-follow ${name}`,
  );
  return rows.map((row) => row.subject);
}

/** Holds subjects against `letGo`; gives those that are derived no more. */
export async function holdForgotten(
  transaction: Transaction,
  { name, key }: PublishedTable,
  port: PortCode,
  subjects: readonly string[],
): Promise<string[]> {
  const { rows } = await connectionOf(transaction).query<{ subject: string; is_followed: boolean }>(
    `select ${key} as subject, is_followed from ${name} where port = $1 and ${key} = any($2) order by 1 for key share`,
    [port, subjects],
    `tracking-hold ${name}`,
  );
  return rows.filter((row) => !row.is_followed).map((row) => row.subject);
}

/** Has subjects derived again. */
export async function wakeSubjects(
  transaction: Transaction,
  { name, key }: PublishedTable,
  port: PortCode,
  subjects: readonly string[],
): Promise<void> {
  await connectionOf(transaction).query(
    `update ${name} set is_followed = true where port = $1 and ${key} = any($2)`,
    [port, subjects],
    `tracking-follow-again ${name}`,
  );
}

/** Holds subjects that are derived until the transaction ends: nobody begins to follow them meanwhile. */
export async function holdFollowed(
  transaction: Transaction,
  { name, key }: PublishedTable,
  port: PortCode,
  subjects: readonly string[],
): Promise<string[]> {
  const { rows } = await connectionOf(transaction).query<{ subject: string }>(
    `select ${key} as subject from ${name} where port = $1 and ${key} = any($2) and is_followed order by 1 for update`,
    [port, subjects],
    `tracking-hold-followed ${name}`,
  );
  return rows.map((row) => row.subject);
}

/**
 * Has subjects derived no more; what was published of them stays as it is. Of
 * which nothing was ever heard, invented ones too, nothing is kept.
 */
export async function letGo(
  transaction: Transaction,
  { name, key, forget }: PublishedTable,
  port: PortCode,
  subjects: readonly string[],
): Promise<void> {
  const connection = connectionOf(transaction);
  await connection.query(
    `delete from ${name} where port = $1 and ${key} = any($2) and heard_ms is null`,
    [port, subjects],
    `tracking-forget ${name}`,
  );
  await connection.query(
    `update ${name} set is_followed = false${forget} where port = $1 and ${key} = any($2)`,
    [port, subjects],
    `tracking-let-go ${name}`,
  );
}
