import { fork, type ChildProcess } from 'node:child_process';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const children: ChildProcess[] = [];

/** Starts a script as a process of its own, as it runs in use; what it prints can be read. */
export function startScript(script: string, env: Readonly<Record<string, string>> = {}): ChildProcess {
  const child = fork(join(root, script), [], {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  children.push(child);
  return child;
}

/** Starts the server in a process of its own; gives its address when it listens. */
export function startServerProcess(env: Readonly<Record<string, string>>): Promise<{ readonly url: string; readonly pid: number }> {
  const child = startScript('apps/server/src/main.ts', env);
  return new Promise((found, reject) => {
    child.stdout!.on('data', (chunk: Buffer) => {
      const match = /listening (\S+)/.exec(chunk.toString());
      if (match) found({ url: match[1]!, pid: child.pid! });
    });
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

/** Ends a process that was started here, and waits for its end. */
export async function stopScript(child: ChildProcess): Promise<void> {
  child.removeAllListeners('exit');
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
}

/** Ends all of them. */
export async function stopScripts(): Promise<void> {
  await Promise.all(children.splice(0).map(stopScript));
}

/** Settings of a server on a database that is there already. */
export const serverEnv = (connectionString: string, dataDir: string): Record<string, string> => ({
  DATABASE_URL: connectionString,
  DATA_DIR: dataDir,
  PORT: '0',
  LOG_LEVEL: 'warn',
  PUBLIC_URL: 'http://127.0.0.1',
  CALLS_PER_MINUTE: '100000000',
});
