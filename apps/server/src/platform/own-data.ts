/**
 * What modules keep for a person, so that he can take it with him and leave (S-16). Every table with an `owner_key` is
 * declared by its module; a test compares them with the database.
 */
import type { Database } from './db/database';
import { connectionOf, type Transaction } from './db/transaction';

export interface OwnTable {
  readonly name: string;
  /** Columns that an export gives, and the order of its rows; null: nothing of it says anything to a person. */
  readonly exported: { readonly columns: readonly string[]; readonly by: string } | null;
}

/** `management`: a company's people would have nobody over them. */
export type WhyStays = 'management';

/** The person whose data it is. */
export interface OwnPerson {
  readonly userId: number;
  /** Of his personal identity; what a company keeps stays with the company. */
  readonly ownerKey: string;
}

export interface OwnData {
  /** Their rows of a person's own are deleted when he leaves: those that point at others first. */
  readonly tables: readonly OwnTable[];
  /** What an export tells beside the rows, by the name under which it stands there. */
  tell?(database: Database, person: OwnPerson): Promise<Readonly<Record<string, unknown>>>;
  /** What is done before the rows go, in the transaction that holds the person. @returns why he cannot leave yet. */
  leave?(tx: Transaction, person: OwnPerson): Promise<WhyStays | void>;
}

/** What a declared table gives out of a person's rows, in its order. */
export async function readOwnRows(
  database: Database,
  person: OwnPerson,
  { name, exported }: OwnTable,
): Promise<readonly Record<string, unknown>[]> {
  if (exported === null) return [];
  const text = `select ${exported.columns.join(', ')} from ${name} where owner_key = $1 order by ${exported.by}`;
  return (await database.query<Record<string, unknown>>(person, text, [person.ownerKey])).rows;
}

/** Deletes what a declared table holds of a person's own. */
export async function deleteOwnRows(tx: Transaction, { ownerKey }: OwnPerson, { name }: OwnTable): Promise<void> {
  await connectionOf(tx).query(`delete from ${name} where owner_key = $1`, [ownerKey]);
}
