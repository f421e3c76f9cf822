import { shipmentReader } from '../shipment/read-shipment-message';

/** IFTMIN, instruction (D96A to D99B, D01B of EAN): BGM 340 shipping instruction, 610 forwarding instruction. */
export const iftmin = shipmentReader('IFTMIN', (told) => ({
  kind: 'shipping-instruction',
  type: 'IFTMIN',
  ...told,
}));
