import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/db/embedded-postgres';

/** A database server for a test run, and how to reach it. */
interface TestDatabase {
  readonly connectionString: string;
  stop(): Promise<void>;
}

/**
 * One database server for all integration tests of a run; each suite makes a
 * database of its own in it. `TEST_POSTGRES=foreign` takes the newest server
 * installed on this machine instead of the embedded one, as `DATABASE_URL`
 * would (A20).
 */
export default async function startTestDatabase(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mastlight-test-'));
  const isForeign = process.env['TEST_POSTGRES'] === 'foreign';
  const postgres: TestDatabase = isForeign ? startForeignPostgres(dataDir) : await startEmbeddedPostgres(dataDir);
  process.env['MASTLIGHT_TEST_DATABASE'] = postgres.connectionString;
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** Debian's place; a server from elsewhere is named by `TEST_POSTGRES_BIN`. */
const installedServers = '/usr/lib/postgresql';

function startForeignPostgres(dataDir: string): TestDatabase {
  const bin = process.env['TEST_POSTGRES_BIN'] ?? findNewest();
  // The server refuses to be root, and its tools want an account by name.
  const uid = process.getuid?.() === 0 ? uidOf('postgres') ?? uidOf('nobody') : null;
  const identity = uid === null || uid === undefined ? {} : { uid, gid: uid };
  const run = (program: string, ...args: string[]): void => {
    const { status, stderr, stdout } = spawnSync(join(bin, program), args, { ...identity, cwd: '/', stdio: program === 'pg_ctl' ? 'ignore' : 'pipe' });
    if (status !== 0) throw new Error(`${program} failed: ${String(stderr)}${String(stdout)}`);
  };
  const home = join(dataDir, 'foreign');
  mkdirSync(home, { mode: 0o700 });
  if (identity.uid !== undefined) {
    // Also the one above, whose mode lets nobody else through.
    for (const folder of [dataDir, home]) chownSync(folder, identity.uid, identity.uid);
  }
  const cluster = join(home, 'cluster');
  run('initdb', '-D', cluster, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8');
  // Only its own user and root come through the folder to the socket.
  const options = `-c listen_addresses= -c unix_socket_directories=${home} -c fsync=off -c max_connections=200`;
  run('pg_ctl', '-D', cluster, '-w', '-l', join(home, 'postgres.log'), '-o', options, 'start');
  run('psql', '-h', home, '-U', 'postgres', '-c', 'create role mastlight login');
  run('psql', '-h', home, '-U', 'postgres', '-c', 'create database mastlight owner mastlight');
  return {
    connectionString: `socket:${encodeURIComponent(home)}?db=mastlight&user=mastlight`,
    stop: async () => run('pg_ctl', '-D', cluster, '-m', 'immediate', 'stop'),
  };
}

function findNewest(): string {
  const [newest] = readdirSync(installedServers).map(Number).sort((a, b) => b - a);
  if (newest === undefined || newest < 15) throw new Error(`TEST_POSTGRES=foreign: no PostgreSQL from 15 on in ${installedServers}`);
  return join(installedServers, String(newest), 'bin');
}

function uidOf(account: string): number | undefined {
  const line = readFileSync('/etc/passwd', 'utf8').split('\n').find((entry) => entry.startsWith(`${account}:`));
  return line === undefined ? undefined : Number(line.split(':')[2]);
}
