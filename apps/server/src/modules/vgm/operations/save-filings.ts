import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { filingMegabytesPerDay, filingsMax, movesKept } from '@mastlight/domain/vgm/limits';
import { vgmRefusals as refusals } from '@mastlight/domain/vgm/refusals';
import { act, type VgmAct } from '@mastlight/domain/vgm/status';
import { vgmRowsTopic } from '@mastlight/domain/vgm/topics';
import type { Transaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { changeRows } from '../../../platform/list/change-rows';
import { takeGrowth } from '../../../platform/person-day';
import { publishChange } from '../../../platform/live';
import type { VgmParts } from '../parts';
import { loadFiling } from '../queries/load-filing';
import {
  countFilings,
  forgetOldMoves,
  holdFilings,
  insertFiling,
  insertRecord,
  keepStanding,
  replaceFiling,
  type HeldFiling,
} from '../store';
import type { TypedFiling } from '../write-vgm';

/** The status after an act of the truth table. @throws BusinessError 400 where it may not be taken. */
export function statusAfter({ status }: HeldFiling, what: VgmAct) {
  const outcome = act(status, what);
  if ('refusal' in outcome) throw refuse(refusals[outcome.refusal], {});
  return outcome.next;
}

/** A filing that was kept, and its version from now on. */
export interface SavedFiling {
  readonly id: number;
  readonly version: number;
}

/** @throws BusinessError 409 where somebody else has changed it since somebody saw `version`. */
export function requireSeen(held: HeldFiling, version: number | undefined): void {
  if (version !== undefined && held.version !== version) throw refuse(refusals.changedMeanwhile, {});
}

/**
 * Keeps what was typed, as a filing of its own or in the place of one; gives its number and its version from now on.
 *
 * @throws BusinessError 400, 404, 409 where it is not the version that was seen, 429.
 */
export function saveFiling(
  parts: VgmParts,
  session: Session,
  filing: TypedFiling,
  place: { readonly id?: number | undefined; readonly version?: number | undefined } = {},
): Promise<SavedFiling> {
  const { ownerKey, userId } = session;
  const nowMs = Math.trunc(parts.platform.portClock.nowMs());
  return parts.billing.once(session, async (tx) => {
    const { id, version } = place;
    if (id === undefined) return addFiling(parts, tx, session, filing, nowMs);
    const [held] = await holdFilings(tx, ownerKey, [id]);
    if (!held) throw new BusinessError(404);
    const status = statusAfter(held, 'save');
    requireSeen(held, version);
    await countKept(parts, tx, userId, bytesOf(filing) - bytesOf((await loadFiling(tx, ownerKey, id))!));
    await replaceFiling(tx, id, ownerKey, filing, nowMs);
    // What failed and is put right waits to be sent as one that never was.
    const isAfresh = held.status !== status;
    const kept = await keepStanding(tx, held, { status, updatedMs: nowMs, ...(isAfresh ? { receipt: 'none', reason: '' } : {}) });
    await publishChange(tx, { ownerKey, topic: vgmRowsTopic, ids: [id] });
    return { id, version: kept };
  });
}

const bytesOf = (filing: TypedFiling): number => Buffer.byteLength(JSON.stringify(filing));

/** @throws BusinessError 429 when the person's filings have grown enough today. */
async function countKept({ platform }: VgmParts, tx: Transaction, userId: number, bytes: number): Promise<void> {
  const growth = { userId, name: 'vgm.kilobytes', bytes, megabytesMax: filingMegabytesPerDay } as const;
  if (!(await takeGrowth(tx, platform, growth))) throw refuse(refusals.keptEnough, {});
}

/** Keeps a new filing. @throws BusinessError 400 when there are as many as there may be, 429. */
export async function addFiling(
  parts: VgmParts,
  tx: Transaction,
  { ownerKey, userId }: Pick<Session, 'ownerKey' | 'userId'>,
  filing: TypedFiling,
  nowMs: number,
): Promise<SavedFiling> {
  if ((await countFilings(tx, ownerKey)) >= filingsMax) throw refuse(refusals.tooMany, { max: filingsMax });
  await countKept(parts, tx, userId, bytesOf(filing));
  const saved = await insertFiling(tx, { ownerKey, userId, filing, nowMs });
  await publishChange(tx, { ownerKey, topic: vgmRowsTopic, ids: [saved.id] });
  return saved;
}

/** Makes a draft of what another filing says; gives its number. @throws BusinessError 400, 404, 429. */
export function copyFiling(parts: VgmParts, session: Session, id: number): Promise<{ id: number }> {
  const nowMs = Math.trunc(parts.platform.portClock.nowMs());
  return parts.billing.once(session, async (tx) => {
    const filing = await loadFiling(tx, session.ownerKey, id);
    if (!filing) throw new BusinessError(404);
    const { id: copy } = await addFiling(parts, tx, session, filing, nowMs);
    return { id: copy };
  });
}

/** Puts filings away, or takes them back: all of them or none. @throws BusinessError 400 by the truth table, 404. */
export function moveFilings({ platform }: VgmParts, session: Session, ids: readonly number[], what: 'delete' | 'restore'): Promise<void> {
  const nowMs = Math.trunc(platform.portClock.nowMs());
  const { ownerKey, userId } = session;
  return changeRows(platform.database, vgmRowsTopic, session, async (tx) => {
    const filings = await holdFilings(tx, ownerKey, ids);
    for (const held of filings) {
      await keepStanding(tx, held, { status: statusAfter(held, what), deletedMs: what === 'delete' ? nowMs : null });
      await insertRecord(tx, { filingId: held.id, ownerKey, userId, kind: what, madeMs: nowMs });
    }
    const moved = filings.map(({ id }) => id);
    await forgetOldMoves(tx, ownerKey, moved, movesKept);
    return moved;
  });
}
