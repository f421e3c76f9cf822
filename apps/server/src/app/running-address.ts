import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const fileName = 'server.json';
const answerMs = 2_000;

/** Leaves the server's address in its data folder, for commands run beside it. @returns what takes it away again. */
export async function announceAddress(dataDir: string, url: string): Promise<() => Promise<void>> {
  const file = join(dataDir, fileName);
  await writeFile(file, JSON.stringify({ url, pid: process.pid }));
  return () => rm(file, { force: true });
}

/** Address of the server that runs on a data folder; null when none answers there. */
export async function findRunningServer(dataDir: string): Promise<string | null> {
  try {
    const { url } = JSON.parse(await readFile(join(dataDir, fileName), 'utf8')) as { url: string };
    const response = await fetch(`${url}/livez`, { signal: AbortSignal.timeout(answerMs) });
    return response.ok ? url : null;
  } catch {
    // No file, a file of a server that was killed, or nobody listening: nothing runs.
    return null;
  }
}
