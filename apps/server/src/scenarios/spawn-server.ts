import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { waitFor } from '@mastlight/testing/wait-for';
import type { Config } from '../platform/config';

/** A server in a process of its own. */
export interface SpawnedServer {
  readonly url: string;
  /** When its ready line was read, by the clock of `performance`. */
  readonly readyMs: number;
  /** Ends it without warning (SIGKILL); returns when it is gone. */
  kill(): Promise<void>;
}

/**
 * Starts the server bundled into `folder` (`bundleServer`) on a test server's
 * database, beside it, and waits for its ready line.
 */
export async function spawnServer(folder: string, config: Pick<Config, 'databaseUrl' | 'intakeKeys'>, dataDir: string): Promise<SpawnedServer> {
  const child = spawn(process.execPath, [join(folder, 'main.mjs')], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: config.databaseUrl,
      INTAKE_KEYS: JSON.stringify(config.intakeKeys),
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise((done) => child.once('exit', done));
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await gone;
  };
  try {
    const url = await waitFor('the server to listen', () => /^listening (\S+)$/m.exec(output)?.[1], 60_000);
    return { url, readyMs: performance.now(), kill };
  } catch (error) {
    await kill();
    throw error;
  }
}
