/**
 * Line tracking: what shipping lines say of shipments that somebody follows, asked at each line's pace, and the journey that
 * it comes to (ADR 0042). Not here: who follows a shipment (follow) and what he pays for it (the products).
 */
import type { LineCode } from '@mastlight/domain/line-tracking/lines';
import type { Transaction } from '../../platform/db/transaction';
import type { Platform, ServerModule } from '../../platform/module';
import { addJob } from '../../platform/queue/queue';
import type { FollowDoor } from '../follow/index';
import { createLineTrackingRoutes } from './http';
import { releaseShipments, releaseShipmentsJob } from './jobs/release-shipments';
import { startAsking } from './jobs/watch-due';
import type { LineParts } from './parts';
import { countDue } from './queries/count-due';
import { findLineHealth, type LineHealth } from './queries/line-health';
import { findHeard, followShipments, reserveShipments } from './store';
import { readSubject } from './subject';

export { readSubject, shipmentSubject } from './subject';
export type { LineHealth } from './queries/line-health';

/** What products may ask of it. */
export interface LineTrackingDoor {
  /** Whether a line can be asked here at all. */
  isConnected(line: LineCode): boolean;
  /** Of some shipments, those of which anything was ever heard. */
  heard(tx: Transaction, subjects: readonly string[]): Promise<ReadonlySet<string>>;
  /** Holds shipments for whoever is about to follow them in several ports: before any of them is begun. */
  reserve(tx: Transaction, subjects: readonly string[]): Promise<void>;
  /** How each line answers, in the order of the picker. */
  lines(): Promise<readonly LineHealth[]>;
}

/** Builds the module and its door. A shipment is asked after from when somebody follows it until nobody does. */
export function createLineTrackingModule(platform: Platform, follow: FollowDoor): { readonly module: ServerModule } & LineTrackingDoor {
  const parts: LineParts = { platform, follow };
  const { config } = platform;
  follow.keep('overseas', {
    begun: (tx, port, subjects) =>
      followShipments(
        tx,
        port,
        subjects.map((subject) => ({ subject, ...readSubject(subject) })),
        Math.trunc(platform.portClock.nowMs()),
      ),
    // Whether others follow them still only the system can see.
    ended: (tx, port, subjects) => addJob(tx, releaseShipments, { port, subjects }),
  });
  return {
    isConnected: (line) => config.lines[line] !== undefined,
    heard: findHeard,
    reserve: (tx, subjects) => reserveShipments(tx, subjects, Math.trunc(platform.portClock.nowMs())),
    lines: () => findLineHealth(platform),
    module: {
      name: 'line-tracking',
      figures: [
        {
          name: 'mastlight_lines_down',
          help: 'Shipping lines that have failed several times in a row.',
          kind: 'gauge',
          read: async () => (await findLineHealth(platform)).filter(({ health }) => health === 'down').length,
        },
        {
          name: 'mastlight_line_questions_due',
          help: 'Shipments whose line should have been asked by now.',
          kind: 'gauge',
          read: () => countDue(platform),
        },
      ],
      routes: createLineTrackingRoutes(parts),
      jobs: [releaseShipmentsJob(parts)],
      startWork: () => Promise.resolve(startAsking(parts)),
    },
  };
}
