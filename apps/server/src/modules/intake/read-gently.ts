import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { readMessageInSteps, type Reading } from '@mastlight/wire';

/** So long a large file may be read before browsers of this process are answered. */
const readingTurnMs = 5;

/** Reads a file without holding up the process: a 64 MB file takes most of a second in all. */
export async function readGently(bytes: Uint8Array): Promise<Reading> {
  const steps = readMessageInSteps(bytes);
  for (let turnBegan = performance.now(); ; ) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - turnBegan < readingTurnMs) continue;
    await yieldToOthers();
    turnBegan = performance.now();
  }
}
