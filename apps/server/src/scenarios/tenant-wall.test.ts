// Guarantee: M "walls": every table that is somebody's shows an owner his own rows alone and takes none in another's name,
// whatever is asked; every table is known to be an owner's, the system's or nobody's. The tables are those of the
// database, so that one which is made tomorrow is looked at too.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../platform/db/database';
import { connectionOf, inTransaction } from '../platform/db/transaction';
import { fillTable, type Column } from './fill-table-for-test';
import { startTestServer, type TestServer } from './start-test-server';

/**
 * Tables with rows of nobody: what ports say, what is published of it, the program's own books, what sign-in keeps of
 * people whom it does not know yet, and the ticker that everybody sees.
 */
const nobodys: readonly RegExp[] = [
  /^(intake|tracking)_/,
  /^migration$/,
  /^account_(left_phone|password_guard|scan_ticket|sms_code|wechat_callback)$/,
  /^recent_activity_entry$/,
  // How often a person has done something, whichever identity he acts for.
  /^platform_person_day$/,
  // Codes of which a certification was taken away.
  /^company_revocation$/,
  // What shipping lines say of shipments, whoever follows them.
  /^line_tracking_(shipment|answer|event|line|record|unknown_code)$/,
  /^manifest_query_statement$/,
  // Which events were told; how many people had a code sent to a mailbox.
  /^notification_(event|code_asker)$/,
  // Who runs the site enters them.
  /^pre_sheet_agent$/,
  /^hs_code_tariff_(edition|line)$/,
  // Companies by what they ship, as sources tell it.
  /^toker_(company|contact|edition|goods|incoming|shipment)$/,
  // Where vehicles are is the platform's; who may look at which is the products' to say.
  /^position_(claim|ship|ship_track|terminal|track|vehicle)$/,
  // What signs links to ships, and how often they were opened: they show nobody’s own.
  /^bay_plan_link_(key|view)$/,
  // Told to everybody.
  /^(notice_entry|ad)$/,
  // Text messages of all phones together, counted.
  /^account_sms_hour$/,
  // Corrections and checks of who runs the site.
  /^billing_(adjustment|check)$/,
  // Payments that fit no order, bills of the payment methods, and what the desk asks to give back.
  /^top_up_(stray|bill|difference|refund)$/,
];

let server: TestServer;
let tables: readonly { name: string; is_owned: boolean; is_walled: boolean }[];

beforeAll(async () => {
  server = await startTestServer({ env: { ROLES: 'http' } });
  const { database } = server.platform;
  const { rows } = await database.unhurried(() =>
    database.query<{ name: string; is_owned: boolean; is_walled: boolean }>(
      'system',
      `select c.relname::text as name, c.relrowsecurity and c.relforcerowsecurity as is_walled,
       exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'owner_key' and not a.attisdropped) as is_owned
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
    ),
  );
  tables = rows;
});
afterAll(() => server.stop());

const asOwner = (connection: Connection, owner: string) => connection.query(`select set_config('mastlight.owner', $1, true)`, [owner]);
const undone = new Error('undone');

/** Works in a transaction that is undone; a busy machine may take its time. */
async function undo(work: (connection: Connection) => Promise<void>): Promise<void> {
  const { database } = server.platform;
  const done = database.unhurried(() =>
    inTransaction(database, 'system', async (tx) => {
      await work(connectionOf(tx));
      throw undone;
    }),
  );
  await done.catch((error: unknown) => {
    if (error !== undone) throw error;
  });
}

describe('M the wall of every table', () => {
  it('knows whose every table is', () => {
    const unknown = tables.filter(({ name, is_walled }) => !is_walled && !nobodys.some((pattern) => pattern.test(name)));
    expect(unknown.map(({ name }) => name)).toEqual([]);
    expect(tables.filter(({ is_owned, is_walled }) => is_owned && !is_walled).map(({ name }) => name)).toEqual([]);
    expect(tables.filter(({ is_owned }) => is_owned).length).toBeGreaterThanOrEqual(9);
  });

  it("shows an owner his own rows alone, and lets him change, delete and add no other's", async () => {
    const wrong: string[] = [];
    let count = 0;
    for (const { name } of tables.filter(({ is_owned }) => is_owned)) {
      await undo(async (connection) => {
        await fillTable(connection, name);
        const seenBy = async (owner: string): Promise<string[]> => {
          await asOwner(connection, owner);
          return (await connection.query<{ owner_key: string }>(`select owner_key from ${name} order by 1`)).rows.map(
            (row) => row.owner_key,
          );
        };
        for (const [owner, wanted] of [
          ['u:1', ['u:1']],
          ['u:2', ['u:2']],
          ['u:3', []],
          ['', []],
          ['*', ['u:1', 'u:2']],
        ] as const) {
          const seen = await seenBy(owner);
          if (JSON.stringify(seen) !== JSON.stringify(wanted)) wrong.push(`${name}: ${owner || 'nobody'} sees ${seen.join() || 'nothing'}`);
        }
        await asOwner(connection, 'u:1');
        const column = (
          await connection.query<Column>(
            `select attname::text as name, format_type(atttypid, null) as type from pg_attribute
           where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = '' limit 1`,
            [name],
          )
        ).rows[0]!;
        const mayChange = await connection.query<{ may: boolean }>(`select has_table_privilege($1, 'update') as may`, [name]);
        // What only grows is nobody's to change, his own included.
        if (mayChange.rows[0]!.may) {
          const changed = await connection.query(`update ${name} set "${column.name}" = "${column.name}" where owner_key = 'u:2'`);
          const deleted = await connection.query(`delete from ${name} where owner_key <> 'u:1'`);
          if (changed.rowCount !== 0 || deleted.rowCount !== 0) wrong.push(`${name}: another's rows can be changed`);
        }
        await connection.query('savepoint before_foreign');
        await asOwner(connection, 'u:3');
        const added = await fillTable(connection, name).then(
          () => true,
          (error: { code?: string }) => (error.code === '42501' ? false : Promise.reject(error as Error)),
        );
        if (added) wrong.push(`${name}: a row can be added in another's name`);
        count++;
      });
    }
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThanOrEqual(9);
  });

  it("shows the system's own tables to the system alone", async () => {
    const systems = tables.filter(({ is_owned, is_walled }) => is_walled && !is_owned);
    expect(systems.length).toBeGreaterThanOrEqual(3);
    const wrong: string[] = [];
    for (const { name } of systems) {
      await undo(async (connection) => {
        await fillTable(connection, name);
        for (const owner of ['u:1', '']) {
          await asOwner(connection, owner);
          const { rowCount } = await connection.query(`select 1 from ${name}`);
          if (rowCount > 0) wrong.push(`${name}: ${owner || 'nobody'} sees ${rowCount}`);
        }
      });
    }
    expect(wrong).toEqual([]);
  });
});
