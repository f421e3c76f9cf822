import { gapEvent, live, type PortClockTold } from '@mastlight/domain/live/contract';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { PortClock } from '../../platform/clock/clock';
import { bearerToken } from '../../platform/http/register-routes';
import { implement, type Route } from '../../platform/http/route';
import type { Log } from '../../platform/log';
import type { CatchUp } from './catch-up';
import { openEventStream } from './event-stream';
import { eventText } from './event-text';
import { GatheredRows } from './gathered-rows';
import type { LiveClient, LiveHub } from './live-hub';
import type { SessionWatch } from './session-watch';

interface Parts {
  readonly hub: LiveHub;
  readonly watch: SessionWatch;
  readonly catchUp: Pick<CatchUp, 'findMissed'>;
  readonly portClock: PortClock;
  readonly log: Log;
}

/**
 * Route of the event stream. Last-Event-ID is not read: messages name rows to fetch, so a page that comes back fetches
 * what it shows and has missed nothing. A page that opens its first stream fetched before, and says how long ago.
 */
export function liveRoutes({ hub, watch, catchUp, portClock, log }: Parts): Route[] {
  const tellMissed = async (client: LiveClient, agoMs: number): Promise<void> => {
    const missed = await catchUp.findMissed(client.ownerKey, agoMs).catch((error: unknown) => {
      log.warn({ err: error }, 'what a page has missed cannot be looked up');
      return null;
    });
    if (missed === null) return hub.send([client], eventText(gapEvent, {}));
    const rows = new GatheredRows();
    for (const change of missed) rows.add(change);
    for (const message of rows.messages()) hub.send([client], message);
  };
  return implement('live', live, {
    streamChanges: async ({ agoMs }, { session, reply }) => {
      hub.requireRoom(session.ownerKey, session.userId);
      const token = bearerToken(reply.request)!;
      return {
        open(raw) {
          // Who left while his session was looked up has closed already and will not close again.
          if (raw.raw.destroyed || raw.request.raw.socket.destroyed) return void raw.hijack();
          const client = openEventStream(raw, session, () => {
            leave();
            unwatch();
          });
          const unwatch = watch.add(client, token, session.userId);
          const leave = hub.add(client);
          client.write(clockText(portClock));
          if (agoMs !== undefined) void tellMissed(client, Number(agoMs));
        },
      };
    },
  });
}

/** The port's time as a message. */
export function clockText(portClock: PortClock): string {
  const portNowMs = portClock.nowMs();
  const told: PortClockTold = { portNow: formatShanghai(portNowMs), portNowMs, rate: portClock.rate() };
  return eventText('clock', told);
}
