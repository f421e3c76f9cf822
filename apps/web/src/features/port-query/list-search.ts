/** The addresses of the two queries: what is asked stands in `keyword`, so that a link asks the same. */
import { gateColumns, shipColumns } from '@mastlight/domain/port-query/columns';
import { pageSizeChoices, pageSizeOnScreen } from '@mastlight/domain/port-query/limits';
import { defaultPort, portCodes } from '@mastlight/domain/vocabulary/port';
import { wharfsOf } from '@mastlight/domain/vocabulary/wharf';
import { choiceParam, defineListSearch, textParam } from '../../platform/list/search-schema';

export const pageSizes = { choices: pageSizeChoices, usual: pageSizeOnScreen } as const;

export const gateSearch = defineListSearch({
  columns: gateColumns(defaultPort),
  sizes: pageSizes,
  view: { port: choiceParam(portCodes, defaultPort) },
  overlay: {},
});
export type GateSearch = typeof gateSearch.plain;

export const shipSearch = defineListSearch({
  columns: shipColumns(defaultPort),
  sizes: pageSizes,
  view: { port: choiceParam(portCodes, defaultPort), wharf: textParam(20) },
  overlay: {},
  settle: (search) => (wharfsOf(search.port).some(({ code }) => code === search.wharf) ? search : { ...search, wharf: '' }),
});
export type ShipSearch = typeof shipSearch.plain;
