// The peer of F-04: node:http and pg, nothing else. It runs the statement that
// the product runs, prepared as the product prepares it, and writes JSON of the
// product's size. No session, no rights, no checks.
import { createServer } from 'node:http';
import pg from 'pg';
import { poolConfig } from '../../apps/server/src/platform/db/pool-config';

interface Task {
  readonly connectionString: string;
  readonly ownerKey: string;
  readonly text: string;
  readonly values: readonly unknown[];
  /** One answer of the product, as the amount of JSON to write. */
  readonly answer: unknown;
  /** How many rows the statement gives. */
  readonly rows: number;
}

process.once('message', (task: Task) => {
  const pool = new pg.Pool({ ...poolConfig(task.connectionString), max: 20, options: `-c mastlight.owner=${task.ownerKey}` });
  const statement = { name: 'page', text: task.text, values: [...task.values] };
  const server = createServer((request, response) => {
    request.resume();
    void pool.query(statement).then(({ rows }) => {
      if (rows.length !== task.rows) throw new Error(`${rows.length} rows`);
      const body = JSON.stringify(task.answer);
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) });
      response.end(body);
    });
  });
  server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as { port: number }).port }));
});
