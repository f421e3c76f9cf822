// Guarantee: every statement of the server is one that a migrated database
// takes, and its row type says what comes back; none names a table that is
// another module's, however it is put together; one that nobody can check
// fails. Instants are kept one way.
import { resolve } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { capabilities } from '../../packages/domain/src/capabilities';
import { poolConfig } from '../../apps/server/src/platform/db/pool-config';
import { startTestServer, type TestServer } from '../../apps/server/src/scenarios/start-test-server';
import { foreignTablesIn, tablesOf } from '../boundaries/script-rules';
import { findFaults, makesTable } from './check-statement';
import { findStatements, type StatementSite } from './find-statements';
import { passedOn, recordTexts, samples } from './sampled-statements';

const imports = `import type { Database } from '../../platform/db/database';\n`;
const ask = (row: string, text: string, pattern = '{ rows }'): string =>
  `${imports}export async function ask(database: Database, wish: () => string) { const ${pattern} = await database.query${row}('system', ${text}); return ${pattern.replace(/[{}]/g, '')}; }\n`;
/** Files that are not there, what each does wrong, and what is said of it. */
const planted: Readonly<Record<string, { text: string; fault: string | null }>> = {
  column: { text: ask('<{ id: number }>', "'select idd as id from account_user'"), fault: 'column "idd" does not exist' },
  table: { text: ask('<{ id: number }>', "'select id from account_users'"), fault: 'relation "account_users" does not exist' },
  rowType: { text: ask('<{ id: string }>', "'select id from account_user'"), fault: 'column "id" is said to be string, and is number' },
  date: { text: ask('<{ expires_at: number }>', "'select expires_at from account_session'"), fault: 'is said to be number, and is Date' },
  missing: { text: ask('<{ id: number; phone: string }>', "'select id from account_user'"), fault: 'no column "phone" is answered' },
  more: { text: ask('<{ id: number }>', "'select id, phone from account_user'"), fault: 'column "phone" is not in the row type' },
  untyped: { text: ask('', "'select id from account_user'"), fault: 'its rows are read and have no type' },
  parameter: { text: ask('', "'delete from account_user where id = $1 and phone = $1'", '{ rowCount }'), fault: 'operator does not exist' },
  unreadable: { text: ask('', 'wish()', '{ rowCount }'), fault: 'is in no sample' },
  // Put together while it runs, so that the boundary check of the source sees no table.
  foreign: {
    text: ask('<{ message_id: number }>', "`select message_id from ${'tracking'}_${'fact'}`"),
    fault: "tracking_fact is tracking's",
  },
  right: {
    text: ask('<{ id: number; open_id: string | null; roles: string[] }>', "`select id, ${'open_id'}, roles from account_user`"),
    fault: null,
  },
};

const tables = tablesOf(resolve(import.meta.dirname, '../..'));

let server: TestServer;
let client: pg.Client;
let sites: readonly StatementSite[];
beforeAll(async () => {
  const files = Object.entries(planted).map(([name, { text }]) => [`modules/account/planted-${name}.ts`, text] as const);
  sites = findStatements(resolve(import.meta.dirname, '../..'), Object.fromEntries(files));
  server = await startTestServer();
  client = new pg.Client(poolConfig(server.config.databaseUrl));
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await server.stop();
});

const isPlanted = ({ name }: StatementSite): boolean => name.includes('/planted-');

/** The texts of a place: those in the source, or those that the samples send. */
async function textsOf(site: StatementSite): Promise<readonly string[]> {
  if (site.texts) return site.texts;
  const known = new Set(sites.filter(({ name }) => name === site.name).flatMap(({ texts }) => texts ?? []));
  const sent = await Promise.all((samples[site.name] ?? []).map(recordTexts));
  return [...new Set(sent.flat().filter((text) => !known.has(text)))];
}

async function check(chosen: readonly StatementSite[]): Promise<string[]> {
  const all = await Promise.all(chosen.map(async (site) => ({ site, texts: await textsOf(site) })));
  const faults = all.filter(({ texts }) => texts.length === 0).map(({ site }) => `${site.name}:${site.line}: is in no sample`);
  for (const { site, texts } of all) {
    const path = `apps/server/src/${site.name.split('#')[0]!}`;
    const foreign = texts.flatMap((text) => foreignTablesIn(text, path, tables, capabilities));
    faults.push(...new Set(foreign.map((fault) => `${site.name}:${site.line}: ${fault}`)));
  }
  const asked = all.flatMap(({ site, texts }) => texts.map((text) => ({ site, text })));
  for (const { site, text } of asked.toSorted((a, b) => Number(makesTable(b.text)) - Number(makesTable(a.text)))) {
    // The driver sends several settings at once, which no one statement may be.
    const parts = /^\s*set /.test(text) ? text.split(';') : [text];
    for (const part of parts) faults.push(...(await findFaults(client, site, part)));
  }
  return faults;
}

describe('statements', () => {
  it('are all taken by the database, and answer what their row types say', async () => {
    const real = sites.filter((site) => !isPlanted(site) && !passedOn.includes(site.name));
    expect(real.length).toBeGreaterThan(120);
    expect(await check(real)).toEqual([]);
  });

  it.each(Object.entries(planted))('%s', async (name, { fault }) => {
    const [told, ...more] = await check(sites.filter((site) => site.name.includes(`/planted-${name}.ts`)));
    expect(more).toEqual([]);
    expect(told ?? 'nothing').toContain(fault ?? 'nothing');
  });

  it('samples and exceptions name places that are there', () => {
    const names = new Set(sites.filter(({ texts }) => texts === null).map(({ name }) => name));
    expect([...Object.keys(samples), ...passedOn].filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('times in the database', () => {
  it('are timestamptz named …_at, …_until or …_from; ms are bigint, in what products list and tracking publishes alone', async () => {
    const { rows } = await client.query<{ place: string; type: string; column: string; table: string }>(
      `select c.relname as table, a.attname as column, c.relname || '.' || a.attname as place, format_type(a.atttypid, null) as type
       from pg_attribute a join pg_class c on c.oid = a.attrelid
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`,
    );
    const listed = capabilities.flatMap(({ rank, tablePrefix, publishes = [] }) => [
      ...(rank === 'product' ? [tablePrefix] : []),
      ...publishes,
    ]);
    const instants = rows.filter(({ type, column }) => type.startsWith('timestamp') || /(_ms|_at|_until|_from)$/.test(column));
    const isRight = ({ type, column, table }: (typeof rows)[number]): boolean =>
      /(^|_)(at|until|from)$/.test(column)
        ? type === 'timestamp with time zone'
        : column.endsWith('_ms') && type === 'bigint' && listed.some((prefix) => table.startsWith(prefix));
    expect(instants.length).toBeGreaterThan(30);
    expect(instants.filter((column) => !isRight(column))).toEqual([]);
  });
});
