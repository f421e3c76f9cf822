import type { Connection } from '../platform/db/database';

/** A column of a table, as the database tells it. */
export interface Column {
  readonly name: string;
  readonly type: string;
}

/** A value of a type; what it says is nobody's business here. */
function valueOf({ name, type }: Column, no: number, ownerKind: 'u' | 'c'): unknown {
  if (name === 'owner_key') return `${ownerKind}:${no}`;
  if (type.endsWith('[]')) return [];
  if (type === 'smallint') return no % 1_000;
  if (/^(bigint|integer|numeric|double precision|real)/.test(type)) return no;
  if (type === 'boolean') return false;
  if (type.startsWith('timestamp')) return new Date('2026-10-12T00:00:00Z');
  if (type === 'date') return '2026-10-12';
  if (type.startsWith('json')) return '{}';
  if (type === 'bytea') return Buffer.from([no % 256]);
  return String(no);
}

/** Puts a row of each owner into a table, without the checks that say what a row must be like. */
export async function fillTable(
  connection: Connection,
  table: string,
  owners: readonly number[] = [1, 2],
  ownerKind: 'u' | 'c' = 'u',
): Promise<void> {
  const { rows: constraints } = await connection.query<{ name: string; table: string }>(
    `select conname::text as name, conrelid::regclass::text as table from pg_constraint
     where contype in ('c', 'f') and conrelid = $1::regclass`,
    [table],
  );
  for (const { name } of constraints) await connection.query(`alter table ${table} drop constraint "${name}"`);
  // A type may have checks of its own.
  const { rows: ofTypes } = await connection.query<{ name: string; type: string }>(
    `select distinct c.conname::text as name, c.contypid::regtype::text as type from pg_constraint c
     join pg_attribute a on a.atttypid = c.contypid where c.contype = 'c' and c.contypid <> 0 and a.attrelid = $1::regclass`,
    [table],
  );
  for (const { name, type } of ofTypes) await connection.query(`alter domain ${type} drop constraint "${name}"`);
  const { rows: columns } = await connection.query<Column>(
    `select attname::text as name, format_type(atttypid, null) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  for (const no of owners) {
    await connection.query(
      `insert into ${table} (${columns.map(({ name }) => `"${name}"`).join()}) overriding system value values (${columns.map((_, i) => `$${i + 1}`).join()})`,
      columns.map((column) => valueOf(column, no, ownerKind)),
    );
  }
}
