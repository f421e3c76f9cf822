/** A book as the server has it, from its declaration: the handlers of the calls that every book has (`bookProduct`). */
import {
  bookDeletedDays,
  bookKeyOf,
  bookPageSize,
  bookTexts,
  daysLeft,
  judgeEntry,
  keptAtFirst,
  levelBookText,
  maskEntry,
  ofBook,
  sayBookKey,
  writtenFields,
  type Book,
} from '@mastlight/domain/contract-kit/book-product';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { spellPinyin } from '@mastlight/domain/vocabulary/find-pinyin';
import { listColumn } from '@mastlight/domain/contract-kit/list-columns';
import { readPaging } from '@mastlight/domain/contract-kit/paging';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { inTransaction, type Transaction } from '../db/transaction';
import type { CallContext, FileAnswer, OwnedContext } from '../http/route';
import type { Session } from '../http/session';
import { answerListFile } from '../list/list-file';
import type { Platform } from '../module';
import {
  deleteEntries,
  findAmong,
  findBookPage,
  findEntry,
  findKeys,
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

/** What was changed in a book: who wrote which entries, and all keys that it touched, those of before too. */
export interface BookChange {
  readonly writtenIds: readonly number[];
  readonly keys: readonly string[];
}

/** What a capability does besides, in the transaction of a change; the book is held. */
export type AfterChange = (tx: Transaction, place: BookPlace, change: BookChange) => Promise<void>;

interface Filter {
  readonly keyword?: string | undefined;
  readonly isExpiring: boolean;
  readonly group?: string | undefined;
}
type Typed = Readonly<Record<string, string | undefined>>;
type Ids = { readonly ids: readonly number[] };

const dayMs = 86_400_000;
/** Since when what was deleted is kept, at an instant; both ms. */
export const keptDeletedSince = (nowMs: number): number => nowMs - bookDeletedDays * dayMs;
const dayOf = (instantMs: number): string => formatShanghai(instantMs).slice(0, 10);

/** An entry that was judged, as it is written. */
export function writtenOf(book: Book, fields: Readonly<Record<string, string>>): WrittenEntry {
  const masked = book.fields.filter(({ isMasked }) => isMasked).map(({ prop }) => prop);
  const open = writtenFields(book.fields).filter(({ isMasked }) => !isMasked);
  const sounds = book.soundProps.flatMap((prop) => spellPinyin(fields[prop]!));
  return {
    key: bookKeyOf(book, fields),
    title: fields[book.titleProp]!,
    searchText: [...open.map(({ prop }) => fields[prop]!), ...sounds].map(levelBookText).filter(Boolean).join('\n'),
    maskedWords: masked.map((prop) => levelBookText(fields[prop]!)),
    fields,
    expiresOn: (book.expires && fields[book.expires.prop]) || null,
  };
}

/** The handlers of the calls of a book, under their names in the contract. */
export function bookHandlers<const N extends string>(book: Book<N>, { platform, table }: BookParts, afterChange?: AfterChange) {
  const { database, clock, portClock } = platform;
  const { refusals } = book;
  const begun = keptAtFirst(book.fields);
  const newOf = (entry: WrittenEntry): WrittenEntry => ({ ...entry, fields: { ...begun, ...entry.fields } });
  const placeOf = ({ ownerKey }: Pick<Session, 'ownerKey'>): BookPlace => ({ table, ownerKey, book: book.name });

  /** Rows as they are shown, and what the filter counts. */
  async function findPage(
    session: Pick<Session, 'ownerKey'>,
    { keyword = '', isExpiring, group = '' }: Filter,
    limit: number,
    offset: number,
  ) {
    const nowMs = portClock.nowMs();
    const soonDay = dayOf(nowMs + (book.expires?.warnDays ?? 0) * dayMs);
    const wish = { keyword: levelBookText(keyword), isExpiring, soonDay, groupProp: book.groupProp ?? '', group, limit, offset };
    const page = await findBookPage(database, placeOf(session), wish);
    const list = page.list.map(({ id, version, fields, updatedAt, expiresOn }) => ({
      id,
      version,
      updatedTime: formatShanghai(updatedAt.getTime()),
      daysLeft: daysLeft(expiresOn, dayOf(nowMs)),
      fields: maskEntry(book.fields, fields),
    }));
    return { list, counts: page.counts };
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
      await holdBook(tx, place);
      const before = id === null ? null : await findEntry(tx, place, id);
      if (id !== null && before === null) throw new BusinessError(404);
      const { among, count } = await findKeys(tx, place, [entry.key]);
      const taken = among.get(entry.key);
      if (taken !== undefined && taken !== id) throw refuse(refusals.taken, {}, { field: `fields.${book.key[0]!}` });
      if (id === null && count >= book.entriesMax) throw refuse(refusals.full, {});
      const nowMs = clock.nowMs();
      if (id !== null && !(await updateEntry(tx, place, id, version, entry, nowMs))) throw refuse(refusals.changedMeanwhile, {});
      const saved = id ?? (await insertEntries(tx, place, [newOf(entry)], nowMs))[0]!;
      await afterChange?.(tx, place, { writtenIds: [saved], keys: [entry.key, ...(before ? [bookKeyOf(book, before.fields)] : [])] });
      return { id: saved };
    });
  }

  /** @throws BusinessError 404 when none of them is the owner's. */
  async function remove(session: Session, ids: readonly number[]): Promise<void> {
    const nowMs = clock.nowMs();
    await inTransaction(database, session, async (tx) => {
      const place = placeOf(session);
      await holdBook(tx, place);
      const keys = await deleteEntries(tx, place, ids, nowMs);
      if (keys.length === 0) throw new BusinessError(404);
      await afterChange?.(tx, place, { writtenIds: [], keys });
    });
  }

  /** @throws BusinessError 404 when none of them is the owner's, or was longer ago than they are kept; 400 when the book is full. */
  async function restore(session: Session, ids: readonly number[]): Promise<{ restored: number }> {
    return inTransaction(database, session, async (tx) => {
      const place = placeOf(session);
      await holdBook(tx, place);
      const found = await findAmong(tx, place, ids, keptDeletedSince(clock.nowMs()));
      if (found.length === 0) throw new BusinessError(404);
      const { among, count } = await findKeys(
        tx,
        place,
        found.map(({ key }) => key),
      );
      const back = new Map<string, number>();
      for (const { id, key, isDeleted } of found) if (isDeleted && !among.has(key) && !back.has(key)) back.set(key, id);
      if (count + back.size > book.entriesMax) throw refuse(refusals.full, {});
      await restoreEntries(tx, place, [...back.values()]);
      await afterChange?.(tx, place, { writtenIds: [], keys: [...back.keys()] });
      return { restored: back.size };
    });
  }

  /** @throws BusinessError 400 where it cannot be read, has no titles, no rows or too many, or the book has no room for all. */
  async function take(session: Session, file: string) {
    const sheet = await readBookSheet(book, Buffer.from(file, 'base64'));
    const read = sheet.rows.map(({ rowNo, texts }) => {
      const judged = judgeEntry(book.fields, texts);
      return { rowNo, judged, entry: writtenOf(book, judged.texts) };
    });
    return inTransaction(database, session, async (tx) => {
      const place = placeOf(session);
      await holdBook(tx, place);
      const { among, count } = await findKeys(
        tx,
        place,
        read.map(({ entry }) => entry.key),
      );
      const keys = new Set(among.keys());
      const list: { rowNo: number; message: string }[] = [];
      const fresh: WrittenEntry[] = [];
      for (const { rowNo, judged, entry } of read) {
        if (judged.faults.length > 0) list.push({ rowNo, message: judged.faults.map(({ message }) => message).join('；') });
        else if (keys.has(entry.key)) list.push({ rowNo, message: bookTexts.rowTaken(sayBookKey(book, judged.texts)) });
        else {
          keys.add(entry.key);
          fresh.push(newOf(entry));
        }
      }
      if (count + fresh.length > book.entriesMax) throw refuse(refusals.full, {});
      const writtenIds = await insertEntries(tx, place, fresh, clock.nowMs());
      await afterChange?.(tx, place, { writtenIds, keys: fresh.map(({ key }) => key) });
      return { saved: fresh.length, list, hiddenRows: sheet.hiddenRows, unreadTitles: sheet.unreadTitles };
    });
  }

  async function write(session: Session, wish: Filter & { readonly isTemplate: boolean }): Promise<FileAnswer> {
    const { list } = wish.isTemplate ? { list: [] } : await findPage(session, wish, book.entriesMax, 0);
    // A template has what people write, an export all that is known.
    const written = wish.isTemplate ? writtenFields(book.fields) : book.fields;
    async function* rows() {
      for (const { fields } of list) yield written.map(({ prop }) => fields[prop]!);
    }
    const columns = written.map(({ prop, title, form, width }) => listColumn(prop, title, form === 'code' ? 'code' : 'text', width));
    const nameOf = (moment: string) => bookTexts.fileName(book.noun, moment);
    return answerListFile({ columns, rows: rows(), sheetName: book.noun, nameOf }, portClock.nowMs());
  }

  return ofBook(book.name, {
    List: (wish: Filter & Parameters<typeof readPaging>[0], { own }: OwnedContext) => {
      const { pageNo, pageSize, offset } = readPaging(wish, bookPageSize);
      const found = async () => {
        const { list, counts } = await findPage(own, wish, pageSize, offset);
        const total = wish.group ? (counts.groups[wish.group] ?? 0) : wish.isExpiring ? counts.expiring : counts.all;
        return { list, counts, total, pageNo, pageSize };
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
