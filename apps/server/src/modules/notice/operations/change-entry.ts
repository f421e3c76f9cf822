import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { noticeRefusals as refusals } from '@mastlight/domain/notice/refusals';
import { hasWords } from '../../../platform/clean-html';
import { inTransaction } from '../../../platform/db/transaction';
import type { NoticeParts } from '../parts';
import { holdEntry, setState, updateTop } from '../store';

/**
 * Lets everybody read an entry. One that is published stays as it is.
 *
 * @throws BusinessError 404 without such an entry, 400 for one without anything to read.
 */
export async function publish({ database, clock }: NoticeParts, id: number): Promise<true> {
  await inTransaction(database, 'system', async (tx) => {
    const held = await holdEntry(tx, id);
    if (held === null) throw new BusinessError(404);
    if (!hasWords(held.content)) throw refuse(refusals.contentEmpty, {});
    await setState(tx, id, 'published', clock.nowMs());
  });
  return true;
}

/**
 * Lets nobody read an entry any more. What was never published stays a draft.
 *
 * @throws BusinessError 404 without such an entry.
 */
export async function withdraw({ database, clock }: NoticeParts, id: number): Promise<true> {
  await inTransaction(database, 'system', async (tx) => {
    const held = await holdEntry(tx, id);
    if (held === null) throw new BusinessError(404);
    if (held.state === 'published') await setState(tx, id, 'withdrawn', clock.nowMs());
  });
  return true;
}

/** Puts an entry before all others of its list, or back among them. @throws BusinessError 404 without such an entry. */
export async function setTop({ database }: NoticeParts, id: number, isTop: boolean): Promise<true> {
  if (!(await inTransaction(database, 'system', (tx) => updateTop(tx, id, isTop)))) throw new BusinessError(404);
  return true;
}
