import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { KnownCall, ManifestFinding } from '@mastlight/domain/sh-manifest/check-filing';
import { isBlankLine, type ManifestFiling } from '@mastlight/domain/sh-manifest/filing';
import { draftMegabytesPerDay, manifestsMax } from '@mastlight/domain/sh-manifest/limits';
import { shManifestRefusals as refusals } from '@mastlight/domain/sh-manifest/refusals';
import { act } from '@mastlight/domain/sh-manifest/status';
import { shManifestRowsTopic } from '@mastlight/domain/sh-manifest/topics';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import type { Transaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { takeGrowth } from '../../../platform/person-day';
import { publishChange } from '../../../platform/live';
import { judge, type WrittenFiling } from '../judge-filing';
import type { Parts } from '../parts';
import { bytesOfFiling, holdFilings, insertFiling, updateFiling } from '../store/filings';

/** What somebody saves: a new draft, or one that is there as he last saw it. */
interface SaveWish {
  readonly id?: number | null | undefined;
  readonly version?: number | null | undefined;
  readonly filing: ManifestFiling;
}

interface Saved {
  readonly id: number;
  readonly version: number;
  readonly call: KnownCall | null;
  readonly findings: readonly ManifestFinding[];
}

/**
 * Saves a draft, right or wrong, with what is wrong with it. One that was sent back is a draft again (R-4.10-32).
 *
 * @throws BusinessError 404 for a foreign one; 400 where its status does not let it; 409 when somebody changed it meanwhile; 429
 * when he has kept enough today.
 */
export async function saveManifest(parts: Parts, session: Session, { id, version, filing }: SaveWish): Promise<Saved> {
  const { written, findings, call } = await judge(parts, withoutLastBlanks(filing));
  const { ownerKey, userId } = session;
  const saved = await parts.billing.once(session, async (tx) => {
    if (id === null || id === undefined) return addManifest(parts, tx, session, written);
    const [held] = await holdFilings(tx, ownerKey, [id]);
    if (held === undefined) throw new BusinessError(404);
    const outcome = act(held.status, 'save');
    if ('refusal' in outcome) throw refuse(refusals.notNow, { why: outcome.refusal });
    if (version !== null && version !== undefined && version !== held.version) throw refuse(refusals.changedMeanwhile, {});
    await countKept(parts, tx, userId, bytesOf(written) - (await bytesOfFiling(tx, id)));
    const kept = { id, version: await updateFiling(tx, id, { ownerKey, userId, nowMs: parts.platform.clock.nowMs() }, written) };
    await publishChange(tx, { ownerKey, topic: shManifestRowsTopic, ids: [id] });
    return kept;
  });
  return { ...saved, call, findings };
}

const bytesOf = ({ filing }: WrittenFiling): number => Buffer.byteLength(JSON.stringify(filing));

/** @throws BusinessError 429 when the person's drafts have grown enough today. */
async function countKept({ platform }: Parts, tx: Transaction, userId: number, bytes: number): Promise<void> {
  const growth = { userId, name: 'sh-manifest.kilobytes', bytes, megabytesMax: draftMegabytesPerDay } as const;
  if (!(await takeGrowth(tx, platform, growth))) throw refuse(refusals.keptEnough, {});
}

/** Keeps a new draft. @throws BusinessError 400 when its owner may not keep one more, 429 when the person has kept enough today. */
export async function addManifest(
  parts: Parts,
  tx: Transaction,
  { ownerKey, userId }: Session,
  written: WrittenFiling,
): Promise<{ readonly id: number; readonly version: number }> {
  await countKept(parts, tx, userId, bytesOf(written));
  const added = await insertFiling(tx, { ownerKey, userId, nowMs: parts.platform.clock.nowMs() }, written, manifestsMax);
  if (added === null) throw refuse(refusals.tooMany, {});
  await publishChange(tx, { ownerKey, topic: shManifestRowsTopic, ids: [added.id] });
  return added;
}

/** Rows that wait at the end of a sheet are none. */
function withoutLastBlanks(filing: ManifestFiling): ManifestFiling {
  const last = filing.goods.findLastIndex((line) => !isBlankLine(line));
  return { ...filing, goods: filing.goods.slice(0, last + 1) };
}
