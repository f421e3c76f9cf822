import { readFileSync } from 'node:fs';

/** A mark of when a process started, which tells it from a later one of the same pid; '' when it does not run. */
export function startOf(pid: number): string {
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
