import { shipmentReader } from '../shipment/read-shipment-message';

/** IFTMBF, firm booking (D97B, D99B "2.0" of INTTRA): BGM 335; any other document name is kept too. */
export const iftmbf = shipmentReader('IFTMBF', (told) => ({
  kind: 'booking-request',
  type: 'IFTMBF',
  ...told,
}));
