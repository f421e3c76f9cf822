import { keptAtFirst, judgeEntry } from '@mastlight/domain/contract-kit/book-product';
import { gNameToCodeTs as codes } from '@mastlight/domain/market-assistant/books';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { findKeys, holdBook, insertEntries, type WrittenEntry } from '../../../platform/book/book-rows';
import { writtenOf } from '../../../platform/book/served-book';
import type { Transaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { entryTable } from '../entry-table';
import { countUses } from '../store/codes';
import { rateNames } from './rate-names';

/** What a good was declared as. */
export interface UsedCode {
  readonly name: string;
  readonly code: string;
}

/**
 * Notes which names went with which codes in an order that was submitted (R-2.2-41): each pair counts once, is added where it is
 * new, and all codes of its name are rated again. What is no name or no code of ten digits is passed over, and so is what has no
 * room: an order does not fail by it. Holds the book until the transaction ends.
 *
 * @param atMs when it was submitted
 */
export async function noteCodesUsed(
  tx: Transaction,
  { ownerKey }: Pick<Session, 'ownerKey'>,
  used: readonly UsedCode[],
  atMs: number,
): Promise<void> {
  const judged = used.map((pair) => judgeEntry(codes.fields, { ...pair })).filter(({ faults }) => faults.length === 0);
  const entries = new Map<string, WrittenEntry>();
  for (const { texts } of judged) {
    const entry = writtenOf(codes, texts);
    if (!entries.has(entry.key)) entries.set(entry.key, entry);
  }
  if (entries.size === 0) return;
  const place = { table: entryTable, ownerKey, book: codes.name };
  await holdBook(tx, place);
  const { among, count } = await findKeys(tx, place, [...entries.keys()]);
  const begun = { ...keptAtFirst(codes.fields), confirmed: '' };
  const fresh = [...entries.values()].filter(({ key }) => !among.has(key)).slice(0, codes.entriesMax - count);
  const added = await insertEntries(
    tx,
    place,
    fresh.map((entry) => ({ ...entry, fields: { ...begun, ...entry.fields } })),
    atMs,
  );
  await countUses(tx, ownerKey, [...among.values(), ...added], formatShanghai(atMs).slice(0, 16));
  await rateNames(tx, place, { writtenIds: [], keys: [...entries.keys()] });
}
