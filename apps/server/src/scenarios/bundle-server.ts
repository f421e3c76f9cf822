import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { waitFor } from '@mastlight/testing/wait-for';

const root = resolve(import.meta.dirname, '../../../..');

/** Bundles the server into a folder as one file, so that a start takes a moment; npm's packages stay where they are. */
export async function bundleServer(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await build({
    entryPoints: [join(root, 'apps/server/src/main.ts')],
    outfile: join(folder, 'main.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    plugins: [
      {
        name: 'npm-packages-external',
        setup(builder) {
          builder.onResolve({ filter: /^[^./]/ }, ({ path }) => (path.startsWith('@mastlight/') ? undefined : { path, external: true }));
        },
      },
    ],
  });
  await cp(join(root, 'apps/server/migrations'), join(folder, 'migrations'), { recursive: true });
}

/** A server in a process of its own. */
export interface SpawnedServer {
  readonly url: string;
  readonly process: ChildProcess;
  /** Comes true with its end: the exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
}

/** Starts a bundled server and waits until it listens; like the launcher does, with a channel that tells it of our end. */
export async function spawnServer(folder: string, env: Readonly<Record<string, string>>): Promise<SpawnedServer> {
  const child = spawn(process.execPath, [join(folder, 'main.mjs')], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = new Promise<number | NodeJS.Signals | null>((done) => child.once('exit', (code, signal) => done(signal ?? code)));
  let output = '';
  child.stdout!.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const url = await waitFor('the server to listen', () => /^listening (\S+)$/m.exec(output)?.[1], 60_000);
  return { url, process: child, ended };
}
