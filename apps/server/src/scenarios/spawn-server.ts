import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { waitFor } from '@mastlight/testing/wait-for';
import type { Config } from '../platform/config';

/** A server in a process of its own. */
export interface SpawnedServer {
  readonly url: string;
  readonly process: ChildProcess;
  /** When its ready line was read, by the clock of `performance`. */
  readonly readyMs: number;
  /** Comes true with its end: the exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
  /** Ends it without warning (SIGKILL); returns when it is gone. */
  kill(): Promise<void>;
}

/** The environment of a server that shares the database of a test server, beside it, and is as patient with it. */
export function besideServer(
  {
    databaseUrl,
    databaseSilenceMs,
    intakeKeys,
    passwordPepper,
  }: Pick<Config, 'databaseUrl' | 'databaseSilenceMs' | 'intakeKeys' | 'passwordPepper'>,
  dataDir: string,
): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DATABASE_SILENCE_MS: String(databaseSilenceMs),
    INTAKE_KEYS: JSON.stringify(intakeKeys),
    PASSWORD_PEPPER: passwordPepper,
  };
}

/** Starts the server bundled into `folder` (`bundleServer`) and waits for its ready line; like the launcher, with a channel that tells it of our end. */
export async function spawnServer(folder: string, env: Readonly<Record<string, string>>): Promise<SpawnedServer> {
  const child = spawn(process.execPath, [join(folder, 'main.mjs')], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = new Promise<number | NodeJS.Signals | null>((done) => child.once('exit', (code, signal) => done(signal ?? code)));
  let output = '';
  child.stdout!.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  try {
    const url = await Promise.race([
      waitFor('the server to listen', () => /^listening (\S+)$/m.exec(output)?.[1]),
      ended.then((code) => Promise.reject(new Error(`The server ended at its start: ${code}`))),
    ]);
    return { url, process: child, readyMs: performance.now(), ended, kill };
  } catch (error) {
    await kill();
    throw error;
  }
}
