import type { ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import type { vesselSubscription } from '@mastlight/domain/vessel-subscription/contract';
import { callsMax } from '@mastlight/domain/vessel-subscription/limits';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Database } from '../../../platform/db/database';
import { findRowPage } from '../../../platform/list/served-list';
import { calls } from './vessel-list';

/** The ships and voyages that an owner follows in a port (R-7.4-52), by parts of their names or by terminal. */
export async function findVesselVoyages(
  database: Database,
  ownerKey: string,
  { wharf, ...filter }: { readonly systemKey: PortCode; readonly vesselsName?: string; readonly voyage?: string; readonly wharf?: string },
  portNowMs: number,
): Promise<ResponseOf<typeof vesselSubscription.queryVesselVoyages>> {
  const wish = { ...filter, ...(wharf && { wharfCode: wharf }), sort: 'boxvv', limit: callsMax };
  const { list } = await findRowPage(database, calls, ownerKey, wish, portNowMs);
  return { list: list.map((row) => ({ vesselsName: row.vesselsName, voyage: row.voyage, wharf: row.wharf, wharfCode: row.wharfCode })) };
}
