import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { entriesMax } from '@mastlight/domain/notice/limits';
import { noticeRefusals as refusals } from '@mastlight/domain/notice/refusals';
import { parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { cleanHtml, hasWords } from '../../../platform/clean-html';
import { inTransaction } from '../../../platform/db/transaction';
import type { NoticeParts } from '../parts';
import { countEntries, holdEntries, holdEntry, insertDraft, isVersionTaken, updateEntry, type Written } from '../store';

/** What the desk wrote; `startTime` is of a maintenance, as the contract has read it. */
type EntryWish = Omit<Written, 'startsAtMs'> & { readonly id?: number | undefined; readonly startTime?: string | null | undefined };

/**
 * Saves what the desk wrote: a new entry as a draft, one that is there in the state it has. What is stored has
 * been cleaned (S-09) and is given back, so that whoever wrote it sees what is left of it.
 *
 * @throws BusinessError 400 for a release note without a version and a notice with one, for nothing to read in what is
 * published, and beyond the entries that there may be; 409 for a version that has its note; 404 without such an entry.
 */
export async function saveEntry(
  { database, clock }: NoticeParts,
  { id, startTime, ...wish }: EntryWish,
): Promise<{ id: number; content: string }> {
  const startsAtMs = wish.kind === 'maintenance' && startTime ? parseShanghai(startTime)! : null;
  const written: Written = { ...wish, content: cleanHtml(wish.content), startsAtMs };
  const { kind, version, content } = written;
  if ((kind === 'release') !== (version !== '')) throw refuse(refusals.versionMissing, {}, { field: 'version' });
  return inTransaction(database, 'system', async (tx) => {
    await holdEntries(tx);
    if (version !== '' && (await isVersionTaken(tx, version, id ?? 0))) throw refuse(refusals.versionTaken, {}, { field: 'version' });
    if (id === undefined) {
      if ((await countEntries(tx)) >= entriesMax) throw refuse(refusals.tooMany, {});
      return { id: await insertDraft(tx, written, clock.nowMs()), content };
    }
    const held = await holdEntry(tx, id);
    if (held === null) throw new BusinessError(404);
    if (held.state === 'published' && !hasWords(content)) throw refuse(refusals.contentEmpty, {}, { field: 'content' });
    await updateEntry(tx, id, written, clock.nowMs());
    return { id, content };
  });
}
