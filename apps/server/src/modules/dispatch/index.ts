/**
 * Dispatch: what goes out, goes out once (ADR 0038). Products submit bytes with a reference of ours; it sends them, asks
 * the counterpart before anything goes again, and hears the receipts that come in through the intake.
 * Not here: what the bytes say and what it costs (the products), and how a counterpart is reached (its `Gateway`).
 */
import { giveUpAfterMs, holdBeyondMs } from '@mastlight/domain/dispatch/schedule';
import { watchPortTime } from '../../platform/clock/watch-port-time';
import type { Platform, ServerModule } from '../../platform/module';
import { addJob } from '../../platform/queue/queue';
import type { DispatchDoor } from './dispatch-door';
import type { Gateway } from './gateway';
import { createDispatchRoutes } from './http';
import { defineWorkDue, workDueJob } from './jobs/work-due';
import { hearMessages } from './operations/hear-messages';
import { submit } from './operations/submit';
import { DueWork } from './operations/work-due';
import { ownSubmissions } from './own-data';
import type { DispatchParts } from './parts';
import { countDead, readStatuses } from './queries/find-submissions';
import { holdSubmission, listSteps } from './store';

export type { DispatchDoor, SubmissionStatus } from './dispatch-door';
export { GatewayError, type Answer, type Gateway } from './gateway';
export { createMailGateway, mailGatewayName, writeMail } from './mail-gateway';

/** Real time between two looks for what is due, in ms. */
const lookEveryMs = 1_000;

/** Builds the module on the intake's door, which takes receipts that were asked for. */
export function createDispatchModule(
  platform: Platform,
  intake: { readonly receive: DispatchParts['receive'] },
): { readonly module: ServerModule } & DispatchDoor {
  const { database, clock, portClock, log, outbox, config } = platform;
  const gateways = new Map<string, Gateway>();
  const parts: DispatchParts = {
    database,
    clock,
    portClock,
    log,
    outbox,
    gateways,
    quietMs: config.dispatchQuietMs,
    requestWork: (tx) => addJob(tx, workDueJob, {}),
    receive: intake.receive,
  };
  const work = new DueWork(parts);
  return {
    module: {
      name: 'dispatch',
      routes: createDispatchRoutes(parts),
      jobs: [defineWorkDue(work)],
      ownData: ownSubmissions,
      figures: [
        {
          name: 'mastlight_dispatch_dead',
          help: 'Submissions that are laid aside, or contradicted, until somebody has looked.',
          kind: 'gauge',
          read: () => countDead(database),
        },
      ],
      async startWork() {
        const watch = watchPortTime(platform, lookEveryMs, async () => work.begin(), 'looking for submissions failed');
        return { stop: async () => void (await Promise.all([work.stop(), watch.stop()])) };
      },
    },
    open: (gateway) => void gateways.set(gateway.name, gateway),
    submit: (tx, submission) => submit(parts, tx, submission),
    read: (ownerKey, references) => readStatuses(database, ownerKey, references),
    hold: (tx, reference) => holdSubmission(tx, reference),
    readSteps: (tx, reference) => listSteps(tx, reference),
    holdUntilMs: () => clock.nowMs() + giveUpAfterMs(parts.quietMs) + holdBeyondMs,
    hear: (tx, heard) => hearMessages(parts, tx, heard),
  };
}
