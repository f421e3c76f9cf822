/** What of a row is news: the user's own edits come back by the same way, and are none. */
import { withoutDurations } from '@mastlight/domain/vocabulary/countdown';
import type { ListRow } from './list-declaration';

/** Whether anything but `ownFields` has changed from one version of a row to the next. */
export function isNews<R extends ListRow>(ownFields: readonly (keyof R & string)[], before: R, after: R): boolean {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof R & string>;
  fields.delete('version');
  fields.delete('fold');
  for (const own of ownFields) fields.delete(own);
  return [...fields].some((field) => !isSame(before[field], after[field]));
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || saidOf(a) === saidOf(b);
}

/** Rows are what JSON carried: lists and objects compare by what they say. */
function saidOf(value: unknown): string {
  return withoutDurations(JSON.stringify(value) ?? '');
}

/** Numbers the news of rows: the number of a row grows with each, and lights it up. */
export class RowNews<R extends ListRow> {
  readonly #seen = new Map<number, { readonly row: R; readonly news: number }>();

  constructor(readonly ownFields: readonly (keyof R & string)[]) {}

  /** The number of the row's newest news. Asking again for the same row gives the same number. */
  numberOf(row: R): number {
    const last = this.#seen.get(row.id);
    if (last?.row === row) return last.news;
    // Its version stays while nobody says anything, however time turns its words.
    const isNewer = last !== undefined && last.row.version !== row.version && isNews(this.ownFields, last.row, row);
    const news = (last?.news ?? 0) + (isNewer ? 1 : 0);
    this.#seen.set(row.id, { row, news });
    return news;
  }
}
