import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The product as `npm start` runs it: platform and sandbox on ports of their own. */
export interface RunningProduct {
  readonly platformUrl: string;
  readonly sandboxUrl: string;
  readonly dataDir: string;
  readonly pid: number;
  /** Everything it printed so far. */
  output(): string;
  /** Ends it as Ctrl+C does and waits; gives the exit code. */
  stop(): Promise<number | null>;
}

const root = resolve(import.meta.dirname, '../../..');

/**
 * Starts the product by its own launcher and waits for its `ready` line.
 * Without `dataDir` it gets a fresh folder that is removed at the end.
 *
 * @throws Error with everything it printed when it ends or is not ready in time.
 */
export async function startProduct(
  options: { dataDir?: string; env?: Readonly<Record<string, string>>; deadlineMs?: number } = {},
): Promise<RunningProduct> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'mastlight-product-')));
  const child = spawn(process.execPath, ['tooling/start/start.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: '',
      PORT: '0',
      SANDBOX_PORT: '0',
      DATA_DIR: dataDir,
      // What things cost is asked by the suites of money alone.
      FREE_QUOTA_FEN: '50000000',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const ended = new Promise<number | null>((resolveEnd) => child.on('exit', resolveEnd));
  const ready = new Promise<[string, string]>((resolveReady, reject) => {
    const timer = setTimeout(() => reject(new Error(`not ready in time:\n${printed}`)), options.deadlineMs ?? 120_000);
    const take = (chunk: Buffer): void => {
      printed += chunk.toString();
      const match = /^ready (\S+) sandbox (\S+)$/m.exec(printed);
      if (match) {
        clearTimeout(timer);
        resolveReady([match[1]!, match[2]!]);
      }
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    void ended.then((code) => {
      clearTimeout(timer);
      reject(new Error(`ended with code ${code}:\n${printed}`));
    });
  });
  const [platformUrl, sandboxUrl] = await ready;
  return {
    platformUrl,
    sandboxUrl,
    dataDir,
    pid: child.pid!,
    output: () => printed,
    async stop() {
      child.kill('SIGINT');
      const code = await ended;
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}
