import * as z from 'zod/mini';
import { defineJob, noBody, type BodyOf } from '@mastlight/domain/contract-kit/message';
import { deliveryKeptDays, eventKeptDays } from '@mastlight/domain/open-api/limits';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import { portCodes } from '@mastlight/domain/vocabulary/port';
import { inTransaction } from '../../../platform/db/transaction';
import { takeAlong, workOn, type JobHandler } from '../../../platform/queue/queue';
import { firstUsageDay } from '../operations/show-keys';
import { tellAll, tellChanged, tellEverybody } from '../operations/tell-changed';
import type { OpenApiParts } from '../parts';
import { findUnfollowed } from '../queries/find-unfollowed';
import { deleteOldDeliveries } from '../store/deliveries';
import { deleteOldEvents, forgetTold } from '../store/feed';
import { deleteOldKeys } from '../store/keys';

/** Bills have changed, or somebody begins to follow them. */
export const tellJob = defineJob('open-api.tell', 1, z.object({ port: z.enum(portCodes), billNos: z.readonly(z.array(z.string())) }));
/** A company has a new key or address: whatever it follows is told. */
export const tellAllJob = defineJob('open-api.tell-all', 1, z.object({ ownerKey: z.string() }));
const tellEverybodyJob = defineJob('open-api.tell-everybody', 1, noBody);
const deleteOldJob = defineJob('open-api.delete-old', 1, noBody);
/** What tells stands in one line: feeds are not waited for. */
export const tellLine = 'open-api.tell';

const eventsPerRound = 5_000;
const billsPerRound = 2_000;
const dayMs = 86_400_000;

type Parts = Pick<OpenApiParts, 'platform'>;

/** One telling for each port: thousands that wait cost as many questions as there are ports. */
const together = (bodies: readonly BodyOf<typeof tellJob>[]): BodyOf<typeof tellJob>[] =>
  [...groupBy(bodies, ({ port }) => port).values()].map((alike) => ({
    port: alike[0]!.port,
    billNos: [...new Set(alike.flatMap(({ billNos }) => billNos))],
  }));

/** Deletes what is kept no longer, a bounded number of events in a transaction. */
export async function deleteOld({ platform: { database, clock } }: Parts): Promise<void> {
  const nowMs = clock.nowMs();
  const keptMs = nowMs - eventKeptDays * dayMs;
  for (let gone = eventsPerRound; gone === eventsPerRound;) {
    gone = await inTransaction(database, 'system', (tx) => deleteOldEvents(tx, keptMs, eventsPerRound));
  }
  for (let gone = eventsPerRound; gone === eventsPerRound;) {
    gone = await inTransaction(database, 'system', (tx) =>
      deleteOldDeliveries(tx, nowMs - deliveryKeptDays * dayMs, keptMs, eventsPerRound),
    );
  }
  for (let gone = billsPerRound; gone === billsPerRound;) {
    gone = await inTransaction(database, 'system', async (tx) => {
      const bills = await findUnfollowed(tx, keptMs, billsPerRound);
      await forgetTold(tx, bills);
      return bills.length;
    });
  }
  await inTransaction(database, 'system', (tx) => deleteOldKeys(tx, nowMs - 31 * dayMs, firstUsageDay(nowMs)));
}

/** What tells, and what deletes the old. */
export function defineJobs(parts: Parts): JobHandler[] {
  const { database, log } = parts.platform;
  return [
    workOn(tellJob, (body) =>
      inTransaction(database, 'system', async (tx) => {
        const waiting = await takeAlong(tx, tellJob, log, tellLine);
        for (const changed of together([body, ...waiting])) await tellChanged(parts, tx, changed);
      }),
    ),
    workOn(tellAllJob, ({ ownerKey }) => tellAll(parts, ownerKey)),
    // What changed in the moment in which a first key was made, and of bills that could not be read then.
    workOn(tellEverybodyJob, () => tellEverybody(parts), { cron: '*/10 * * * *' }),
    workOn(deleteOldJob, () => deleteOld(parts), { cron: '23 4 * * *' }),
  ];
}
