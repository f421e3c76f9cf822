/**
 * Intake: messages from outside, stored raw before they are acknowledged, then
 * decoded in the order they came. Not here: what a format looks like (wire)
 * and what a message means for a bill (tracking).
 */
import { join } from 'node:path';
import { waitingLimitMs } from '@mastlight/domain/intake/limits';
import { MonthParts } from '../../platform/db/month-parts';
import { inTransaction } from '../../platform/db/transaction';
import type { Platform, ServerModule } from '../../platform/module';
import type { FollowDoor } from '../follow/index';
import type { DispatchDoor } from '../dispatch/index';
import type { ManifestDoor } from '../manifest-query/index';
import type { TrackingDoor } from '../tracking/index';
import { countReceipts } from './queries/count-receipts';
import { DecodingRequests } from './request-decoding';
import { decodingLanes, type DecodingLane } from './decoding-lane';
import { intakeRoutes } from './http';
import { watchInbox, type Inbox } from './inbox/watch-inbox';
import type { IntakeDoor } from './intake-door';
import { decodeJob } from './jobs/decode-messages';
import { foldCountsJob } from './jobs/fold-counts';
import { keepMonthsJob } from './jobs/keep-months';
import { writeReceiptsJob } from './jobs/write-receipts';
import { LaneWork } from './lane-work';
import { decodeLane } from './operations/decode-waiting';
import { rereadSpan } from './operations/reread-span';
import { Receiving } from './operations/receive-messages';
import { findOldestQuarantined, isDecodingAlive, listOddities, measureLag } from './queries/count-messages';
import { findClaimed, findOutcome, findUnsorted } from './queries/find-messages';
import { writeReceipts } from './operations/write-receipts';
import { findWaitingLanes } from './store/decode-turn';
import { markSorted } from './store/inbox-marks';

export type { IntakeDoor } from './intake-door';
export { ageSeconds, totalOf } from './queries/count-messages';

/** Lanes that one process decodes at once; each holds a worker and a connection, and reading takes the processor. */
const lanesAtOnceMax = 3;

/** Builds the module on tracking's door, on follow's, which decides who may see a raw message, and on those of who hears messages too. */
export function createIntakeModule(
  platform: Platform,
  tracking: TrackingDoor,
  { findFollowed }: Pick<FollowDoor, 'findFollowed'>,
  { dispatch, manifests }: { readonly dispatch: Pick<DispatchDoor, 'hear'>; readonly manifests: ManifestDoor },
): { readonly module: ServerModule } & IntakeDoor {
  const { database } = platform;
  const inboxDirectory = join(platform.config.dataDir, 'inbox');
  const months = new MonthParts(database, 'intake_raw');
  const requests = new DecodingRequests(platform);
  const receiving = new Receiving(platform, tracking, months, requests);
  let inbox: Inbox | null = null;
  // Aborted when work stops: a backlog is left to the next process instead of holding up the end of this one.
  let stopping = new AbortController();
  const work = new LaneWork<DecodingLane>(lanesAtOnceMax, (lane, isBehind) =>
    decodeLane({ platform, tracking, dispatch, manifests, onDecided: () => inbox?.wake() }, lane, isBehind, stopping.signal),
  );
  const door: IntakeDoor = {
    receiveMessage: (message) => receiving.receiveOne(message),
    receiveMessages: (messages) => receiving.receiveAll(messages),
    async decodeWaiting() {
      for (let lanes = await findWaitingLanes(database, decodingLanes); lanes.length > 0 && !stopping.signal.aborted;) {
        if (!(await work.run(lanes))) await work.oneEnded();
        lanes = await findWaitingLanes(database, decodingLanes);
      }
    },
    async readDesk(nowMs, odditiesMax) {
      const [sources, oldestQuarantinedMs, oddities] = await Promise.all([
        countReceipts(database, inboxDirectory, nowMs),
        findOldestQuarantined(database),
        listOddities(database, odditiesMax),
      ]);
      return { sources, oldestQuarantinedMs, oddities };
    },
    rereadSpan: (text, span, signal, tell) => rereadSpan({ platform, tracking, manifests, requests }, text, span, signal, tell),
    findOutcome: (messageId) => findOutcome(database, messageId),
    writeReceipts: (outcome) => writeReceipts(platform, outcome),
    findClaimed: (inboxId, claims) => findClaimed(database, inboxId, claims),
    findUnsorted: (inboxId, exceptIds, countMax) => findUnsorted(database, inboxId, exceptIds, countMax),
    markSorted: (messageIds) => inTransaction(database, 'system', (tx) => markSorted(tx, messageIds)),
  };
  return {
    ...door,
    module: {
      name: 'intake',
      routes: intakeRoutes(platform, door, requests, tracking, findFollowed),
      jobs: [
        decodeJob(async () => void (await work.run(await findWaitingLanes(database, decodingLanes)))),
        keepMonthsJob(platform, months),
        foldCountsJob(platform),
        writeReceiptsJob(platform),
      ],
      checks: { intake: () => isDecodingAlive(database, platform.clock.nowMs(), waitingLimitMs) },
      figures: [
        {
          name: 'mastlight_intake_waiting',
          help: 'Messages that are stored and wait to be decoded.',
          kind: 'gauge',
          read: async () => (await measureLag(database, platform.clock.nowMs())).waiting,
        },
        {
          name: 'mastlight_intake_lag_seconds',
          help: 'How long the oldest message that waits to be decoded has waited.',
          kind: 'gauge',
          read: async () => (await measureLag(database, platform.clock.nowMs())).seconds,
        },
      ],
      async startWork() {
        stopping = new AbortController();
        // What the last process left waiting is taken up at once.
        await requests.ask();
        inbox = await watchInbox({ door, log: platform.log, clock: platform.clock, directory: inboxDirectory });
        return {
          stop: () => {
            stopping.abort();
            return inbox!.stop();
          },
        };
      },
    },
  };
}
