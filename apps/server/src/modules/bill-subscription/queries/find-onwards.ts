import type { BillDetail } from '@mastlight/domain/bill-subscription/contract';
import { lineOf, localTime, offsetText, readJourney, sayLatest, type LineCode } from '@mastlight/domain/line-tracking/index';
import { tellShipPlace, type ShipSight } from '@mastlight/domain/position/index';
import { imoOf, type VesselCall } from '@mastlight/domain/tracking/index';
import { vesselKey } from '@mastlight/domain/vocabulary/vessel-voyage';
import type { Database } from '../../../platform/db/database';

interface OnwardsRecord {
  readonly ship: (ShipSight & { readonly ships: number }) | null;
  readonly overseas: { readonly line: LineCode; readonly journey: unknown; readonly heardMs: number } | null;
}

/**
 * Where a bill goes on beyond its port (R-1-21): the place of its ship by radio, by name and by the number that `call` tells, and what its line said last, where the owner
 * follows the bill overseas: who does not has not paid for it.
 */
export async function findOnwards(
  database: Database,
  ownerKey: string,
  { billNo, vesselsName }: Pick<BillDetail['bill'], 'billNo' | 'vesselsName'>,
  call: VesselCall,
): Promise<BillDetail['onwards']> {
  const shipKey = vesselsName === null ? null : vesselKey(vesselsName);
  // Of two ships of one name the one whose number the port told; of a ship that somebody typed no number is known.
  const imo = call.vesselName !== null && vesselKey(call.vesselName) === shipKey ? imoOf(call) : null;
  const { rows } = await database.query<OnwardsRecord>(
    { ownerKey },
    `select (select json_build_object('ships', count(*) over (), 'latitude', ship.latitude, 'longitude', ship.longitude,
         'speedKnots', ship.speed_knots, 'status', ship.nav_status, 'saidMs', extract(epoch from ship.said_at) * 1000)
       from position_ship ship where ship.name_key = $1 and ship.said_at is not null
         and ($4::text is null or ship.imo is null or ship.imo = $4)
       order by ship.said_at desc, ship.mmsi limit 1) as ship,
      (select json_build_object('line', t.line, 'heardMs', t.heard_ms,
         'journey', t.journey || jsonb_build_object('steps', jsonb_path_query_array(t.journey, '$.steps[0]')))
       from follow_subject f join line_tracking_shipment t on t.subject = f.subject
       where f.owner_key = $2 and f.kind = 'overseas' and t.number = $3 and t.journey is not null and t.heard_ms is not null
       order by t.heard_ms desc limit 1) as overseas`,
    [shipKey, ownerKey, billNo, imo],
    'bill-subscription-find-onwards',
  );
  const { ship, overseas } = rows[0]!;
  return { ship: ship && { ships: ship.ships, ...tellShipPlace(ship) }, overseas: overseas && wordOf(overseas) };
}

/** The last word of a line; null while its journey has no step. */
function wordOf({ line, journey, heardMs }: NonNullable<OnwardsRecord['overseas']>): BillDetail['onwards']['overseas'] {
  const told = readJourney(journey);
  const [latest] = told?.steps ?? [];
  const status = sayLatest(told);
  if (!latest || status === null) return null;
  return { status, time: localTime(latest.at), offset: offsetText(latest.at), source: lineOf(line).nameCn, heardMs };
}
