/** The address of the vessel list. */
import { everyVesselColumn } from '@mastlight/domain/vessel-subscription/columns';
import { callGroups, type CallGroup } from '@mastlight/domain/vessel-subscription/groups';
import { pageSizeChoices, pageSizeOnScreen } from '@mastlight/domain/vessel-subscription/limits';
import { defaultPort, portCodes } from '@mastlight/domain/vocabulary/port';
import { wharfName, wharfsOf } from '@mastlight/domain/vocabulary/wharf';
import { said } from '../../platform/said';
import type { ActiveFilter } from '../../platform/list/filter-empty';
import { choiceParam, defineListSearch, switchParam, textParam } from '../../platform/list/search-schema';
import type { Say } from '../../platform/catalogue';
import { nextClockOf } from './board/clock-names';
import { boardParams, settleDay } from './board/board-search';
import type { chinese } from './texts/zh-CN';

export const pageSizes = { choices: pageSizeChoices, usual: pageSizeOnScreen } as const;

export const vesselSearch = defineListSearch({
  columns: everyVesselColumn,
  sizes: pageSizes,
  view: {
    port: choiceParam(portCodes, defaultPort),
    wharf: textParam(20),
    group: choiceParam<CallGroup | 'ended', ''>([...callGroups, 'ended'], ''),
  },
  overlay: { paste: switchParam(), ...boardParams },
  settle: (search) => settleDay(wharfsOf(search.port).some(({ code }) => code === search.wharf) ? search : { ...search, wharf: '' }),
});
export type VesselSearch = typeof vesselSearch.plain;

/** The filters in force, for "which filter to drop". */
export function listActiveFilters({ port, keyword, wharf, group }: VesselSearch, say: Say<typeof chinese>): ActiveFilter[] {
  return [
    { name: 'keyword', label: keyword && `“${keyword.slice(0, 24)}”` },
    { name: 'group', label: group && say(`groupNames.${group}`, { clock: nextClockOf(port) }) },
    { name: 'wharf', label: said(wharf && wharfName(port, wharf)) },
  ].filter(({ label }) => label !== '');
}
