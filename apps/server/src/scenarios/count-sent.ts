import type { Connection, Database } from '../platform/db/database';

/** What the transactions of a piece of work have sent. */
export interface Sent {
  /** Rows that they wrote, by table: inserted, updated and deleted. */
  readonly rows: Readonly<Record<string, number>>;
  /** Notices to other processes. */
  readonly notices: number;
}

/** Counts what `work` sends in transactions on the database that it is given. */
export async function countSent(database: Database, work: (counted: Database) => Promise<unknown>): Promise<Sent> {
  const rows: Record<string, number> = {};
  let notices = 0;
  const count = (connection: Connection): Connection => {
    let before: ReadonlyMap<string, number> = new Map();
    return {
      copyIn: (text, lines) => connection.copyIn(text, lines),
      query: async (text, values, name) => {
        if (text.includes('pg_notify(')) notices++;
        if (text === 'commit') {
          for (const [table, written] of await writtenBy(connection)) {
            const more = written - (before.get(table) ?? 0);
            if (more > 0) rows[table] = (rows[table] ?? 0) + more;
          }
        }
        const answer = await connection.query<never>(text, values, name);
        if (text === 'begin') before = await writtenBy(connection);
        return answer;
      },
    };
  };
  const run: Database['run'] = (scope, inner) => database.run(scope, (connection) => inner(count(connection)));
  await work(
    new Proxy(database, {
      get(target, name) {
        if (name === 'run') return run;
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    }),
  );
  return { rows, notices };
}

/** Rows that a connection has written and the statistics have not been told of yet. */
async function writtenBy(connection: Connection): Promise<ReadonlyMap<string, number>> {
  const { rows } = await connection.query<{ relname: string; written: number }>(
    `select relname, (n_tup_ins + n_tup_upd + n_tup_del)::int as written from pg_stat_xact_user_tables
     where n_tup_ins + n_tup_upd + n_tup_del > 0`,
  );
  return new Map(rows.map(({ relname, written }) => [relname, written]));
}
