import type { OwnData } from '../../platform/own-data';

/** What is known of cargo is nobody's; how often somebody looked is counted for a day (S-16). */
export const ownLooks: OwnData = {
  tables: [{ name: 'tracking_box_query_day', key: 'day', told: { not: 'counts of a day, no data of his' }, going: 'delete' }],
};
