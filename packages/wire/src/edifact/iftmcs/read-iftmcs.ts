import { shipmentReader } from '../shipment/read-shipment-message';

/** IFTMCS, what a carrier holds of an instruction (D96B to D99B): BGM 705 bill of lading, 710 sea waybill. */
export const iftmcs = shipmentReader('IFTMCS', (told) => ({
  kind: 'shipping-instruction',
  type: 'IFTMCS',
  ...told,
}));
