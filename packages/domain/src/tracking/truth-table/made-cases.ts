const env = (globalThis as { process?: { env: Record<string, string | undefined> } }).process?.env ?? {};

/** Whether tests run in their long form (`npm run long`); the one of `testing`, which stands above the domain. */
export const isLong = Boolean(env['LONG']);

/** The seed of what a test makes up; SEED= repeats a run. */
export const madeSeed = Number(env['SEED'] ?? 20261012);

/**
 * How many made cases a test tries: `all` of them, or the share of them that MADE_SHARE= tells, for whoever tries the
 * same tests against every change of the rules (`npm run mutation`).
 */
export function madeCases(all: number): number {
  return Math.ceil(all * Number(env['MADE_SHARE'] ?? 1));
}
