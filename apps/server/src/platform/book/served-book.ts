/** A book as the server has it, from its declaration: the handlers of the calls that every book has (`bookProduct`). */
import {
  bookDeletedDays,
  bookEntriesMax,
  bookKeyOf,
  bookPageSize,
  bookTexts,
  daysLeft,
  judgeEntry,
  levelBookText,
  maskEntry,
  ofBook,
  sayBookKey,
  type Book,
} from '@mastlight/domain/contract-kit/book-product';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { listColumn } from '@mastlight/domain/contract-kit/list-columns';
import { readPaging } from '@mastlight/domain/contract-kit/paging';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { inTransaction } from '../db/transaction';
import type { CallContext, FileAnswer, OwnedContext } from '../http/route';
import type { Session } from '../http/session';
import { answerListFile } from '../list/list-file';
import type { Platform } from '../module';
import {
  deleteEntries,
  findAmong,
  findBookPage,
  findEntry,
  holdBook,
  insertEntries,
  restoreEntries,
  updateEntry,
  type BookPlace,
  type WrittenEntry,
} from './book-rows';
import { readBookSheet } from './read-book-sheet';

/** What books work with: their clock is the port's, which counts down everywhere. */
export interface BookParts {
  readonly platform: Pick<Platform, 'database' | 'clock' | 'portClock'>;
  /** The table of the capability's books. */
  readonly table: string;
}

interface Filter {
  readonly keyword?: string | undefined;
  readonly isExpiring: boolean;
}
type Typed = Readonly<Record<string, string | undefined>>;
type Ids = { readonly ids: readonly number[] };

const dayMs = 86_400_000;
/** Since when what was deleted is kept, at an instant; both ms. */
export const keptDeletedSince = (nowMs: number): number => nowMs - bookDeletedDays * dayMs;
const dayOf = (instantMs: number): string => formatShanghai(instantMs).slice(0, 10);

/** An entry that was judged, as it is written. */
function writtenOf(book: Book, fields: Readonly<Record<string, string>>): WrittenEntry {
  const masked = book.fields.filter(({ isMasked }) => isMasked).map(({ prop }) => prop);
  const open = book.fields.filter(({ isMasked }) => !isMasked).map(({ prop }) => prop);
  return {
    key: bookKeyOf(book, fields),
    title: fields[book.titleProp]!,
    searchText: open.map((prop) => levelBookText(fields[prop]!)).join('\n'),
    maskedWords: masked.map((prop) => levelBookText(fields[prop]!)),
    fields,
    expiresOn: (book.expires && fields[book.expires.prop]) || null,
  };
}

/** The handlers of the calls of a book, under their names in the contract. */
export function bookHandlers<const N extends string>(book: Book<N>, { platform, table }: BookParts) {
  const { database, clock, portClock } = platform;
  const { refusals } = book;
  const placeOf = ({ ownerKey }: Pick<Session, 'ownerKey'>): BookPlace => ({ table, ownerKey, book: book.name });

  /** Rows as they are shown, and what the filter counts. */
  async function findPage(session: Pick<Session, 'ownerKey'>, { keyword = '', isExpiring }: Filter, limit: number, offset: number) {
    const nowMs = portClock.nowMs();
    const soonDay = dayOf(nowMs + (book.expires?.warnDays ?? 0) * dayMs);
    const page = await findBookPage(database, placeOf(session), { keyword: levelBookText(keyword), isExpiring, soonDay, limit, offset });
    const list = page.list.map(({ id, version, fields, updatedAt, expiresOn }) => ({
      id,
      version,
      updatedTime: formatShanghai(updatedAt.getTime()),
      daysLeft: daysLeft(expiresOn, dayOf(nowMs)),
      fields: maskEntry(book.fields, fields),
    }));
    return { list, counts: { all: page.all, expiring: page.expiring } };
  }

  /** @throws BusinessError 404 for an entry that is not the owner's; 400 for a key that is there, or a full book; 409 when it was changed. */
  async function save(
    session: Session,
    wish: { readonly id?: number | null | undefined; readonly version?: number | null | undefined; readonly fields: Typed },
  ) {
    const { id = null, version = null } = wish;
    const entry = writtenOf(book, judgeEntry(book.fields, wish.fields).texts);
    return inTransaction(database, session, async (tx) => {
      const place = placeOf(session);
      const keys = await holdBook(tx, place);
      const isThere = id !== null && [...keys.values()].includes(id);
      if (id !== null && !isThere) throw new BusinessError(404);
      const taken = keys.get(entry.key);
      if (taken !== undefined && taken !== id) throw refuse(refusals.taken, {}, { field: `fields.${book.key[0]!}` });
      if (id === null) {
        if (keys.size >= bookEntriesMax) throw refuse(refusals.full, {});
        return { id: (await insertEntries(tx, place, [entry], clock.nowMs()))[0]! };
      }
      if (!(await updateEntry(tx, place, id, version, entry, clock.nowMs()))) throw refuse(refusals.changedMeanwhile, {});
      return { id };
    });
  }

  /** @throws BusinessError 404 when none of them is the owner's. */
  async function remove(session: Session, ids: readonly number[]): Promise<void> {
    const nowMs = clock.nowMs();
    await inTransaction(database, session, async (tx) => {
      const place = placeOf(session);
      await holdBook(tx, place);
      if ((await deleteEntries(tx, place, ids, nowMs)).length === 0) throw new BusinessError(404);
    });
  }

  /** @throws BusinessError 404 when none of them is the owner's, or was longer ago than they are kept; 400 when the book is full. */
  async function restore(session: Session, ids: readonly number[]): Promise<{ restored: number }> {
    return inTransaction(database, session, async (tx) => {
      const place = placeOf(session);
      const keys = new Set((await holdBook(tx, place)).keys());
      const found = await findAmong(tx, place, ids, keptDeletedSince(clock.nowMs()));
      if (found.length === 0) throw new BusinessError(404);
      const back: number[] = [];
      const room = bookEntriesMax - keys.size;
      for (const { id, key, isDeleted } of found) {
        if (!isDeleted || keys.has(key)) continue;
        keys.add(key);
        back.push(id);
      }
      if (back.length > room) throw refuse(refusals.full, {});
      await restoreEntries(tx, place, back);
      return { restored: back.length };
    });
  }

  /** @throws BusinessError 400 where it cannot be read, has no titles, no rows or too many, or the book has no room for all. */
  async function take(session: Session, file: string) {
    const sheet = await readBookSheet(book, Buffer.from(file, 'base64'));
    return inTransaction(database, session, async (tx) => {
      const place = placeOf(session);
      const keys = new Set((await holdBook(tx, place)).keys());
      const list: { rowNo: number; message: string }[] = [];
      const fresh: WrittenEntry[] = [];
      const before = keys.size;
      for (const { rowNo, texts } of sheet.rows) {
        const judged = judgeEntry(book.fields, texts);
        const entry = writtenOf(book, judged.texts);
        if (judged.faults.length > 0) list.push({ rowNo, message: judged.faults.map(({ message }) => message).join('；') });
        else if (keys.has(entry.key)) list.push({ rowNo, message: bookTexts.rowTaken(sayBookKey(book, judged.texts)) });
        else {
          keys.add(entry.key);
          fresh.push(entry);
        }
      }
      if (before + fresh.length > bookEntriesMax) throw refuse(refusals.full, {});
      await insertEntries(tx, place, fresh, clock.nowMs());
      return { saved: fresh.length, list, hiddenRows: sheet.hiddenRows };
    });
  }

  async function write(session: Session, wish: Filter & { readonly isTemplate: boolean }): Promise<FileAnswer> {
    const { list } = wish.isTemplate ? { list: [] } : await findPage(session, wish, bookEntriesMax, 0);
    async function* rows() {
      for (const { fields } of list) yield book.fields.map(({ prop }) => fields[prop]!);
    }
    const columns = book.fields.map(({ prop, title, form, width }) => listColumn(prop, title, form === 'code' ? 'code' : 'text', width));
    const nameOf = (moment: string) => bookTexts.fileName(book.noun, moment);
    return answerListFile({ columns, rows: rows(), sheetName: book.noun, nameOf }, portClock.nowMs());
  }

  return ofBook(book.name, {
    List: (wish: Filter & Parameters<typeof readPaging>[0], { own }: OwnedContext) => {
      const { pageNo, pageSize, offset } = readPaging(wish, bookPageSize);
      const found = async () => {
        const { list, counts } = await findPage(own, wish, pageSize, offset);
        return { list, counts, total: wish.isExpiring ? counts.expiring : counts.all, pageNo, pageSize };
      };
      return own.answer(found());
    },
    Save: (wish: Parameters<typeof save>[1], { own }: OwnedContext) => own.answer(save(own, wish)),
    DeleteList: ({ ids }: Ids, { own }: OwnedContext) => own.done(remove(own, ids)),
    RestoreList: ({ ids }: Ids, { own }: OwnedContext) => own.answer(restore(own, ids)),
    ImportExcel: ({ file }: { readonly file: string }, { session }: CallContext<Session>) => take(session, file),
    ExportExcel: (wish: Parameters<typeof write>[1], { own }: OwnedContext) => own.answer(write(own, wish)),
  });
}

/** One entry with all that lists mask, for a book's own call. @throws BusinessError 404 by the scope when it is not the owner's. */
export async function showEntry(book: Book, { platform, table }: BookParts, { own }: OwnedContext, id: number) {
  // Whoever may act no longer gets none of it, whatever this process has heard of that.
  const entry = await inTransaction(platform.database, own, (tx) => findEntry(tx, { table, ownerKey: own.ownerKey, book: book.name }, id));
  const { fields, ...rest } = own.found(entry);
  // An entry of an older build lacks fields that came later.
  return own.answer({ ...rest, fields: Object.fromEntries(book.fields.map(({ prop }) => [prop, fields[prop] ?? ''])) });
}
