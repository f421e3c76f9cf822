/** What of the list's address is the berth board's: which days, and the call whose card is open. */
import { parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { choiceParam, textParam } from '../../../platform/list/search-schema';

/** How many days the board may show. */
export const boardDayCounts = ['3', '7', '14'] as const;

export const boardParams = { days: choiceParam(boardDayCounts, '7'), from: textParam(10), call: textParam(15) };

/** The address with its day, where that is one; else with today, which is ''. */
export function settleDay<S extends { readonly from: string }>(search: S): S {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(search.from) && parseShanghai(search.from) !== undefined;
  return isDay ? search : { ...search, from: '' };
}
