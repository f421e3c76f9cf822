import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Clock } from '../../platform/clock/clock';

/** The age of the newest message is shown in minutes; a second is fresh. */
const freshForMs = 1_000;

/** When a port was last heard of, asked for at most once a second however many lists are open. */
export class HeardTimes {
  readonly #known = new Map<PortCode, { readonly askedMs: number; readonly heardMs: Promise<number | null> }>();

  constructor(
    readonly clock: Clock,
    readonly ask: (port: PortCode) => Promise<number | null>,
  ) {}

  newest(port: PortCode): Promise<number | null> {
    const nowMs = this.clock.nowMs();
    const known = this.#known.get(port);
    if (known && Math.abs(nowMs - known.askedMs) < freshForMs) return known.heardMs;
    const heardMs = this.ask(port);
    this.#known.set(port, { askedMs: nowMs, heardMs });
    // A failed question must be asked again at once.
    heardMs.catch(() => this.#known.delete(port));
    return heardMs;
  }
}
