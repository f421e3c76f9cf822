import type { Fix } from '@mastlight/domain/position/judge-fix';
import { trackKeptMs } from '@mastlight/domain/position/limits';
import type { Database } from '../../../platform/db/database';

/** Where a vehicle is, by its own clock and by ours. */
export interface VehiclePosition extends Fix {
  readonly plate: string;
  readonly isAccOn: boolean;
  readonly heardMs: number;
}

/** Where a vehicle was, as its track has it. */
export interface SeenVehicle extends Fix {
  readonly plate: string;
}

/** Where some vehicles were last; those of which nothing was heard are not among them. Who may ask is said by who calls. */
export async function findVehicles(database: Database, plates: readonly string[]): Promise<readonly VehiclePosition[]> {
  const { rows } = await database.query<VehiclePosition>(
    'system',
    `select plate, latitude, longitude, speed_kmh::float8 as "speedKmh", course_degrees::float8 as "courseDegrees",
       is_acc_on as "isAccOn", (extract(epoch from fix_at) * 1000)::float8 as "atMs",
       (extract(epoch from heard_at) * 1000)::float8 as "heardMs"
     from position_vehicle where plate = any($1::text[])`,
    [plates],
    'position-vehicles',
  );
  return rows;
}

/** Where each of some vehicles was at an instant of its own, by what its track keeps; those of which nothing was known by then are not among them. */
export async function findSeen(
  database: Database,
  wishes: readonly { readonly plate: string; readonly atMs: number }[],
): Promise<readonly SeenVehicle[]> {
  const { rows } = await database.query<SeenVehicle>(
    'system',
    `select wish.plate, latitude, longitude, speed_kmh::float8 as "speedKmh", course_degrees::float8 as "courseDegrees",
       (extract(epoch from fix_at) * 1000)::float8 as "atMs"
     from unnest($1::text[], $2::timestamptz[]) wish (plate, seen_at)
     cross join lateral (select * from position_track where plate = wish.plate and fix_at <= wish.seen_at and fix_at > wish.seen_at - $3::interval
       order by fix_at desc limit 1) track`,
    [wishes.map(({ plate }) => plate), wishes.map(({ atMs }) => new Date(atMs)), `${trackKeptMs} milliseconds`],
    'position-seen',
  );
  return rows;
}

/** Where a vehicle was between two instants, in the order of time, `pointsMax` at most, spread over the whole of it. */
export async function findTrack(
  database: Database,
  plate: string,
  { fromMs, untilMs }: { readonly fromMs: number; readonly untilMs: number },
  pointsMax: number,
): Promise<readonly Fix[]> {
  const { rows } = await database.query<Fix>(
    'system',
    `with points as (
       select *, row_number() over (order by fix_at) as at, count(*) over () as total
       from position_track where plate = $1 and fix_at between $2 and $3)
     select latitude, longitude, speed_kmh::float8 as "speedKmh", course_degrees::float8 as "courseDegrees",
       (extract(epoch from fix_at) * 1000)::float8 as "atMs"
     from points where at % greatest(1, ceil(total::float8 / $4)::int) = 0 or at = 1 or at = total order by fix_at`,
    [plate, new Date(fromMs), new Date(untilMs), pointsMax],
    'position-track',
  );
  return rows;
}
