/**
 * Notification: tells open pages which rows changed and what time it is in the
 * port. Not here: what changed (pages fetch it through the usual calls, with
 * the usual rights).
 */
import { listenForChanges } from '../../platform/live';
import type { Platform, ServerModule } from '../../platform/module';
import { sessionTopic, type AccountModule } from '../account/index';
import type { FollowDoor } from '../follow/index';
import { clockText, notificationRoutes } from './http';
import { LiveHub } from './live-hub';
import { SessionWatch } from './session-watch';
import { SubjectWatch } from './subject-watch';

/** Below the idle limit of common proxies. */
const heartbeatMs = 15_000;

/** Builds the module on account's door, which tells whose session has ended, and follow's, which tells whom a change concerns. */
export function createNotificationModule(
  platform: Platform,
  { authenticate }: Pick<AccountModule, 'authenticate'>,
  follow: Pick<FollowDoor, 'findConcerned'>,
): { module: ServerModule } {
  const hub = new LiveHub();
  const watch = new SessionWatch(authenticate);
  const { database, log, portClock } = platform;
  const subjects = new SubjectWatch(hub, follow, log);

  const startHttp = async (): Promise<{ stop(): Promise<void> }> => {
    const listener = await listenForChanges(
      database,
      {
        rows: (change) => {
          hub.hear(change);
          if (change.topic === sessionTopic) watch.checkUsers(change.ids);
        },
        subjects: (change) => subjects.hear(change),
        gap: () => hub.sendAway(),
      },
      log,
    );
    const heartbeat = setInterval(() => hub.send(hub.all(), ': still here\n\n'), heartbeatMs);
    const forget = portClock.onChange(() => hub.send(hub.all(), clockText(portClock)));
    watch.start();
    return {
      async stop() {
        hub.stop();
        watch.stop();
        clearInterval(heartbeat);
        forget();
        await listener.stop();
      },
    };
  };

  return { module: { name: 'notification', routes: notificationRoutes(hub, watch, portClock), startHttp } };
}
