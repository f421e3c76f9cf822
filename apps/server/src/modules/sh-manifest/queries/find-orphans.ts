import type { OrphanRow } from '@mastlight/domain/sh-manifest/contract';
import { findOrphan, orphanAfterMs, orphanWatchMs } from '@mastlight/domain/sh-manifest/orphan';
import { callName } from '@mastlight/domain/vocabulary/vessel-voyage';
import { callKey, readKnownCalls } from '../known-calls';
import type { Parts } from '../parts';
import { readStoredFiling } from '../read-stored-filing';

/** The youngest that customs have; older ones have sailed. */
const filingsMax = 300;

/** An owner's manifests that will not be on board as they stand, or were not, those that sail first at the head; one that was taken to the counter is told of no more. */
export async function findOrphans(parts: Parts, ownerKey: string): Promise<OrphanRow[]> {
  const { database, portClock } = parts.platform;
  const { rows } = await database.query<{ id: number; filing: unknown; is_pending: boolean }>(
    { ownerKey },
    `select id, filing, exists (select from sh_manifest_submission s where s.filing_id = f.id and s.state = 'pending') as is_pending
     from sh_manifest_filing f where owner_key = $1 and status = 2
       and not exists (select from sh_manifest_counter c where c.filing_id = f.id)
     order by sent_at desc nulls last, id desc limit ${filingsMax}`,
    [ownerKey],
    'sh-manifest-orphans',
  );
  const sent = rows.map(({ id, filing, is_pending }) => ({ id, filing: readStoredFiling(filing), isPending: is_pending }));
  const calls = await readKnownCalls(
    parts,
    sent.map(({ filing }) => filing.head),
  );
  const nowMs = portClock.nowMs();
  const soon = sent.flatMap((one) => {
    const plan = calls.get(callKey(one.filing.head))?.plan ?? null;
    const sailsMs = plan?.atdMs ?? plan?.etdMs ?? null;
    const isSoon = sailsMs !== null && nowMs >= sailsMs - orphanWatchMs && nowMs <= sailsMs + orphanAfterMs;
    return isSoon ? [{ ...one, plan }] : [];
  });
  const bills = await parts.tracking.readBills(
    'SH',
    soon.map(({ filing }) => filing.head.billNo),
  );
  return soon
    .flatMap(({ id, filing, plan, isPending }): OrphanRow[] => {
      const { billNo, vesselName, voyage } = filing.head;
      const orphan = findOrphan({ filing, plan, bill: bills.get(billNo)?.status ?? null, nowMs });
      if (orphan === null) return [];
      const { notIn, unlisted, undeclared, ...rest } = orphan;
      const vesselvoyage = callName(vesselName || null, voyage || null) ?? '';
      return [
        { id, billno: billNo, vesselvoyage, isPending, ...rest, notIn: [...notIn], unlisted: [...unlisted], undeclared: [...undeclared] },
      ];
    })
    .sort((a, b) => a.sailsMs - b.sailsMs || a.id - b.id);
}
