import type { ReceiptHeard, VgmStatus } from '@mastlight/domain/vgm/status';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Database } from '../../../platform/db/database';
import { inTransaction } from '../../../platform/db/transaction';
import { wireTime } from '../../../platform/list/wire-time';
import type { DispatchDoor } from '../../dispatch/index';
import { findPaid, loadFiling } from './load-filing';
import { showContainer } from '../typed-filing';

/** A filing of an owner with everything that was submitted of it, the newest first; null when it is none of his. */
export async function showFiling(database: Database, dispatch: Pick<DispatchDoor, 'read'>, ownerKey: string, id: number) {
  const head = await database.query<{
    status: VgmStatus;
    receipt: ReceiptHeard;
    reason: string;
    is_updating: boolean;
    updated_ms: number;
    version: number;
  }>(
    { ownerKey },
    `select status, receipt, reason, status = 2 and open_reference is not null as is_updating, updated_ms, version
     from vgm_filing where owner_key = $1 and id = $2`,
    [ownerKey, id],
    'vgm-show',
  );
  const found = head.rows[0];
  if (!found) return null;
  const submissions = await database.query<{
    reference: string;
    kind: 'first' | 'update';
    held: string[];
    fee_fen: number;
    submitted_ms: number;
  }>(
    { ownerKey },
    'select reference, kind, held, fee_fen, submitted_ms from vgm_submission where owner_key = $1 and filing_id = $2 order by no desc',
    [ownerKey, id],
    'vgm-show-submissions',
  );
  const statuses = await dispatch.read(
    ownerKey,
    submissions.rows.map(({ reference }) => reference),
  );
  const { filing, paid } = await inTransaction(database, { ownerKey }, async (tx) => ({
    filing: await loadFiling(tx, ownerKey, id),
    paid: new Set(await findPaid(tx, ownerKey, id)),
  }));
  if (!filing) return null;
  const { containers, carrier, ...rest } = filing;
  return {
    id,
    status: found.status,
    receipt: found.receipt,
    reason: found.reason,
    ...rest,
    shipCompany: carrier,
    containers: containers.map((container) => ({ ...showContainer(container), isPaid: paid.has(container.containerNo) })),
    isUpdating: found.is_updating,
    submissions: submissions.rows.map((row) => {
      const status = statuses.get(row.reference);
      return {
        reference: row.reference,
        kind: row.kind,
        state: status?.state ?? ('waiting' as const),
        level: status?.level ?? 0,
        reason: status?.reason ?? '',
        feeFen: row.fee_fen,
        paidCount: row.held.length,
        submitTime: formatShanghai(row.submitted_ms),
      };
    }),
    updateTime: wireTime(found.updated_ms),
    version: found.version,
  };
}
