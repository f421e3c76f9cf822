/**
 * How long something may take, in ms, where the long form of a goal (`npm run long`, `LONG` is set) is measured on a quiet machine;
 * in `npm test`, which must hold on any machine, no time is too long.
 */
export function goalMs(ms: number): number {
  return process.env['LONG'] ? ms : Infinity;
}
