import type { OwnData } from '../../platform/own-data';

/** How many box look-ups a person has used on a day (S-16); what is heard of boxes is nobody's. */
export const ownDataOfTracking: OwnData = { tables: [{ name: 'tracking_box_query_day', exported: null }] };
