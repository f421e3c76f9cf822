/**
 * Tracking: facts from port, terminal and customs, and the status of bills
 * derived from them. Not here: where messages come from (intake) and who
 * follows what (follow).
 */
import { deriveBillStatus } from '@mastlight/domain/tracking/derive-bill-status';
import { selectBillFacts } from '@mastlight/domain/tracking/select-bill-facts';
import { MonthParts } from '../../platform/db/month-parts';
import { inTransaction } from '../../platform/db/transaction';
import type { Platform, ServerModule } from '../../platform/module';
import { addJob } from '../../platform/queue/queue';
import type { FollowDoor } from '../follow/index';
import { trackingRoutes } from './http';
import { applyMessages } from './operations/apply-messages';
import { laneLine, releaseUnfollowed } from './lane-jobs';
import { deriveRequestedJob } from './jobs/derive-requested';
import { makeMonthsJob } from './jobs/make-months';
import { startRederiving } from './jobs/rederive';
import { releaseSubjectsJob } from './jobs/release-subjects';
import { startTimeWatch } from './jobs/watch-time';
import { replaceFacts } from './operations/replace-facts';
import { requestSubjects } from './operations/request-subjects';
import { findHeardBills } from './queries/find-heard-bills';
import { findMessageSubjects } from './queries/find-message-subjects';
import { findNewestHeard } from './queries/find-newest-heard';
import { loadFirstHeard } from './store/bills';
import { loadFacts } from './store/load-facts';
import type { Parts } from './parts';
import { publishedKinds, type PublishedKind } from './published-kind';
import { readPublishedStatus } from './read-published-status';
import type { TrackingDoor } from './tracking-door';

export { ListTimes } from './list-times';
export { readPublishedStatus } from './read-published-status';
export type { Applied, ForeignPlace, HeardMessages, TrackingDoor } from './tracking-door';

/** Builds the module and its door. Bills are derived from when somebody follows them until nobody does. */
export function createTrackingModule(platform: Platform, follow: FollowDoor): { readonly module: ServerModule } & TrackingDoor {
  const { database } = platform;
  const parts: Parts = { platform, follow, months: new MonthParts(database, 'tracking_fact') };
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
      routes: trackingRoutes(parts),
      jobs: [deriveRequestedJob(parts), releaseSubjectsJob(parts), makeMonthsJob(parts)],
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
    replaceFacts: (transaction, messages, others) => replaceFacts(parts, transaction, messages, others),
    heardBills: (transaction, port, billNos) => findHeardBills(transaction, port, billNos),
    readBill: (port, billNo, published) =>
      inTransaction(database, 'system', async (transaction) => {
        const firstHeard = new Map([[billNo, await loadFirstHeard(transaction, port, billNo)]]);
        const facts = (await loadFacts(transaction, port, firstHeard)).get(billNo) ?? [];
        const status = readPublishedStatus(published) ?? deriveBillStatus(port, billNo, facts);
        return { status, facts: selectBillFacts(billNo, facts).heard };
      }),
    subjectsOfMessage: (messageId) => findMessageSubjects(database, messageId),
    newestHeardMs: (port) => findNewestHeard(database, port),
  };
}
