import { billOfSubject, type CostLine } from '@mastlight/domain/billing/costs';
import type { Fee } from '@mastlight/domain/billing/fee';
import { portOfPaid } from '@mastlight/domain/billing/index';
import type { ClientsOfBills } from '../parts';

/** What is known of a line of the record, or of costs, by which its client is found. */
type ClientLine = Pick<CostLine, 'subject' | 'place'> & { readonly fee: Fee | null };

const shipmentOf = ({ fee, place }: ClientLine): number | null => (fee === 'FEE_ABROAD' && place !== '' ? Number(place) : null);
const billOf = ({ fee, subject, place }: ClientLine) => ({
  port: fee === 'FEE_BLNO' ? portOfPaid(place) : '',
  billNo: billOfSubject(subject),
  paidAs: fee === 'FEE_BLNO' ? place : '',
});

/**
 * Tells whose each of some lines of an owner is now: of a bill by what it was paid as, for its number may have been corrected since
 * and be another's; else by its port and number; of a shipment overseas by its row, and where
 * that names nobody by its number; empty: no client's.
 */
export async function findClientsOfLines(
  clients: ClientsOfBills,
  ownerKey: string,
  lines: readonly ClientLine[],
): Promise<(line: ClientLine) => string> {
  const ofBill = await clients.findClientsOfBills(ownerKey, lines.map(billOf));
  const ofShipment = await clients.findClientsOfShipments(
    ownerKey,
    lines.flatMap((line) => shipmentOf(line) ?? []),
  );
  return (line) => ofShipment.get(shipmentOf(line) ?? 0) ?? ofBill(billOf(line)) ?? '';
}
