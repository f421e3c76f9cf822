/** The address of the list of shipments overseas. */
import { overseasColumns, overseasGroups } from '@mastlight/domain/overseas/columns';
import { pageSizeChoices, pageSizeOnScreen } from '@mastlight/domain/overseas/limits';
import { defineProductSearch, textParam } from '../../platform/list/search-schema';

export const overseasSearch = defineProductSearch({
  columns: overseasColumns,
  sizes: { choices: pageSizeChoices, usual: pageSizeOnScreen },
  groups: overseasGroups,
  // Which lines there are comes with the page.
  view: { carrier: textParam(3) },
  overlay: {},
});
