// Guarantee: whoever writes finds a part for every instant, also when two processes make it at once and while others write;
// a part is taken away with its rows alone.
import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLog } from '../log';
import { Database } from './database';
import { MonthParts } from './month-parts';

let database: Database;
let table: string;
beforeEach(async () => {
  database = new Database(process.env['MASTLIGHT_TEST_DATABASE']!, createLog('silent'));
  table = `parts_${randomBytes(4).toString('hex')}`;
  await work(`create table ${table} (n int not null, at timestamptz not null) partition by range (at)`);
  await work(`create index on ${table} (n)`);
  await work(`create table ${table}_first partition of ${table} for values from (minvalue) to ('2026-11-01 00:00+08')`);
});
afterEach(async () => {
  await work(`drop table ${table}`);
  await database.close();
});

const work = (text: string, values: readonly unknown[] = []) =>
  database.unhurried(() => database.query<{ part: string }>('system', text, values));
const insert = (n: number, atMs: number) => work(`insert into ${table} values ($1, $2)`, [n, new Date(atMs)]);
const partsOf = async () =>
  (await work(`select tableoid::regclass::text as part from ${table} order by n`)).rows.map(({ part }) => part.slice(table.length + 1));

it('makes the month of Shanghai that an instant lies in, once, whoever asks', async () => {
  const endOfNovember = Date.UTC(2026, 10, 30, 15, 59, 59, 999);
  const wished = [Date.UTC(2020, 0), endOfNovember, endOfNovember + 1];
  await database.unhurried(() => Promise.all(Array.from({ length: 8 }, () => new MonthParts(database, table).ensure(wished))));
  await insert(1, Date.UTC(2020, 0));
  await insert(2, endOfNovember);
  await insert(3, endOfNovember + 1);
  expect(await partsOf()).toEqual(['first', '2026_11', '2026_12']);
});

it('holds up nobody who writes, and is held up by nobody', async () => {
  const parts = new MonthParts(database, table);
  await database.unhurried(() =>
    database.run('system', async (writer) => {
      await writer.query('begin');
      await writer.query(`insert into ${table} values (1, '2026-10-01')`);
      await parts.ensure([Date.UTC(2027, 4, 15)]);
      await writer.query(`insert into ${table} values (2, '2027-05-15')`);
      await writer.query('commit');
    }),
  );
  expect(await partsOf()).toEqual(['first', '2027_05']);
});

it('makes months ahead, and takes away those that have ended', async () => {
  const parts = new MonthParts(database, table);
  await parts.makeAhead(Date.UTC(2026, 10, 22), 2);
  await insert(1, Date.UTC(2026, 5, 1));
  await insert(2, Date.UTC(2027, 0, 31, 15));
  const ended = await parts.endedBy(Date.UTC(2026, 11, 1) - 8 * 3_600_000);
  expect(ended.map(({ name }) => name.slice(table.length + 1))).toEqual(['first', '2026_11']);
  await parts.drop(ended[0]!);
  expect(await partsOf()).toEqual(['2027_01']);
  // A row of then makes its month anew.
  await parts.ensure([Date.UTC(2026, 5, 1)]);
  await insert(1, Date.UTC(2026, 5, 1));
  expect(await partsOf()).toEqual(['2026_06', '2027_01']);
});
