import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import { inTransaction } from '../../../platform/db/transaction';
import { takeAlong, type JobDefinition } from '../../../platform/queue/queue';
import { deriveRequestedName, laneLine, type RequestedSubjects } from '../job-names';
import type { Parts } from '../parts';
import { publishedKinds } from '../published-kind';
import { takeTurn } from '../store/turn';

/** As a build of before wrote it, which knew bills alone. */
interface RequestedBills {
  readonly port: RequestedSubjects['port'];
  readonly billNos: readonly string[];
}

/**
 * Derives what is newly followed and was asked for while a batch of messages
 * had its port's lane. Whoever gets the turn derives all that was asked for
 * meanwhile.
 */
export function deriveRequestedJob(parts: Parts): JobDefinition<RequestedSubjects | RequestedBills> {
  return {
    name: deriveRequestedName,
    handle: (requested) =>
      inTransaction(parts.platform.database, 'system', async (transaction) => {
        const { port } = requested;
        await takeTurn(transaction, [port]);
        const along = await takeAlong<RequestedSubjects | RequestedBills>(transaction, { name: deriveRequestedName }, laneLine(port));
        for (const [kind, ofKind] of groupBy([requested, ...along].map(read), (request) => request.kind)) {
          await publishedKinds[kind].derive(parts, transaction, port, [...new Set(ofKind.flatMap(({ subjects }) => subjects))]);
        }
      }),
  };
}

function read(requested: RequestedSubjects | RequestedBills): RequestedSubjects {
  return 'billNos' in requested ? { kind: 'bill', port: requested.port, subjects: requested.billNos } : requested;
}
