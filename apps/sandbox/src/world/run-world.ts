import type { WorldClock } from '../clock/world-clock';
import type { Outbox, Post } from '../delivery/outbox';
import type { Fields } from '../read-fields';
import { advanceWorld, createWorld, nextStepMs } from './advance-world';
import { injectEvent, type EventOutcome } from './event';
import type { World } from './world';

/** The world in motion. */
export interface RunningWorld {
  /** Lets everything happen that is due by now. */
  catchUp(): void;
  /** Injects an event now; its messages go out like all others. @throws BadInput */
  inject(fields: Fields): { readonly posts: readonly Post[]; readonly state: EventOutcome['state'] };
  /** Begins another world at the clock's time, with other ships and bills: what was said of the last one stays true. */
  reset(): void;
  stop(): void;
}

/** `1` is followed by `1-2`, that by `1-3`: no bill of one world is one of another's. */
function nextSeed(seed: string): string {
  const [, base = seed, round = '1'] = /^(.*?)(?:-(\d+))?$/.exec(seed) ?? [];
  return `${base}-${Number(round) + 1}`;
}

/** Longest sleep: also how often new calls are planned while nothing happens. */
const sleepMaxMs = 60_000;
/** Steps closer together than this are taken in one go, so that a fast clock does not wake us for each. */
const sleepMinMs = 40;

/** Moves `world` by `clock` and puts what is said into `outbox`; a mute one goes on without a word, but for what is injected. */
export function runWorld(
  world: World,
  clock: WorldClock,
  outbox: Outbox,
  onChange: () => void,
  { isMute = false }: { readonly isMute?: boolean } = {},
): RunningWorld {
  let timer: NodeJS.Timeout | undefined;

  const catchUp = (): void => {
    clearTimeout(timer);
    const nowMs = clock.nowMs();
    const advanced = advanceWorld(world, nowMs);
    const said = isMute ? [] : advanced;
    for (const message of said) outbox.add(message, nowMs);
    if (said.length > 0) {
      outbox.trim();
      onChange();
    }
    const dueMs = nextStepMs(world);
    const untilMs = dueMs === null ? sleepMaxMs : (dueMs - clock.nowMs()) / clock.rate();
    timer = setTimeout(catchUp, Math.min(Math.max(untilMs, sleepMinMs), sleepMaxMs));
  };

  const stopListening = clock.onChange(() => {
    catchUp();
    onChange();
  });
  catchUp();

  return {
    catchUp,
    inject(fields) {
      catchUp();
      const nowMs = clock.nowMs();
      const { said, state } = injectEvent(world, fields, nowMs);
      const posts = said.map((message) => outbox.add(message, nowMs));
      catchUp();
      onChange();
      return { posts, state };
    },
    reset() {
      const fresh = createWorld(nextSeed(world.seed), clock.nowMs());
      // Numbers of messages go on: one that comes back would be taken for a correction.
      Object.assign(world, fresh, { nextMessage: world.nextMessage });
      catchUp();
      onChange();
    },
    stop() {
      clearTimeout(timer);
      stopListening();
    },
  };
}
