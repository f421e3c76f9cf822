/** The address of the bill list: which bills it shows, and what lies open over them. */
import { billColumns } from '@mastlight/domain/bill-subscription/columns';
import { pageSizeChoices, pageSizeDefault } from '@mastlight/domain/bill-subscription/limits';
import { trackingStates } from '@mastlight/domain/bill-subscription/status';
import { exceptions, stripNodes } from '@mastlight/domain/vocabulary/bill-progress';
import { defaultPort, portCodes } from '@mastlight/domain/vocabulary/port';
import type { ActiveFilter } from '../../platform/list/filter-empty';
import { choiceParam, defineListSearch, switchParam, textParam } from '../../platform/list/search-schema';

const codesOf = <C extends string>(items: readonly { readonly code: C }[]): readonly C[] => items.map((item) => item.code);

export const pageSizes = { choices: pageSizeChoices, usual: pageSizeDefault } as const;

export const billSearch = defineListSearch({
  columns: billColumns,
  sizes: pageSizes,
  view: {
    port: choiceParam(portCodes, defaultPort),
    tab: choiceParam(['bill', 'booking'], 'bill'),
    client: textParam(60),
    node: choiceParam(codesOf(stripNodes), ''),
    wharf: textParam(20),
    exception: choiceParam(codesOf(exceptions), ''),
    state: choiceParam(codesOf(trackingStates), ''),
  },
  overlay: {
    /** Bill whose detail drawer is open. */
    bill: textParam(64),
    /** The paste drawer is open. */
    paste: switchParam(),
  },
});
export type BillSearch = typeof billSearch.plain;

/** The address of the deleted bills. */
export const deletedSearch = defineListSearch({
  columns: [],
  sizes: pageSizes,
  view: { port: choiceParam(portCodes, defaultPort) },
  overlay: {},
});
export type DeletedSearch = typeof deletedSearch.plain;

/** Of a long text pasted into the search so much names it. */
const keywordShownMax = 24;

/** The filters in force, for "which filter to drop". */
export function listActiveFilters(search: BillSearch, wharfName: (code: string) => string): ActiveFilter[] {
  const { keyword } = search;
  const labels: Readonly<Record<string, string | undefined>> = {
    keyword: keyword && `“${keyword.length > keywordShownMax ? `${keyword.slice(0, keywordShownMax)}…` : keyword}”`,
    exception: exceptions.find((item) => item.code === search.exception)?.name,
    client: search.client,
    node: stripNodes.find((item) => item.code === search.node)?.name,
    wharf: search.wharf && wharfName(search.wharf),
    state: trackingStates.find((item) => item.code === search.state)?.name,
  };
  return Object.entries(labels).flatMap(([name, label]) => (label ? [{ name, label }] : []));
}
