import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import type { NoticeParts } from '../parts';
import { findEntry, type Entry, type Published, type PublishedList } from '../queries/find-entries';

interface WithContent {
  readonly content: string;
}

/** An entry with its content, for who edits it. @throws BusinessError 404 when there is none. */
export async function readEntry(database: NoticeParts['database'], id: number): Promise<Entry & WithContent> {
  const entry = await findEntry(database, id);
  if (entry === null) throw new BusinessError(404);
  return entry;
}

/**
 * One that everybody may read, with its content.
 *
 * @throws BusinessError 404 for every other: a draft and what was withdrawn are not there, as what never was.
 */
export async function readPublished(database: NoticeParts['database'], of: PublishedList, id: number): Promise<Published & WithContent> {
  const entry = await readEntry(database, id);
  const { state, kind, publishedAtMs } = entry;
  if (state !== 'published' || publishedAtMs === null || (kind === 'release') !== (of === 'release')) throw new BusinessError(404);
  return { ...entry, publishedAtMs };
}
