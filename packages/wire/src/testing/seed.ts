/** The seed of this run, printed by whoever uses it; SEED= repeats a run. */
export const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000);

/** How many random cases a property gets; RUNS= overrides it, `npm run long` takes 10,000. */
export const runs = Number(process.env['RUNS'] ?? 500);

/** Mulberry32: small, seeded, good enough to choose bits and bytes. */
export function random(state: number): () => number {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
