import type { SavedAd } from '@mastlight/domain/ad/ad';
import { adsMax } from '@mastlight/domain/ad/limits';
import { adRefusals as refusals } from '@mastlight/domain/ad/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { adsKeeper, type AdParts } from '../parts';
import { countKept, deleteAd, findKept, lockAds, plantFirst, updateOrder, upsertAd } from '../store';

/**
 * Saves an ad: a new one, or one as it was opened at `openedMs`. A new paper or picture must be the administrator's own
 * upload; the one that it takes the place of goes.
 *
 * @returns its version, in ms.
 * @throws BusinessError when its key is taken, it was changed or deleted meanwhile, a file is no such upload of his, or
 * there are too many ads.
 */
export async function saveAd(parts: AdParts, session: Session, saved: SavedAd, openedMs: number | undefined): Promise<number> {
  return inTransaction(parts.database, 'system', async (tx) => {
    await lockAds(tx);
    await plantFirst(tx);
    const before = await findKept(tx, saved.key);
    if (openedMs === undefined && before) throw refuse(refusals.keyTaken, {}, { field: 'key' });
    if (openedMs !== undefined && before?.updatedMs !== openedMs) throw refuse(refusals.changedMeanwhile, {});
    if (!before && (await countKept(tx)) >= adsMax) throw refuse(refusals.tooManyAds, {});
    await takeFile(parts, tx, session, { now: saved.pdfUrl, before: before?.pdfUrl ?? '', isPaper: true });
    await takeFile(parts, tx, session, { now: saved.pictureUrl, before: before?.pictureUrl ?? '', isPaper: false });
    // Two changes within one reading of the clock are two versions.
    const updatedMs = Math.max(parts.clock.nowMs(), (before?.updatedMs ?? 0) + 1);
    await upsertAd(tx, saved, updatedMs);
    return updatedMs;
  });
}

/** Deletes an ad with its files; one that is not there is none. */
export async function removeAd(parts: AdParts, key: string): Promise<void> {
  await inTransaction(parts.database, 'system', async (tx) => {
    await lockAds(tx);
    await plantFirst(tx);
    const gone = await findKept(tx, key);
    if (!gone) return;
    await deleteAd(tx, key, parts.clock.nowMs());
    for (const url of [gone.pdfUrl, gone.pictureUrl]) if (url !== '') await parts.files.drop(tx, adsKeeper, url);
  });
}

/** Puts all ads into an order. @throws BusinessError when it names others than there are. */
export async function sortAds({ database }: AdParts, keys: readonly string[]): Promise<void> {
  await inTransaction(database, 'system', async (tx) => {
    await lockAds(tx);
    await plantFirst(tx);
    const named = new Set(keys);
    const isWhole = named.size === keys.length && named.size === (await countKept(tx));
    if (!isWhole || (await updateOrder(tx, keys)) !== keys.length) throw refuse(refusals.orderChanged, {});
  });
}

interface TakenFile {
  readonly now: string;
  readonly before: string;
  readonly isPaper: boolean;
}

async function takeFile({ files }: AdParts, tx: Transaction, session: Session, { now, before, isPaper }: TakenFile): Promise<void> {
  if (now === before) return;
  if (before !== '') await files.drop(tx, adsKeeper, before);
  if (now === '') return;
  if (await files.takeUse(tx, session, now, isPaper ? 'ad-paper' : 'ad-picture', adsKeeper)) return;
  throw isPaper ? refuse(refusals.pdfWrong, {}, { field: 'pdfUrl' }) : refuse(refusals.pictureWrong, {}, { field: 'pictureUrl' });
}
