import type { Database } from '../../../platform/db/database';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import { levelName } from '../name-goods';

const ofNames = 'select name, hs_code from class_analysis_synonym where owner_key = $1 and name = any($2::text[])';
type Row = { name: string; hs_code: string };
const toMap = (rows: readonly Row[]): ReadonlyMap<string, string> => new Map(rows.map(({ name, hs_code }) => [name, hs_code]));

/** The codes that an owner has given names of goods himself, by their levelled form. */
export async function findSynonyms(database: Database, ownerKey: string, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await database.query<Row>({ ownerKey }, ofNames, [ownerKey, names.map(levelName)], 'class-analysis-synonyms');
  return toMap(rows);
}

/** The same within a transaction. */
export async function findSynonymsWithin(
  tx: Transaction,
  ownerKey: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await connectionOf(tx).query<Row>(ofNames, [ownerKey, names.map(levelName)]);
  return toMap(rows);
}
