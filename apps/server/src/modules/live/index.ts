/**
 * Live: the stream by which open pages hear which rows changed, of any topic,
 * and what time it is in the port. Not here: what changed (pages fetch it
 * through the usual calls, with the usual rights).
 */
import type { Platform, ServerModule } from '../../platform/module';
import { sessionsEnded, type AccountModule } from '../account/index';
import { subjectsChanged, type FollowDoor } from '../follow/index';
import { CatchUp } from './catch-up';
import { clockText, liveRoutes } from './http';
import { LiveHub } from './live-hub';
import { SessionWatch } from './session-watch';
import { SubjectWatch } from './subject-watch';

/** Below the idle limit of common proxies. */
const heartbeatMs = 15_000;

/** Builds the module on account's door, which tells whose session has ended, and follow's, which tells whom a change concerns. */
export function createLiveModule(
  platform: Platform,
  { authenticate }: Pick<AccountModule, 'authenticate'>,
  follow: Pick<FollowDoor, 'findConcerned'>,
): { module: ServerModule } {
  const hub = new LiveHub();
  const watch = new SessionWatch(authenticate);
  const { live, log, portClock } = platform;
  const catchUp = new CatchUp(follow, platform.clock);
  const sendAway = (): void => {
    catchUp.lose();
    hub.sendAway();
  };
  const subjects = new SubjectWatch(hub, follow, log);
  live.hearForPages((change) => {
    catchUp.noteRows(change);
    hub.hear(change);
  }, sendAway);
  // Whose rows have changed, or whose session has ended, is not known then: each page comes back with its token.
  live.hear(
    subjectsChanged,
    (changed) => {
      catchUp.noteSubjects(changed);
      subjects.hear(changed);
    },
    sendAway,
  );
  live.hear(
    sessionsEnded,
    // After account, which hears it first and forgets them.
    (ids) => void watch.checkUsers(ids),
    () => hub.sendAway(),
  );

  const startHttp = async (): Promise<{ stop(): Promise<void> }> => {
    const heartbeat = setInterval(() => hub.send(hub.all(), ': still here\n\n'), heartbeatMs);
    const forget = portClock.onChange(() => hub.send(hub.all(), clockText(portClock)));
    watch.start();
    return {
      async stop() {
        hub.stop();
        watch.stop();
        clearInterval(heartbeat);
        forget();
      },
    };
  };

  return { module: { name: 'live', routes: liveRoutes({ hub, watch, catchUp, portClock, log }), startHttp } };
}
