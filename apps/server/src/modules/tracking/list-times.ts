import { findSilence, portRules, type PortSilence } from '@mastlight/domain/ports/index';
import type { PageTimes } from '@mastlight/domain/contract-kit/list-times';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { formatShanghai, parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { wireTime } from '../../platform/list/wire-time';
import type { Platform } from '../../platform/module';
import type { TrackingDoor } from './tracking-door';

/** When a port and its sources were last heard. */
interface Heard extends Pick<PageTimes, 'sourceTime' | 'heardSources'> {
  readonly sources: Parameters<typeof findSilence>[0];
}

/** The age of the newest message is shown in minutes; a second is fresh. */
const freshForMs = 1_000;

/** The times of a product's lists. When a port was last heard of is asked for at most once a second however many are open. */
export class ListTimes {
  readonly #known = new Map<PortCode, { readonly askedMs: number; readonly heard: Promise<Heard> }>();

  constructor(
    readonly platform: Pick<Platform, 'clock' | 'portClock'>,
    readonly tracking: Pick<TrackingDoor, 'newestHeardMs' | 'findSources'>,
  ) {}

  /** Asks `find` for a page as of a port time in whole ms, and gives it with that time and when its port was last heard of. */
  async beside<Page extends object>(
    port: PortCode,
    find: (portNowMs: number, silence: PortSilence | null) => Promise<Page>,
  ): Promise<Page & PageTimes> {
    const { portClock } = this.platform;
    const portNowMs = Math.trunc(portClock.nowMs());
    const { silence, heard } = await this.#findSilence(port, portNowMs);
    const { sources: _, ...told } = heard;
    const page = await find(portNowMs, silence);
    return {
      ...page,
      ...told,
      silence: silence && { source: silence.source, since: formatShanghai(silence.sinceMs), usualSeconds: silence.usualSeconds },
      portNow: formatShanghai(portNowMs),
      portClockRate: portClock.rate(),
    };
  }

  /** That a port says nothing, at a port time. */
  async findSilence(port: PortCode, portNowMs: number): Promise<PortSilence | null> {
    return (await this.#findSilence(port, portNowMs)).silence;
  }

  async #findSilence(port: PortCode, portNowMs: number): Promise<{ readonly heard: Heard; readonly silence: PortSilence | null }> {
    const known = await this.#findHeard(port);
    // The first word ends a silence at once.
    const heard = findSilence(known.sources, portNowMs) === null ? known : await this.#askHeard(port);
    return { heard, silence: findSilence(heard.sources, portNowMs) };
  }

  #findHeard(port: PortCode): Promise<Heard> {
    const nowMs = this.platform.clock.nowMs();
    const known = this.#known.get(port);
    if (known && Math.abs(nowMs - known.askedMs) < freshForMs) return known.heard;
    const heard = this.#askHeard(port);
    this.#known.set(port, { askedMs: nowMs, heard });
    // A failed question must be asked again at once.
    heard.catch(() => this.#known.delete(port));
    return heard;
  }

  async #askHeard(port: PortCode): Promise<Heard> {
    const [newestMs, sources] = await Promise.all([this.tracking.newestHeardMs(port), this.tracking.findSources(port)]);
    return {
      sourceTime: wireTime(newestMs),
      heardSources: sources.flatMap(({ source, heardTime: time }) => (time === null ? [] : [{ source, time }])),
      sources: sources.flatMap(({ source, heardTime, usualSeconds }) => {
        const known = portRules(port).sources.find(({ code }) => code === source);
        return known && heardTime !== null ? [{ code: source, pace: known.pace, heardMs: parseShanghai(heardTime)!, usualSeconds }] : [];
      }),
    };
  }
}
