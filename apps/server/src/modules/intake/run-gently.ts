import { setImmediate as yieldToOthers } from 'node:timers/promises';

/** So long a large file may be worked on before browsers of this process are answered. */
const turnMs = 5;

/** Runs steps of a millisecond or so each without holding up the process. */
export async function runGently<T>(steps: Generator<void, T>): Promise<T> {
  for (let turnBegan = performance.now(); ;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - turnBegan < turnMs) continue;
    await yieldToOthers();
    turnBegan = performance.now();
  }
}
