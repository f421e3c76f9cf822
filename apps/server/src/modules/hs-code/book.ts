import { buildClassifier, tariffEntries, type Classifier, type TariffEntry } from '@mastlight/domain/hs-code/index';

let book: Classifier | null = null;

/** The one of this process: it changes with the build alone, and takes about half a second to make. */
export function bookOf(): Classifier {
  book ??= buildClassifier();
  return book;
}

let entries: ReadonlyMap<string, TariffEntry> | null = null;

/** Chapters, headings and subheadings by their codes. */
export function entriesOf(): ReadonlyMap<string, TariffEntry> {
  entries ??= new Map(tariffEntries().map((entry) => [entry.code, entry]));
  return entries;
}
