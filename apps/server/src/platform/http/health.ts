import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { isDatabaseGone } from '../db/database-errors';
import type { HealthCheck, Platform, ServerModule } from '../module';
import type { Draining } from './draining';

/** A check that has not answered by then has no answer. */
const checkMs = 900;
/** Whoever asks sooner after a round of checks began hears what it found. */
const freshMs = 1_000;
/** Time that a statement of a check may take; then its connection is somebody else's again. */
const statementMs = 3_000;

/** Well, not well, or unknown because what it asks is gone. */
type Outcome = boolean | null;
export type Outcomes = Readonly<Record<string, Outcome>>;

/**
 * Whether each part is well, found out in rounds: anybody may ask, as often as
 * they like, and there is one round at a time, in which each check runs once.
 * A check that was given up still runs; until all have ended no other round
 * begins, so that they cannot pile up on what is slow already.
 */
export class Readiness {
  #round: Promise<Outcomes> | null = null;
  #beganMs = 0;
  #isRunning = false;

  constructor(
    readonly checks: Readonly<Record<string, HealthCheck>>,
    readonly elapsedMs: () => number = () => performance.now(),
  ) {}

  /** What the last round found; a new one when that is a second old. */
  ask(): Promise<Outcomes> {
    if (this.#round && (this.#isRunning || this.elapsedMs() - this.#beganMs < freshMs)) return this.#round;
    this.#beganMs = this.elapsedMs();
    this.#isRunning = true;
    const running = Object.entries(this.checks).map(([name, check]) => ({ name, answer: start(check) }));
    void Promise.allSettled(running.map(({ answer }) => answer)).then(() => (this.#isRunning = false));
    return (this.#round = Promise.all(running.map(async ({ name, answer }) => [name, await outcomeOf(answer)] as const)).then(
      Object.fromEntries<Outcome>,
    ));
  }
}

/**
 * The checks of the platform and of the modules, by name, run beside requests:
 * that many of those wait for a connection is no fault of the database.
 *
 * @throws Error when two have one name.
 */
export function gatherChecks(
  { database, checks: own }: Pick<Platform, 'database' | 'checks'>,
  modules: readonly ServerModule[],
): Record<string, HealthCheck> {
  const checks: Record<string, HealthCheck> = {};
  const isThere: HealthCheck = async () => (await database.query('system', 'select 1')).rowCount === 1;
  for (const some of [{ database: isThere }, own, ...modules.map((module) => module.checks ?? {})]) {
    for (const [name, check] of Object.entries(some)) {
      if (checks[name] || name === 'accepting') throw new Error(`Two checks are named ${name}.`);
      checks[name] = () => database.unhurried(check, statementMs);
    }
  }
  return checks;
}

/**
 * `/livez`: the process answers. `/readyz`: it can work; each part is told by
 * name, so that a broken dependency flips exactly its own check: what
 * cannot be known without the database is `null` while the database is
 * `false`. Ready is only who is well in all parts.
 */
export function registerHealth(app: FastifyInstance, readiness: Readiness, draining: Draining): void {
  const method = ['GET', 'HEAD'];

  app.route({ method, url: '/livez', handler: async () => ({ ok: true }) });

  app.route({
    method,
    url: '/readyz',
    handler: async (_request, reply) => {
      const outcomes = await readiness.ask();
      // Not as of the last round: whoever sends calls here must hear of the end at once.
      const checks: Outcomes = { accepting: !draining.isOn, ...outcomes, database: outcomes['database'] ?? false };
      const ok = Object.values(checks).every((outcome) => outcome === true);
      return reply
        .code(ok ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ ok, checks });
    },
  });
}

/** One that throws before it waits fails like any other. */
async function start(check: HealthCheck): Promise<boolean> {
  return check();
}

async function outcomeOf(answer: Promise<boolean>): Promise<Outcome> {
  const late = new AbortController();
  try {
    return await Promise.race([answer, pause(checkMs, null, { signal: late.signal })]);
  } catch (error) {
    return isDatabaseGone(error) ? null : false;
  } finally {
    late.abort();
  }
}
