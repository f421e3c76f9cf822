import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { poolConfig } from '../platform/db/pool-config';

/** The test run's database server behind a door that a test can shut. */
export interface DatabaseProxy {
  /** Folder of the socket; stands in a connection string where the server's own would. */
  readonly directory: string;
  /** Breaks all connections and lets no new one in. */
  cut(): void;
  /** Lets connections in, keeps those there are, and passes nothing on from now on, either way. */
  freeze(): void;
  /** Lets connections in again. */
  mend(): void;
  stop(): Promise<void>;
}

const socketName = '.s.PGSQL.5432';

/** Opens a door to the test run's database server. */
export async function openDatabaseProxy(): Promise<DatabaseProxy> {
  const realDirectory = poolConfig(process.env['MASTLIGHT_TEST_DATABASE']!).host!;
  const directory = await mkdtemp(join(tmpdir(), 'mastlight-door-'));
  const open = new Set<Socket>();
  let isCut = false;
  let isFrozen = false;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    if (isFrozen) {
      open.add(near);
      near.on('error', () => {});
      return;
    }
    const far = connect(join(realDirectory, socketName));
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.pipe(other);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
  });
  await new Promise<void>((done) => server.listen(join(directory, socketName), done));
  return {
    directory,
    cut() {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    freeze() {
      isFrozen = true;
      for (const socket of open) socket.unpipe().pause();
    },
    mend() {
      isCut = false;
      if (!isFrozen) return;
      isFrozen = false;
      for (const socket of open) socket.destroy();
    },
    async stop() {
      const closed = new Promise((done) => server.close(done));
      for (const socket of open) socket.destroy();
      await closed;
      await rm(directory, { recursive: true, force: true });
    },
  };
}
