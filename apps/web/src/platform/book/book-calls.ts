/** Calls of a book, whichever it is. */
import type { Book } from '@mastlight/domain/contract-kit/book-product';
import type { ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { callEndpoint, callForFile } from '../http-client';

export type BookEntry = ResponseData<Book['entries']['List']>['list'][number];

/** How many entries a page is of. */
export type BookCounts = ResponseData<Book['entries']['List']>['counts'];

/** What a page of a book shows. */
export interface BookFilter {
  readonly keyword: string;
  readonly isExpiring: boolean;
  /** Only what has this choice of the book's group; empty: all. */
  readonly group: string;
}

/** All entries. */
export const wholeBook: BookFilter = { keyword: '', isExpiring: false, group: '' };

const wishOf = ({ keyword, isExpiring, group }: BookFilter) => ({ ...(keyword && { keyword }), isExpiring, ...(group && { group }) });

/** The calls of a book, as its page makes them. */
export function callsOf({ entries }: Book) {
  return {
    list: (filter: BookFilter, page: number, signal?: AbortSignal) =>
      callEndpoint(entries.List, { ...wishOf(filter), page }, { ...(signal && { signal }), showsErrors: false }),
    save: (entry: { readonly id: number | null; readonly version: number | null; readonly fields: Record<string, string> }) =>
      callEndpoint(entries.Save, entry),
    remove: (id: number) => callEndpoint(entries.DeleteList, { ids: [id] }),
    restore: (id: number) => callEndpoint(entries.RestoreList, { ids: [id] }),
    /** A spreadsheet as base64. */
    take: (file: string) => callEndpoint(entries.ImportExcel, { file }),
    write: (filter: BookFilter) => callForFile(entries.ExportExcel, wishOf(filter)),
    writeTemplate: () => callForFile(entries.ExportExcel, { isTemplate: true }),
  };
}
