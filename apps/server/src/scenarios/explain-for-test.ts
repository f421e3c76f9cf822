import type { Connection, Database } from '../platform/db/database';

/** A step of a plan as PostgreSQL tells it, `explain (analyze, format json)`. */
interface PlanNode {
  readonly 'Relation Name'?: string;
  readonly 'CTE Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** How the statements of some work were carried out. */
export interface Explained {
  /** Rows that were read of every table and named part of a statement, those that a filter threw away among them. */
  readonly rowsRead: Readonly<Record<string, number>>;
  readonly indexes: ReadonlySet<string>;
}

/**
 * Explains what is really asked: every statement that `work` sends to the
 * database which it is given, as it is sent, and its answer is the real one.
 */
export async function explainAsked(database: Database, work: (explaining: Database) => Promise<unknown>): Promise<Explained> {
  const rowsRead: Record<string, number> = {};
  const indexes = new Set<string>();
  const add = (node: PlanNode): void => {
    const table = node['Relation Name'] ?? node['CTE Name'];
    const perLoop = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
    if (table !== undefined) rowsRead[table] = (rowsRead[table] ?? 0) + Math.round(perLoop * node['Actual Loops']);
    if (node['Index Name'] !== undefined) indexes.add(node['Index Name']);
    node.Plans?.forEach(add);
  };
  const explainingOn = (connection: Connection): Connection => ({
    copyIn: (text, lines) => connection.copyIn(text, lines),
    query: async (text, values, name) => {
      if (/^\s*(select|with)\b/.test(text)) {
        const { rows } = await connection.query<{ 'QUERY PLAN': readonly [{ readonly Plan: PlanNode }] }>(
          `explain (analyze, format json) ${text}`,
          values,
        );
        add(rows[0]!['QUERY PLAN'][0].Plan);
      }
      return connection.query(text, values, name);
    },
  });
  const run: Database['run'] = (scope, ask) => database.run(scope, (connection) => ask(explainingOn(connection)));
  const query: Database['query'] = (scope, text, values, name) => run(scope, (connection) => connection.query(text, values, name));
  await work({ run, query } as Database);
  return { rowsRead, indexes };
}
