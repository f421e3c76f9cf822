/**
 * A12: `/livez` while twenty anonymous bodies of 1 MB come in again and again,
 * against `/livez` of the same server undisturbed. Server, attacker and caller
 * are three processes.
 *
 *   npx tsx bench/anonymous-bodies/run.ts [rounds]
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { startProduct } from '@mastlight/testing/start-product';

const rounds = Number(process.argv[2] ?? 20);
const goalMs = 100;

const product = await startProduct();
try {
  const calm = await probe(2_000);
  const attacker = spawn(process.execPath, [join(import.meta.dirname, 'flood.mjs'), product.platformUrl, String(rounds)], {
    stdio: 'inherit',
  });
  let isOver = false;
  const ended = new Promise<void>((done) => void attacker.once('exit', () => ((isOver = true), done())));
  const flooded = await probe(60_000, () => isOver);
  await ended;
  const [calmMs, floodMs] = [percentile99(calm), percentile99(flooded)];
  console.log(
    `A12 /livez p99 ${floodMs.toFixed(0)} ms over ${flooded.length} calls during ${rounds} × 20 bodies of 1 MB (goal ${goalMs}); undisturbed ${calmMs.toFixed(1)} ms, ratio ${(floodMs / calmMs).toFixed(1)}; longest ${Math.max(...flooded).toFixed(0)} ms`,
  );
  if (floodMs > goalMs) process.exitCode = 1;
} finally {
  await product.stop();
}

/** Times of calls, ms, one every 5 ms at the most. */
async function probe(untilMs: number, isOver = () => false): Promise<number[]> {
  const times: number[] = [];
  for (const startedMs = performance.now(); performance.now() - startedMs < untilMs && !isOver();) {
    const beganMs = performance.now();
    await (await fetch(`${product.platformUrl}/livez`)).arrayBuffer();
    times.push(performance.now() - beganMs);
    await new Promise((done) => setTimeout(done, 5));
  }
  return times;
}

function percentile99(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]!;
}
