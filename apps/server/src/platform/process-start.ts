import { readFileSync } from 'node:fs';

/** A mark of when a process started, which tells it from a later one of the same pid; '' when it does not run, also when it has ended and is not yet buried. */
export function startOf(pid: number): string {
  try {
    // State and start are fields 3 and 22 of /proc/<pid>/stat; the name before them may hold spaces, so count from its closing bracket.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // Z and X: it does nothing any more, and its parent may never ask how it ended (F13).
    return /^[ZX]/i.test(fields[0] ?? '') ? '' : (fields[19] ?? '');
  } catch {
    try {
      process.kill(pid, 0);
      return process.platform === 'linux' ? '' : 'running';
    } catch {
      return '';
    }
  }
}
