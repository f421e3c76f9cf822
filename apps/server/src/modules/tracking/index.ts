/**
 * Tracking: facts from port, terminal and customs, and the status of bills
 * derived from them. Not here: where messages come from (intake) and who
 * follows what (follow).
 */
import { deriveBillStatus } from '@mastlight/domain/tracking/derive-bill-status';
import { readOnCall } from '@mastlight/domain/tracking/read-on-call';
import type { BillStatus } from '@mastlight/domain/tracking/status';
import { selectBillFacts } from '@mastlight/domain/tracking/select-bill-facts';
import { MonthParts } from '../../platform/db/month-parts';
import { inTransaction } from '../../platform/db/transaction';
import type { Platform, ServerModule } from '../../platform/module';
import { addJob } from '../../platform/queue/queue';
import type { FollowDoor } from '../follow/index';
import { ownLooks } from './own-data';
import { trackingRoutes } from './http';
import { applyMessages } from './operations/apply-messages';
import { deriveRequested, laneLine, releaseUnfollowed } from './lane-jobs';
import { deriveRequestedJob } from './jobs/derive-requested';
import { learnLagsJob } from './jobs/learn-lags';
import { makeMonthsJob } from './jobs/make-months';
import { startRederiving } from './jobs/rederive';
import { releaseSubjectsJob } from './jobs/release-subjects';
import { startTimeWatch } from './jobs/watch-time';
import { countOthers } from './operations/count-others';
import { readBillAt } from './operations/read-bill-at';
import { readBills, readBoxes, readCalls } from './operations/read-others';
import { replaceFacts } from './operations/replace-facts';
import { requestSubjects } from './operations/request-subjects';
import { findHeardBills } from './queries/find-heard-bills';
import { findHeardBookings } from './queries/find-heard-bookings';
import { findMessageSubjects } from './queries/find-message-subjects';
import { findNewestHeard } from './queries/find-newest-heard';
import { findSilenceAt } from './queries/find-silence-at';
import { findSkews, findSources } from './queries/find-sources';
import { findTakeouts } from './queries/find-takeouts';
import { findBoxesOnCall } from './queries/find-boxes-on-call';
import { findBoxMoves } from './queries/find-box-moves';
import { loadFirstHeard } from './store/bills';
import { findBecome } from './store/bookings';
import { loadFacts } from './store/load-facts';
import { noteRepeats } from './store/source-repeats';
import { LearntLags } from './learnt-lags';
import type { Parts } from './parts';
import { publishedKinds, type PublishedKind } from './published-kind';
import { readPublishedStatus } from './read-published-status';
import type { TrackingDoor } from './tracking-door';

export { ListTimes } from './list-times';
export { readPublishedStatus } from './read-published-status';
export type { Applied, BillThen, HeardBill, HeardBox, HeardMessages, TrackingDoor, WishedCall } from './tracking-door';

/** Builds the module and its door. Bills are derived from when somebody follows them until nobody does. */
export function createTrackingModule(platform: Platform, follow: FollowDoor): { readonly module: ServerModule } & TrackingDoor {
  const { database } = platform;
  const parts: Parts = { platform, follow, months: new MonthParts(database, 'tracking_fact'), lags: new LearntLags() };
  for (const kind of Object.keys(publishedKinds) as PublishedKind[]) {
    follow.keep(kind, {
      begun: (transaction, port, subjects) => requestSubjects(parts, transaction, kind, port, subjects),
      // In line with those that derive: each waits for the turn.
      ended: (transaction, port, subjects) => addJob(transaction, releaseUnfollowed, { kind, port, subjects }, { line: laneLine(port) }),
    });
  }
  let factsAdded = 0;
  let outdated: number | null = null;
  return {
    module: {
      name: 'tracking',
      ownData: ownLooks,
      routes: trackingRoutes(parts),
      jobs: [deriveRequestedJob(parts), releaseSubjectsJob(parts), makeMonthsJob(parts), learnLagsJob(parts)],
      figures: [
        {
          name: 'mastlight_tracking_facts_total',
          help: 'Facts this process has appended that nobody had stated before.',
          kind: 'counter',
          read: () => factsAdded,
        },
        {
          name: 'mastlight_tracking_outdated',
          help: 'Followed bills and calls that wait to be derived again by the rules of this build.',
          kind: 'gauge',
          read: () => outdated,
        },
      ],
      async startWork() {
        const running = [startTimeWatch(parts), startRederiving(parts, (count) => void (outdated = count))];
        return { stop: async () => void (await Promise.all(running.map((work) => work.stop()))) };
      },
    },
    async applyMessages(transaction, heard) {
      const applied = await applyMessages(parts, transaction, heard);
      for (const { added } of applied.values()) factsAdded += added;
      return applied;
    },
    noteRepeats,
    replaceFacts: (transaction, messages, others) => replaceFacts(parts, transaction, messages, others),
    heardBills: (transaction, port, billNos) => findHeardBills(transaction, port, billNos),
    heardBookings: (transaction, port, bookingNos) => findHeardBookings(transaction, port, bookingNos),
    deriveAgain: (transaction, port, subjects) =>
      addJob(transaction, deriveRequested, { kind: 'bill', port, subjects }, { line: laneLine(port) }),
    becomeBills: (transaction, port, bookingNos) => findBecome(transaction, port, bookingNos),
    readBill: (port, billNo, published, meant) =>
      inTransaction(database, 'system', async (transaction) => {
        const firstHeard = new Map([[billNo, await loadFirstHeard(transaction, port, billNo)]]);
        const facts = (await loadFacts(transaction, port, firstHeard)).get(billNo) ?? [];
        const lags = await parts.lags.of(transaction, port);
        const derive = (): BillStatus => {
          const own = deriveBillStatus(port, billNo, facts, lags);
          return meant ? readOnCall(own, meant, null) : own;
        };
        return { status: readPublishedStatus(published) ?? derive(), facts: selectBillFacts(billNo, facts).heard };
      }),
    readBillAt: (own, port, billNo, atMs) => readBillAt(parts, own, port, billNo, atMs),
    findSilenceAt: (own, port, atMs) => findSilenceAt(database, own, port, atMs),
    takeouts: (number, is) => findTakeouts(database, number, is),
    readBills: (port, billNos) => readBills(parts, port, billNos),
    readBoxes: (port, containerNos, call) => readBoxes(parts, port, containerNos, call),
    findBoxesOnCall: (port, call, page) => findBoxesOnCall({ database, nowMs: platform.portClock.nowMs() }, port, call, page),
    findBoxMoves: (port, call) => findBoxMoves({ database, nowMs: platform.portClock.nowMs() }, port, call),
    readCalls: (port, asked, asOfMs) => readCalls(parts, port, asked, asOfMs),
    countOthers: (session, count) => countOthers(platform, session, count),
    subjectsOfMessage: (messageId) => findMessageSubjects(database, messageId),
    newestHeardMs: (port) => findNewestHeard(database, port),
    findSources: (port) => findSources(database, port),
    findSkews: () => findSkews(database),
  };
}
