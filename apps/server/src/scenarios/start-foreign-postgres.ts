import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A server that was not made by us, as behind `DATABASE_URL`. */
export interface ForeignPostgres {
  /** Of the role and the database `mastlight`. */
  readonly connectionString: string;
  /** Folder of its socket; it believes everybody who gets there. */
  readonly socketDir: string;
  stop(): Promise<void>;
}

/** Debian's place; a server from elsewhere is named by `TEST_POSTGRES_BIN`. */
const installedServers = '/usr/lib/postgresql';

/** Folder with the programs of the newest server installed on this machine, from version 15 on; null when there is none. */
export function findInstalledPostgres(): string | null {
  const named = process.env['TEST_POSTGRES_BIN'];
  if (named !== undefined) return named;
  const versions = existsSync(installedServers) ? readdirSync(installedServers).map(Number) : [];
  const newest = Math.max(...versions.filter((version) => version >= 15));
  return Number.isFinite(newest) ? join(installedServers, String(newest), 'bin') : null;
}

/** Starts the server whose programs lie in `bin` on a new cluster below `dataDir`, with role and database `mastlight`. */
export function startForeignPostgres(dataDir: string, bin: string): ForeignPostgres {
  // The server refuses to be root, and its tools want an account by name.
  const uid = process.getuid?.() === 0 ? (uidOf('postgres') ?? uidOf('nobody')) : null;
  const identity = uid === null || uid === undefined ? {} : { uid, gid: uid };
  const run = (program: string, ...args: string[]): void => {
    const { status, stderr, stdout } = spawnSync(join(bin, program), args, {
      ...identity,
      cwd: '/',
      stdio: program === 'pg_ctl' ? 'ignore' : 'pipe',
    });
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
    socketDir: home,
    connectionString: `socket:${encodeURIComponent(home)}?db=mastlight&user=mastlight`,
    stop: async () => run('pg_ctl', '-D', cluster, '-m', 'immediate', 'stop'),
  };
}

function uidOf(account: string): number | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${account}:`));
  return line === undefined ? undefined : Number(line.split(':')[2]);
}
