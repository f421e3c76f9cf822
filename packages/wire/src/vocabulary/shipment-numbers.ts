import type { Reference, Shipment } from '../message';
import { isFiller } from './fillers';

/** The S/O number (first RFF+BN) and the bills of lading (every RFF+BM) among the references of a shipment. */
export function findShipmentNumbers(references: readonly Reference[]): Pick<Shipment, 'bookingNo' | 'billNos'> {
  const bills = references.filter(({ qualifier, number }) => qualifier === 'BM' && !isFiller(number)).map(({ number }) => number);
  return {
    bookingNo: references.find(({ qualifier }) => qualifier === 'BN')?.number ?? null,
    billNos: [...new Set(bills)],
  };
}
