/** The address of the list of shipments overseas. */
import { lineCodes } from '@mastlight/domain/line-tracking/index';
import { overseasColumns, overseasGroups } from '@mastlight/domain/overseas/columns';
import { pageSizeChoices, pageSizeOnScreen } from '@mastlight/domain/overseas/limits';
import { choiceParam, defineProductSearch } from '../../platform/list/search-schema';

export const overseasSearch = defineProductSearch({
  columns: overseasColumns,
  sizes: { choices: pageSizeChoices, usual: pageSizeOnScreen },
  groups: overseasGroups,
  view: { carrier: choiceParam(lineCodes, '') },
  overlay: {},
});
