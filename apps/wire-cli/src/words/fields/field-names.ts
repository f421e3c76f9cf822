import { boxFields } from './box-fields';
import { customsFields } from './customs-fields';
import { mediaFields } from './media-fields';
import { portRowFields } from './port-row-fields';
import { positionFields } from './position-fields';
import { shipmentFields } from './shipment-fields';

/**
 * Headings by field name of the neutral messages, whatever kind they are of.
 * A path (`vessel.code`) may have a heading of its own; else its parts are
 * joined, and those with an empty heading are left out. A field that is not
 * listed is shown by its own name.
 */
export const fieldNames: Readonly<Record<string, string>> = {
  ...portRowFields,
  ...mediaFields,
  ...positionFields,
  ...customsFields,
  ...shipmentFields,
  ...boxFields,
};
