/**
 * Milliseconds of processor time that `work` takes: a budget in it holds on a
 * machine that is busy with other things, where wall time would not.
 */
export function cpuTimeMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
