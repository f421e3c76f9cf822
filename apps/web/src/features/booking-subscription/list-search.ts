/** The address of the booking list. */
import { bookingColumns } from '@mastlight/domain/booking-subscription/columns';
import { pageSizeChoices, pageSizeOnScreen } from '@mastlight/domain/booking-subscription/limits';
import { defaultPort, portCodes } from '@mastlight/domain/vocabulary/port';
import { trackingStates } from '@mastlight/domain/vocabulary/tracking-state';
import type { Say } from '../../platform/catalogue';
import type { ActiveFilter } from '../../platform/list/filter-empty';
import { choiceParam, defineListSearch, switchParam } from '../../platform/list/search-schema';
import type { chinese } from './texts/zh-CN';
import { said } from '../../platform/said';

export const pageSizes = { choices: pageSizeChoices, usual: pageSizeOnScreen } as const;

/** Groups that the list can be narrowed to, in the order of their chips. */
export const groups = ['incomplete', 'toPickUp', 'becameBill'] as const;

export const bookingSearch = defineListSearch({
  // Ports differ in the titles of columns alone.
  columns: bookingColumns(defaultPort),
  sizes: pageSizes,
  view: {
    port: choiceParam(portCodes, defaultPort),
    state: choiceParam(
      trackingStates.map(({ code }) => code),
      '',
    ),
    group: choiceParam<(typeof groups)[number] | 'ended', ''>([...groups, 'ended'], ''),
  },
  overlay: {
    paste: switchParam(),
  },
});
export type BookingSearch = typeof bookingSearch.plain;

/** The filters in force, for "which filter to drop". */
export function listActiveFilters({ keyword, group, state }: BookingSearch, say: Say<typeof chinese>): ActiveFilter[] {
  return [
    { name: 'keyword', label: keyword && `“${keyword.slice(0, 24)}”` },
    { name: 'group', label: group && say(group === 'ended' ? 'ended' : `groups.${group}`) },
    { name: 'state', label: said(trackingStates.find(({ code }) => code === state)?.name ?? '') },
  ].filter(({ label }) => label !== '');
}
