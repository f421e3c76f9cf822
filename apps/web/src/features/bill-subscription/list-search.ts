/** The address of the bill list: which bills it shows, and what lies open over them. */
import { deletionReasonCodes } from '@mastlight/domain/vocabulary/deletion-reason';
import { sortableBillColumns } from '@mastlight/domain/bill-subscription/columns';
import { pageSizeChoices, pageSizeOnScreen } from '@mastlight/domain/bill-subscription/limits';
import { portRules } from '@mastlight/domain/ports/index';
import { exceptions } from '@mastlight/domain/vocabulary/bill-progress';
import { defaultPort, portCodes } from '@mastlight/domain/vocabulary/port';
import { trackingStates } from '@mastlight/domain/vocabulary/tracking-state';
import { wharfName } from '@mastlight/domain/vocabulary/wharf';
import { textsOf } from '../../platform/catalogue';
import type { ActiveFilter } from '../../platform/list/filter-empty';
import { choiceParam, defineListSearch, switchParam, textParam } from '../../platform/list/search-schema';
import { said } from '../../platform/said';
import { billTexts } from './texts/zh-CN';

const codesOf = <C extends string>(items: readonly { readonly code: C }[]): readonly C[] => items.map((item) => item.code);

export const pageSizes = { choices: pageSizeChoices, usual: pageSizeOnScreen } as const;

export const billSearch = defineListSearch({
  columns: sortableBillColumns,
  sizes: pageSizes,
  view: {
    port: choiceParam(portCodes, defaultPort),
    client: textParam(60),
    /** The colleague who answers for them, by his number. */
    colleague: textParam(16),
    /** A strip node of the port. */
    node: textParam(20),
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
  // What another port has, and this one has not, filters nothing here.
  settle: (search) => {
    const { strip, exceptions: tellable } = portRules(search.port);
    return {
      ...search,
      node: strip.some((node) => node.code === search.node) ? search.node : '',
      colleague: /^[1-9]\d*$/.test(search.colleague) ? search.colleague : '',
      exception: tellable.some((code) => code === search.exception) ? search.exception : '',
    };
  },
});
export type BillSearch = typeof billSearch.plain;

/** The address of the history. */
export const deletedSearch = defineListSearch({
  columns: [],
  sizes: pageSizes,
  view: {
    port: choiceParam(portCodes, defaultPort),
    /** Why they ended, by its number. */
    reason: choiceParam(deletionReasonCodes.map(String), ''),
    /** What was subscribed to, or what was asked for without a subscription. */
    tab: choiceParam(['ended', 'asked'], 'ended'),
  },
  overlay: {},
});
export type DeletedSearch = typeof deletedSearch.plain;

/** The address of the client companies. */
export const clientSearch = defineListSearch({ columns: [], sizes: pageSizes, view: {}, overlay: {} });
export type ClientSearch = typeof clientSearch.plain;

/** Of a long text pasted into the search so much names it. */
const keywordShownMax = 24;

/** The filters in force, for "which filter to drop". */
export function listActiveFilters(search: BillSearch): ActiveFilter[] {
  const { keyword } = search;
  const labels: Readonly<Record<string, string | undefined>> = {
    keyword: keyword && `“${keyword.length > keywordShownMax ? `${keyword.slice(0, keywordShownMax)}…` : keyword}”`,
    exception: said(exceptions.find((item) => item.code === search.exception)?.name),
    client: search.client,
    colleague: search.colleague && textsOf(billTexts)('colleague.label'),
    node: said(portRules(search.port).namedStrip.find((item) => item.code === search.node)?.name),
    wharf: said(search.wharf && wharfName(search.port, search.wharf)),
    state: said(trackingStates.find((item) => item.code === search.state)?.name),
  };
  return Object.entries(labels).flatMap(([name, label]) => (label ? [{ name, label }] : []));
}
