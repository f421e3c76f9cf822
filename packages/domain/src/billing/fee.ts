import type { PortCode } from '../vocabulary/port';

/** Whose free quota a fee may use (R-3.7-06): only Shanghai and Ningbo have one; the other ports use Ningbo's (R-4.9-10). */
export const origins = ['SH', 'NB'] as const;
export type Origin = (typeof origins)[number];

export function originOf(port: PortCode): Origin {
  return port === 'SH' ? 'SH' : 'NB';
}

/** What something costs for, as the wire calls it (R-3.7-06, R-4.9-07 … -09). */
export const fees = [
  'FEE_BLNO',
  'FEE_VESSEL',
  'FEE_NB_VESSEL',
  'FEE_SO',
  'FEE_ABROAD',
  'FEE_VGM',
  'FEE_SH_MANIFEST',
  'FEE_TOKER',
  'FEE_TRUCK',
  'FEE_VIP_SILVER',
  'FEE_VIP_GOLD',
] as const;
export type Fee = (typeof fees)[number];

/** R-4.9-07, -08: following a call has a fee of its own in Shanghai. */
export function vesselFeeOf(port: PortCode): Fee {
  return port === 'SH' ? 'FEE_VESSEL' : 'FEE_NB_VESSEL';
}
