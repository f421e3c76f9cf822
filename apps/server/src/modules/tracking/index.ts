/**
 * Tracking: facts from port, terminal and customs, and the status of bills
 * derived from them. Not here: where messages come from (intake) and who
 * follows which bill (bill-subscription).
 */
import { selectBillFacts } from '@mastlight/domain/tracking/select-bill-facts';
import { inTransaction } from '../../platform/db/transaction';
import type { Platform, ServerModule } from '../../platform/module';
import { trackingRoutes } from './http';
import { applyMessages } from './operations/apply-messages';
import { deriveRequestedJob } from './jobs/derive-requested';
import { requestBills } from './operations/request-bills';
import { findBillStatuses } from './queries/find-bill-statuses';
import { findHeardBills } from './queries/find-heard-bills';
import { findMessageSubjects } from './queries/find-message-subjects';
import { findNewestHeard } from './queries/find-newest-heard';
import { loadFacts } from './store/load-facts';
import type { FindFollowed, TrackingDoor } from './tracking-door';

export type { Applied, FindFollowed, TrackedBill, TrackingDoor } from './tracking-door';

/**
 * Builds the module and its door.
 *
 * @param findFollowed which bills an account follows; decides whose bill numbers, seals and plates it is told.
 * Without it nobody is told any.
 */
export function createTrackingModule(
  platform: Platform,
  findFollowed: FindFollowed = async () => [],
): { readonly module: ServerModule } & TrackingDoor {
  const { database } = platform;
  let factsAdded = 0;
  return {
    module: {
      name: 'tracking',
      routes: trackingRoutes(platform, findFollowed),
      jobs: [deriveRequestedJob(platform)],
      figures: [
        {
          name: 'mastlight_tracking_facts_total',
          help: 'Facts this process has appended that nobody had stated before.',
          kind: 'counter',
          read: () => factsAdded,
        },
      ],
    },
    async applyMessages(transaction, heard) {
      const applied = await applyMessages(platform, transaction, heard);
      for (const { added } of applied.values()) factsAdded += added;
      return applied;
    },
    requestBills: (transaction, port, billNos) => requestBills(platform, transaction, port, billNos),
    heardBills: (transaction, port, billNos) => findHeardBills(transaction, port, billNos),
    billStatuses: (port, billNos) => findBillStatuses(database, port, billNos),
    billFacts: (port, billNo) =>
      inTransaction(database, 'system', async (transaction) => {
        const facts = (await loadFacts(transaction, port, [billNo])).get(billNo) ?? [];
        return [...selectBillFacts(billNo, facts).heard];
      }),
    subjectsOfMessage: (messageId) => findMessageSubjects(database, messageId),
    newestHeardMs: (port) => findNewestHeard(database, port),
  };
}
