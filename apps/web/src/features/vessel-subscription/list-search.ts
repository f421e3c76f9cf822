/** The address of the vessel list. */
import { everyVesselColumn } from '@mastlight/domain/vessel-subscription/columns';
import { callGroups } from '@mastlight/domain/vessel-subscription/groups';
import { pageSizeChoices, pageSizeOnScreen } from '@mastlight/domain/vessel-subscription/limits';
import { wharfsOf } from '@mastlight/domain/vocabulary/wharf';
import { defineProductSearch, textParam } from '../../platform/list/search-schema';
import { boardParams, settleDay } from './board/board-search';

export const vesselSearch = defineProductSearch({
  columns: everyVesselColumn,
  sizes: { choices: pageSizeChoices, usual: pageSizeOnScreen },
  groups: callGroups,
  view: { wharf: textParam(20) },
  overlay: boardParams,
  settle: (search) => settleDay(wharfsOf(search.port).some(({ code }) => code === search.wharf) ? search : { ...search, wharf: '' }),
});
export type VesselSearch = typeof vesselSearch.plain;
