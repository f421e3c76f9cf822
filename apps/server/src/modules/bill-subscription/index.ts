/**
 * Bill subscriptions: who follows which bill, what he made of it, and the list
 * he sees. Not here: what ports and customs say of a bill (tracking), which is
 * joined when it is read.
 *
 * The area is one wide table, so rows carry the wire's names up to the screen.
 */
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { startEnding } from '../../platform/list/end-by-time';
import { longExport } from '../../platform/list/long-export';
import type { Platform, ServerModule } from '../../platform/module';
import { billSubscriptionRoutes } from './http';
import { ownBills } from './own-data';
import { followAgainJob } from './jobs/follow-again';
import { defineTellMorning } from './jobs/tell-morning';
import { startAsking } from './jobs/watch-asking';
import { startBringing } from './jobs/watch-bringing';
import { startTakingUp } from './jobs/watch-brought';
import { exportBills } from './operations/export-bills';
import { timedBills } from './operations/timed-bills';
import type { HandOverParts } from './parts';
import { countLanes, type LaneCount } from './queries/count-lanes';
import { findClientNames } from './queries/find-client-names';
import { findClientsOfBills, type PlacedBill } from './queries/find-clients-of-bills';
import { billSubscriptionReactions } from './reactions';
import { holdClientOfBill } from './store';

/** Builds the module on tracking's door, on follow's, on billing's, which takes what it costs, on that of bills' files, and on the company's, which knows colleagues. */
export function createBillSubscriptionModule(
  platform: Platform,
  doors: Omit<HandOverParts, 'platform'>,
): {
  readonly module: ServerModule;
  /** The names of an owner's client companies. */
  findClientNames(ownerKey: string): Promise<readonly string[]>;
  /** Where the bills go that an owner follows, most first: ports of discharge, and how many bills. */
  countLanes(ownerKey: string, most: number): Promise<readonly LaneCount[]>;
  /** Tells the client company that each of some bills belongs to, followed or followed once; of no client: null. An empty port: whichever. */
  findClientsOfBills(ownerKey: string, bills: readonly PlacedBill[]): Promise<(bill: PlacedBill) => string | null>;
  /** The client of a bill that an owner follows, kept so until the transaction ends; null: none, or it is not followed. */
  holdClientOfBill: typeof holdClientOfBill;
} {
  const parts: HandOverParts = { platform, ...doors };
  return {
    findClientNames: (ownerKey) => findClientNames(platform.database, ownerKey),
    countLanes: (ownerKey, most) => countLanes(platform.database, ownerKey, most),
    findClientsOfBills: (ownerKey, placed) => findClientsOfBills(platform.database, ownerKey, placed),
    holdClientOfBill,
    module: {
      name: 'bill-subscription',
      ownData: ownBills,
      longExports: [longExport('bills', billSubscription.exportBills, (session, wish, tell) => exportBills(parts, session, wish, tell))],
      routes: billSubscriptionRoutes(parts),
      reactions: billSubscriptionReactions(parts),
      jobs: [followAgainJob(parts), defineTellMorning(parts)],
      async startWork() {
        const running = [startEnding(platform, timedBills(parts)), startAsking(parts), startBringing(parts), startTakingUp(parts)];
        return { stop: async () => void (await Promise.all(running.map((work) => work.stop()))) };
      },
    },
  };
}
