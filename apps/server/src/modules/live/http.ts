import { live, type PortClockTold } from '@mastlight/domain/live/contract';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { PortClock } from '../../platform/clock/clock';
import { bearerToken } from '../../platform/http/register-routes';
import { implement, type Route } from '../../platform/http/route';
import { openEventStream } from './event-stream';
import { eventText, type LiveHub } from './live-hub';
import type { SessionWatch } from './session-watch';

/**
 * Route of the event stream. Last-Event-ID is not read: messages name rows to
 * fetch, so a page that comes back fetches what it shows and has missed nothing.
 */
export function liveRoutes(hub: LiveHub, watch: SessionWatch, portClock: PortClock): Route[] {
  return implement('live', live, {
    streamChanges: async (_request, { session, reply }) => {
      hub.requireRoom(session.ownerKey);
      const token = bearerToken(reply.request)!;
      return {
        open(raw) {
          // Who left while his session was looked up has closed already and will not close again.
          if (raw.raw.destroyed || raw.request.raw.socket.destroyed) return void raw.hijack();
          const client = openEventStream(raw, session.ownerKey, () => {
            leave();
            unwatch();
          });
          const unwatch = watch.add(client, token, session.userId);
          const leave = hub.add(client);
          client.write(clockText(portClock));
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
