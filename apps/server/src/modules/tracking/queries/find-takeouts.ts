import type { Fact } from '@mastlight/domain/tracking/fact';
import { listTakeouts, type Takeout } from '@mastlight/domain/tracking/takeouts';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Database } from '../../../platform/db/database';
import { factColumns, factOfRow, type FactRow } from '../schema';
import type { NumberIs } from '../tracking-door';

/** Empty pick-ups of a number, read as what it is and where it is that alone; see `TrackingDoor.takeouts`. */
export async function findTakeouts(database: Database, number: string, { billIn, bookingIn }: NumberIs): Promise<Takeout[]> {
  const select = async (where: string, ports: readonly PortCode[], values: readonly string[], name: string): Promise<Fact[]> => {
    if (ports.length === 0 || values.length === 0) return [];
    const { rows } = await database.query<FactRow>(
      'system',
      `select ${factColumns} from tracking_fact where ${where} and (port = any($1::text[]) or port is null)`,
      [ports, values],
      name,
    );
    return rows.map(factOfRow);
  };
  const ofBookings = (ports: readonly PortCode[], bookingNos: readonly string[]): Promise<Fact[]> =>
    select(`(detail->>'bookingNo') = any($2) and kind = 'booking'`, ports, bookingNos, 'tracking-takeouts-of-booking');
  const ofBill = await select(
    `bill_no = any($2) and kind in ('manifest', 'yard', 'gate-out')`,
    billIn,
    [number],
    'tracking-takeouts-of-bill',
  );
  const bookingsOfBill = ofBill.flatMap((fact) =>
    fact.kind === 'manifest' && fact.detail.bookingNo !== null ? [fact.detail.bookingNo] : [],
  );
  const told = [...ofBill, ...(await ofBookings(billIn, bookingsOfBill)), ...(await ofBookings(bookingIn, [number]))];
  return listTakeouts([...new Map(told.map((fact) => [fact.id, fact])).values()]);
}
