import * as z from 'zod/mini';
import { defineJob } from '@mastlight/domain/contract-kit/message';
import { portCodes } from '@mastlight/domain/vocabulary/port';
import { inTransaction } from '../../../platform/db/transaction';
import { workOn, type JobHandler } from '../../../platform/queue/queue';
import type { LineParts } from '../parts';
import { holdShipments, letGoShipments } from '../store';

/** The job that asks no more after what nobody follows in a port. */
export const releaseShipments = defineJob(
  'line-tracking.release',
  1,
  z.object({ port: z.enum(portCodes), subjects: z.readonly(z.array(z.string())) }),
);

/** Stops asking after shipments that may have lost their last follower. */
export function releaseShipmentsJob({ platform, follow }: LineParts): JobHandler {
  return workOn(releaseShipments, ({ port, subjects }) =>
    inTransaction(platform.database, 'system', async (tx) => {
      // Held first: who has begun to follow and not committed is waited for, and then seen.
      await holdShipments(tx, subjects);
      const still = await follow.stillFollowed(tx, { kind: 'overseas', port, subjects });
      const free = subjects.filter((subject) => !still.has(subject));
      if (free.length > 0) await letGoShipments(tx, port, free);
    }),
  );
}
