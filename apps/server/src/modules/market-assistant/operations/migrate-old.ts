import { judgeEntry, keptAtFirst } from '@mastlight/domain/contract-kit/book-product';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { goodDict, goodDictOld } from '@mastlight/domain/market-assistant/books';
import { migratedAtOnce } from '@mastlight/domain/market-assistant/limits';
import { migrated, presentBefore, type MigrationState } from '@mastlight/domain/market-assistant/migration';
import { findAmong, findKeys, holdBook, insertEntries, type BookPlace, type WrittenEntry } from '../../../platform/book/book-rows';
import { writtenOf, type BookParts } from '../../../platform/book/served-book';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { findUnmigrated, markOldGoods } from '../store/old-goods';

interface Wish {
  /** None: all. */
  readonly ids?: readonly number[] | undefined;
  readonly afterId?: number | null | undefined;
}

/**
 * Makes entries of the goods dictionary of those of the previous one that are not migrated yet (R-2.2-39), some thousands at once. One
 * whose key is there is told and left as it is; what the new dictionary does not take stays, with the reason. Asking again does nothing
 * more.
 *
 * @throws BusinessError 404 when none of the ids is the owner's; 400 when the new dictionary has no room.
 */
export async function migrateOld({ platform, table }: BookParts, session: Session, { ids, afterId }: Wish) {
  const placeOf = (book: string): BookPlace => ({ table, ownerKey: session.ownerKey, book });
  const [to, from] = [placeOf(goodDict.name), placeOf(goodDictOld.name)];
  return inTransaction(platform.database, session, async (tx) => {
    await holdBook(tx, to);
    await holdBook(tx, from);
    if (ids && (await findAmong(tx, from, ids, platform.clock.nowMs())).length === 0) throw new BusinessError(404);
    const limit = migratedAtOnce;
    const olds = await findUnmigrated(tx, from, { ids: ids ?? null, afterId: afterId ?? 0, limit });
    const read = olds.map(({ id, fields }) => {
      const { texts, faults } = judgeEntry(goodDict.fields, fields);
      return { id, name: fields['name'] ?? '', faults, entry: writtenOf(goodDict, texts) };
    });
    const { among, count } = await findKeys(
      tx,
      to,
      read.map(({ entry }) => entry.key),
    );
    const taken = new Set(among.keys());
    const [list, present]: [{ name: string; message: string }[], string[]] = [[], []];
    const states: [number, MigrationState][] = [];
    const fresh: WrittenEntry[] = [];
    for (const { id, name, faults, entry } of read) {
      if (faults.length > 0) list.push({ name, message: faults.map(({ message }) => message).join('；') });
      else if (taken.has(entry.key)) {
        present.push(name);
        states.push([id, presentBefore]);
      } else {
        taken.add(entry.key);
        fresh.push({ ...entry, fields: { ...keptAtFirst(goodDict.fields), ...entry.fields } });
        states.push([id, migrated]);
      }
    }
    if (count + fresh.length > goodDict.entriesMax) throw refuse(goodDict.refusals.full, {});
    await insertEntries(tx, to, fresh, platform.clock.nowMs());
    await markOldGoods(tx, from, states);
    return { migrated: fresh.length, present, list, nextId: olds.length === limit ? olds.at(-1)!.id : null };
  });
}
