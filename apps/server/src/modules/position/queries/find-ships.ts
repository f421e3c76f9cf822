import type { ShipFix } from '@mastlight/domain/position/judge-ship-fix';
import { vesselKey } from '@mastlight/domain/vocabulary/vessel-voyage';
import type { Database } from '../../../platform/db/database';
import { fixOf, type FixRow } from '../ships/fix-row';

/** A ship by what its radio says: what it is, and where it is by its own word and by our hearing. */
export interface Ship {
  readonly mmsi: number;
  readonly name: string | null;
  readonly imo: string | null;
  readonly callSign: string | null;
  readonly shipType: number | null;
  readonly destination: string | null;
  readonly draughtM: number | null;
  /** Null: no place of it is believed yet. */
  readonly fix: ShipFix | null;
  readonly heardMs: number;
}

type ShipRow = Omit<Ship, 'fix'> & FixRow;

const columns = `mmsi, name, imo, call_sign as "callSign", ship_type as "shipType", destination, draught_m::numeric::float8 as "draughtM", latitude,
  longitude, speed_knots::numeric::float8 as "speedKnots", course_degrees::numeric::float8 as "courseDegrees", heading_degrees as "headingDegrees",
  nav_status as status, (extract(epoch from said_at) * 1000)::float8 as "atMs", (extract(epoch from heard_at) * 1000)::float8 as "heardMs"`;

function shipOf(row: ShipRow): Ship {
  const { mmsi, name, imo, callSign, shipType, destination, draughtM, heardMs } = row;
  return { mmsi, name, imo, callSign, shipType, destination, draughtM, heardMs, fix: fixOf(row) };
}

/** How a ship may be named: by its name, its IMO number or that of its station. */
export interface ShipName {
  readonly vessel: string;
  /** Of several of one name, this one. */
  readonly imo?: string | undefined;
}

/** Ships that are named so, those heard last first: of one name there may be several. */
export async function findShips(database: Database, { vessel, imo }: ShipName, most: number): Promise<readonly Ship[]> {
  const typed = vessel.trim();
  const [isImo, isMmsi] = [/^\d{7}$/.test(typed), /^\d{9}$/.test(typed)];
  const { rows } = await database.query<ShipRow>(
    'system',
    `select ${columns} from position_ship
     where (name_key = $1 or imo = $2 or mmsi = $3) and ($4::text is null or imo = $4) order by said_at desc nulls last, mmsi limit $5`,
    [vesselKey(typed), isImo ? typed : null, isMmsi ? Number(typed) : null, imo ?? null, most],
    'position-ships',
  );
  return rows.map(shipOf);
}

/** Ships whose name begins so or holds it, or whose numbers begin so; those that begin so first. */
export async function searchShips(database: Database, keyword: string, most: number): Promise<readonly Ship[]> {
  const key = vesselKey(keyword);
  if (key === '') return [];
  const { rows } = await database.query<ShipRow>(
    'system',
    `select ${columns} from position_ship
     where name_key like '%' || $1 || '%' or imo like $1 || '%' or mmsi::text like $1 || '%'
     order by name_key like $1 || '%' desc nulls last, said_at desc nulls last, mmsi limit $2`,
    [key, most],
    'position-ships-search',
  );
  return rows.map(shipOf);
}

/** Where a ship was between two instants, in the order of time, `pointsMax` at most, spread over the whole of it. */
export async function findShipTrack(
  database: Database,
  mmsi: number,
  { fromMs, untilMs }: { readonly fromMs: number; readonly untilMs: number },
  pointsMax: number,
): Promise<readonly Pick<ShipFix, 'atMs' | 'latitude' | 'longitude' | 'speedKnots'>[]> {
  const { rows } = await database.query<Pick<ShipFix, 'atMs' | 'latitude' | 'longitude' | 'speedKnots'>>(
    'system',
    `with points as (
       select *, row_number() over (order by said_at) as at, count(*) over () as total
       from position_ship_track where mmsi = $1 and said_at between $2 and $3)
     select latitude, longitude, speed_knots::numeric::float8 as "speedKnots", (extract(epoch from said_at) * 1000)::float8 as "atMs"
     from points where at % greatest(1, ceil(total::float8 / $4)::int) = 0 or at = 1 or at = total order by said_at`,
    [mmsi, new Date(fromMs), new Date(untilMs), pointsMax],
    'position-ship-track',
  );
  return rows;
}
