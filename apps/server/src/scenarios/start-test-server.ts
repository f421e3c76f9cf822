import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import type { Endpoint, RequestInput, ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import type { Envelope } from '@mastlight/domain/contract-kit/envelope';
import { intakeSources } from '@mastlight/domain/intake/intake-source';
import { sendRequest } from '@mastlight/testing/send-request';
import { waitFor } from '@mastlight/testing/wait-for';
import { startServer, type RunningServer } from '../app/start-server';
import type { Clock } from '../platform/clock/clock';
import { readConfig, type Config } from '../platform/config';
import { poolConfig } from '../platform/db/pool-config';
import { filledPath } from './filled-path';
import type { Log } from '../platform/log';

/** Each has a connection of its own, and those are half of what a start costs the database; the product has a dozen. */
const queueWorkers = 3;

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  advance(ms: number): void;
}

/** Gives a clock that starts at a fixed instant. */
export function createTestClock(startMs = Date.UTC(2026, 9, 12, 4, 0, 0)): TestClock {
  let nowMs = startMs;
  return { nowMs: () => nowMs, advance: (ms) => void (nowMs += ms) };
}

export interface CallOptions {
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestServer extends RunningServer {
  readonly config: Config;
  /** Calls an endpoint as a browser would and gives the envelope with its HTTP status. */
  call<E extends Endpoint>(
    endpoint: E,
    input: RequestInput<E>,
    options?: CallOptions,
  ): Promise<Envelope<ResponseData<E>> & { http: number; headers: Headers }>;
}

export interface TestServerOptions {
  readonly clock?: Clock;
  readonly log?: Log;
  readonly env?: Readonly<Record<string, string>>;
  /** Folder of another socket of the same database server (`openDatabaseProxy`). */
  readonly databaseDirectory?: string;
  /** Fills the database before the server finds it. */
  readonly fill?: (databaseUrl: string) => Promise<void>;
}

/**
 * Starts the whole server over HTTP on a fresh database of the test run's
 * database server. Intake keys: source `<name>` has the key
 * `<name>-key-for-tests`.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const shared = process.env['MASTLIGHT_TEST_DATABASE'];
  if (!shared) throw new Error('MASTLIGHT_TEST_DATABASE is not set: run through vitest, project "server".');
  const name = `test_${randomBytes(6).toString('hex')}`;
  if (options.fill) await asSuperuser(shared, `create database ${name} owner mastlight`);
  else {
    await asSuperuser(shared, `create database ${name} owner mastlight template test_template strategy file_copy`);
    // What migrations leave to the queue is as young as the database; else it would seem that nobody works.
    await asSuperuser(shared, 'update graphile_worker._private_jobs set run_at = now(), created_at = now()', name);
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'mastlight-data-'));
  const databaseUrl = options.databaseDirectory
    ? shared.replace(/^socket:[^?]*/, `socket:${encodeURIComponent(options.databaseDirectory)}`)
    : shared;
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    // Whether or not the web app has been built: hundreds of files, each with an address of its own.
    WEB_DIR: join(dataDir, 'no-web'),
    DATABASE_URL: databaseUrl.replace('db=mastlight', `db=${name}`),
    LOG_LEVEL: 'silent',
    INTAKE_KEYS: JSON.stringify(Object.fromEntries(intakeSources.map((source) => [source, `${source}-key-for-tests`]))),
    // Servers on one database share it; each has a data folder of its own.
    PASSWORD_PEPPER: 'pepper-for-tests-pepper-for-tests',
    WECHAT_CALLBACK_TOKEN: 'token-for-tests',
    // Suites call as fast as they can, and nobody waits for them to leave.
    CALLS_PER_MINUTE: '1000000',
    DRAIN_MS: '0',
    // A machine that runs many suites at once may keep the database waiting; only a suite that freezes it looks for silence.
    ...(options.databaseDirectory ? {} : { DATABASE_SILENCE_MS: '60000' }),
    // What things cost is asked by the suites of money alone.
    FREE_QUOTA_FEN: '50000000',
    ...options.env,
  });
  await options.fill?.(config.databaseUrl);
  const server = await startServer(config, {
    migrationsDir: resolve(import.meta.dirname, '../../migrations'),
    ...(options.clock ? { clock: options.clock } : {}),
    ...(options.log ? { log: options.log } : {}),
    queueWorkers,
  });
  // So much begins at once that on a busy machine the database may seem silent for a moment; a suite begins when it answers.
  const { database } = server.platform;
  const answers = () =>
    database.query('system', 'select 1').then(
      () => true,
      () => false,
    );
  await waitFor('the database to answer', answers);
  return {
    ...server,
    config,
    call: (endpoint, input, callOptions) => callEndpoint(server.url, endpoint, input, callOptions),
    async stop() {
      await server.stop();
      await asSuperuser(shared, `drop database ${name} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function callEndpoint<E extends Endpoint>(
  baseUrl: string,
  endpoint: E,
  input: RequestInput<E>,
  { token, headers: extra }: CallOptions = {},
): Promise<Envelope<ResponseData<E>> & { http: number; headers: Headers }> {
  const headers: Record<string, string> = { ...extra };
  if (token) headers['authorization'] = token;
  const fields = Object.entries(input as object)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [key, String(value)] as [string, string]);
  let url = baseUrl + filledPath(endpoint.path, input as object);
  let body: string | undefined;
  if (endpoint.method === 'GET') url += `?${new URLSearchParams(fields).toString()}`;
  else if (endpoint.encoding === 'form') {
    headers['content-type'] = 'application/x-www-form-urlencoded';
    body = new URLSearchParams(fields).toString();
  } else {
    headers['content-type'] = 'application/json';
    body = JSON.stringify(input);
  }
  const response = await sendRequest(url, { method: endpoint.method, headers, ...(body === undefined ? {} : { body }) });
  const envelope = JSON.parse(response.text) as Envelope<ResponseData<E>>;
  const { refusal } = envelope;
  if (refusal !== undefined && !endpoint.refusals.some(({ name }) => name === refusal)) {
    throw new Error(`${endpoint.path} answers ${refusal}, which its contract does not name.`);
  }
  return { ...envelope, http: response.status, headers: response.headers };
}

async function asSuperuser(connectionString: string, statement: string, database = 'postgres'): Promise<void> {
  const client = new pg.Client({ ...poolConfig(connectionString), user: 'postgres', database });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
