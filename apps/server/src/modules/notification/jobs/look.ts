import * as z from 'zod/mini';
import { defineJob, type BodyOf } from '@mastlight/domain/contract-kit/message';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import { portCodes } from '@mastlight/domain/vocabulary/port';
import { takeAlong, workOn, type JobHandler } from '../../../platform/queue/queue';
import { inTransaction } from '../../../platform/db/transaction';
import { lookAt } from '../operations/look-at-followed';
import type { NotificationParts } from '../parts';

/** Whether what has changed of some bills or calls is news to whoever follows them. */
export const lookJob = defineJob(
  'notification.look',
  1,
  z.object({ kind: z.enum(['bill', 'call']), port: z.enum(portCodes), subjects: z.readonly(z.array(z.string())) }),
);
/** Looks stand in one line: each finds what the one before has told. */
export const lookLine = 'notification.look';

type Look = BodyOf<typeof lookJob>;

/** One look for each kind and port: thousands that wait cost as many questions as there are ports. */
const together = (looks: readonly Look[]): Look[] =>
  [...groupBy(looks, ({ kind, port }) => `${kind} ${port}`).values()].map((alike) => ({
    ...alike[0]!,
    subjects: [...new Set(alike.flatMap(({ subjects }) => subjects))],
  }));

/** Looks at what changed, together with all else that changed meanwhile. */
export function defineLook(parts: NotificationParts): JobHandler {
  const { database, log } = parts.platform;
  return workOn(lookJob, async (body) => {
    await inTransaction(database, 'system', async (tx) => {
      const waiting = await takeAlong(tx, lookJob, log, lookLine);
      for (const changed of together([body, ...waiting])) {
        for (let passed: number | null = 0; passed !== null;) passed = await lookAt(parts, tx, changed, passed);
      }
    });
  });
}
