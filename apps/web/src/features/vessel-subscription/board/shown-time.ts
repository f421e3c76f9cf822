import { emptyCellText, shortTime } from '@mastlight/domain/contract-kit/list-columns';

/** A time as the list shows it; the sign of an empty cell where none is told. */
export function shownTime(time: string | null): string {
  return time === null ? emptyCellText : shortTime(time);
}
