/** What a person takes out and what becomes of it when he leaves, table by table; each module says it of its own (S-16). */
import { Readable } from 'node:stream';
import type { Database } from './db/database';
import { connectionOf, type Transaction } from './db/transaction';

/** Who takes his data out. */
export interface OwnPerson {
  readonly userId: number;
  /** His personal identity, as `u:100001`. What is a company's stays with it. */
  readonly ownerKey: string;
}

/** Whose rows go: a person who leaves, or a company in which nobody is left, which is no person. */
export type Leaver = OwnPerson | { readonly userId: null; readonly ownerKey: string };

/** A table with rows of somebody's. */
export interface OwnTable {
  readonly name: string;
  /** Which rows are the person's: those of his personal identity unless they name him otherwise. */
  readonly whose?: 'owner_key' | 'user_id';
  /** A key of its rows, columns that are never null: the order in which they are told and locked. */
  readonly key: string;
  /** Rows of megabytes are told few at a time. */
  readonly hasLargeRows?: boolean;
  /** Its name in the file and what of a row is told, as SQL; or why nothing is. */
  readonly told: { readonly as: string; readonly columns: string; readonly from?: string } | { readonly not: string };
  /** `delete`: its rows go by themselves; `module`: by its module's `leave`; otherwise why they stay. */
  readonly going: 'delete' | 'module' | { readonly stays: string };
}

/** What a module says of its tables. */
export interface OwnData {
  readonly tables: readonly OwnTable[];
  /** Does before its rows go what must be done with them. @throws BusinessError when the person may not leave yet. */
  leave?(tx: Transaction, leaver: Leaver): Promise<void>;
}

const rowsAtOnce = 500;
const largeRowsAtOnce = 4;

const idOf = (table: OwnTable, { userId, ownerKey }: Leaver): string | number | null => (table.whose === 'user_id' ? userId : ownerKey);

/**
 * One JSON object with everything that is the person's, row after row: no more than some hundreds of rows, or a few
 * large ones, are in memory, and where the next begin is found by their key, however many there are.
 *
 * @throws what the database throws when it is away: a file that has begun could only break off.
 */
export async function tellOwn(database: Database, parts: readonly OwnData[], person: OwnPerson, at: string): Promise<Readable> {
  const pieces = piecesOf(database, parts, person, at);
  const first = await pieces.next();
  return Readable.from(afterFirst(first, pieces));
}

async function* afterFirst(first: IteratorResult<string>, pieces: AsyncGenerator<string>): AsyncGenerator<string> {
  if (first.done !== true) yield first.value;
  yield* pieces;
}

async function* piecesOf(database: Database, parts: readonly OwnData[], person: OwnPerson, at: string): AsyncGenerator<string> {
  // Told with the first rows.
  let head = `{"exportedAt":${JSON.stringify(at)},"id":"${person.userId}"`;
  for (const table of parts.flatMap(({ tables }) => tables)) {
    if ('not' in table.told) continue;
    head += `,\n${JSON.stringify(table.told.as)}:[`;
    const most = table.hasLargeRows ? largeRowsAtOnce : rowsAtOnce;
    for (let last: TellableRow | undefined; ;) {
      const rows = await findRows(database, table, table.told, person, { after: last?.keys ?? null, most });
      yield head + (rows.length === 0 ? '' : (last ? ',\n' : '\n') + rows.map(({ told }) => told).join(',\n'));
      head = '';
      last = rows.at(-1);
      if (rows.length < most) break;
    }
    yield ']';
  }
  yield `${head}}\n`;
}

/** A row as JSON, and where it stands. */
interface TellableRow {
  readonly told: string;
  readonly keys: readonly string[];
}

async function findRows(
  database: Database,
  table: OwnTable,
  { columns, from = table.name }: { readonly columns: string; readonly from?: string },
  person: OwnPerson,
  { after, most }: { readonly after: readonly string[] | null; readonly most: number },
): Promise<readonly TellableRow[]> {
  const keys = table.key.split(', ');
  const isAfter = after === null ? '' : ` and (${table.key}) > (${keys.map((_, at) => `$${at + 2}`).join(', ')})`;
  const { rows } = await database.query<{ told: string; keys: string[] }>(
    'system',
    `select (select row_to_json(own)::text from (select ${columns}) own) as told, array[${keys.map((key) => `${key}::text`).join(', ')}] as keys
     from ${from} where ${table.name}.${table.whose ?? 'owner_key'} = $1${isAfter} order by ${table.key} limit ${most}`,
    [idOf(table, person), ...(after ?? [])],
  );
  return rows;
}

/**
 * Deletes what is the leaver's, those who stand above before those whom they use. Each table's rows are locked in the
 * order of their key first, as whoever changes several does. Asking again changes nothing.
 */
export async function deleteOwn(tx: Transaction, parts: readonly OwnData[], leaver: Leaver): Promise<void> {
  const connection = connectionOf(tx);
  for (const { tables, leave } of [...parts].reverse()) {
    await leave?.(tx, leaver);
    for (const table of tables) {
      const id = idOf(table, leaver);
      if (table.going !== 'delete' || id === null) continue;
      const wanted = `from ${table.name} where ${table.whose ?? 'owner_key'} = $1`;
      await connection.query(`select ${wanted} order by ${table.key} for update`, [id]);
      await connection.query(`delete ${wanted}`, [id]);
    }
  }
}
