import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { startTexts } from '@mastlight/domain/vocabulary/platform-texts';

/**
 * Claims a data folder for this process, so that a second start on the same
 * data is refused. A claim whose process is gone is taken over.
 *
 * @returns a function that gives the claim back.
 * @throws Error naming the folder and the process that holds it.
 */
export function lockDataDir(dataDir: string): () => void {
  const file = join(dataDir, 'mastlight.lock');
  const own = `${process.pid} ${startOf(process.pid)}`;
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const descriptor = openSync(file, 'wx', 0o600);
      writeSync(descriptor, own);
      closeSync(descriptor);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as { code?: string }).code !== 'EEXIST') throw error;
      const [pid, start] = readFileSync(file, 'utf8').split(' ');
      const holder = Number(pid);
      // A pid alone may have been given to another program since; its start time tells.
      if (holder > 0 && startOf(holder) !== '' && startOf(holder) === start) {
        throw new Error(startTexts.dataInUse(dataDir, holder), { cause: error });
      }
      rmSync(file, { force: true });
    }
  }
  throw new Error(`Cannot lock ${file}`);
}

/** A mark of when a process started; '' when it does not run. */
function startOf(pid: number): string {
  try {
    // Field 22 of /proc/<pid>/stat; the name before it may hold spaces, so count from its closing bracket.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    try {
      process.kill(pid, 0);
      return process.platform === 'linux' ? '' : 'running';
    } catch {
      return '';
    }
  }
}
