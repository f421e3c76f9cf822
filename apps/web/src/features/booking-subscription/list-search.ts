import { bookingColumns, bookingGroups } from '@mastlight/domain/booking-subscription/columns';
import { pageSizeChoices, pageSizeOnScreen } from '@mastlight/domain/booking-subscription/limits';
import { defaultPort } from '@mastlight/domain/vocabulary/port';
import { trackingStates } from '@mastlight/domain/vocabulary/tracking-state';
import { choiceParam, defineProductSearch } from '../../platform/list/search-schema';

/** The address of the booking list. */
export const bookingSearch = defineProductSearch({
  // Ports differ in the titles of columns alone.
  columns: bookingColumns(defaultPort),
  sizes: { choices: pageSizeChoices, usual: pageSizeOnScreen },
  groups: bookingGroups,
  view: {
    state: choiceParam(
      trackingStates.map(({ code }) => code),
      '',
    ),
  },
  overlay: {},
});
