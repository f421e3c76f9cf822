/** What the loop below takes on a quiet machine of two cores, in ms. */
const quietMs = 80;
const rounds = 20_000_000;
const tries = 3;

/**
 * How many times as slow as a quiet machine this one is at the moment, from a fixed loop: 1 where it is as fast or
 * faster, 8 at most. Taken once at the start of a run, for limits of time.
 */
export function measureSlowness() {
  const times = Array.from({ length: tries }, timeLoop);
  return Math.min(8, Math.max(1, Math.max(...times) / quietMs));
}

function timeLoop() {
  const startMs = performance.now();
  let sum = 0;
  for (let round = 0; round < rounds; round++) sum = (sum * 31 + round) % 1_000_003;
  // Kept from being optimised away.
  if (sum < 0) throw new RangeError('sum');
  return performance.now() - startMs;
}
