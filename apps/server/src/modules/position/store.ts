/** Terminals and what they told, as it is written. */
import type { Fix } from '@mastlight/domain/position/judge-fix';
import { connectionOf, type Transaction } from '../../platform/db/transaction';

export interface Terminal {
  readonly phone: string;
  readonly plate: string;
}

/** Holds a plate and a terminal, so that registrations of either follow one another. */
export async function lockRegistration(tx: Transaction, { phone, plate }: Terminal): Promise<void> {
  const keys = [`position-phone ${phone}`, `position-plate ${plate}`].sort();
  for (const key of keys) await connectionOf(tx).query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
}

/** Those that have the plate or the number; two where they are two. */
export async function findRegistered(tx: Transaction, { phone, plate }: Terminal): Promise<readonly Terminal[]> {
  const { rows } = await connectionOf(tx).query<Terminal>('select phone, plate from position_terminal where phone = $1 or plate = $2', [
    phone,
    plate,
  ]);
  return rows;
}

/** Registers a terminal for its plate with the digest of a new code. */
export async function upsertTerminal(tx: Transaction, { phone, plate }: Terminal, codeDigest: Buffer, nowMs: number): Promise<void> {
  await connectionOf(tx).query(
    `insert into position_terminal (phone, plate, code_digest, registered_at, heard_at) values ($1, $2, $3, $4, $4)
     on conflict (phone) do update set code_digest = excluded.code_digest, heard_at = excluded.heard_at`,
    [phone, plate, codeDigest, new Date(nowMs)],
  );
}

/** Notes that a terminal claimed a plate that it cannot have; for the first time only where that may be written. */
export async function noteClaim(tx: Transaction, { phone, plate }: Terminal, nowMs: number, mayBeNew: () => boolean): Promise<void> {
  const connection = connectionOf(tx);
  const values = [plate, phone, new Date(nowMs)];
  const { rowCount } = await connection.query('update position_claim set claimed_at = $3 where plate = $1 and phone = $2', values);
  if (rowCount === 0 && mayBeNew())
    await connection.query('insert into position_claim (plate, phone, claimed_at) values ($1, $2, $3)', values);
}

/** The plate of a terminal that tells its code; null for any other. */
export async function findPlateByCode(tx: Transaction, phone: string, codeDigest: Buffer): Promise<string | null> {
  const { rows } = await connectionOf(tx).query<{ plate: string }>(
    'select plate from position_terminal where phone = $1 and code_digest = $2',
    [phone, codeDigest],
  );
  return rows[0]?.plate ?? null;
}

/** Those of some terminals whose plate is theirs still. */
export async function findStillRegistered(tx: Transaction, terminals: readonly Terminal[]): Promise<readonly Terminal[]> {
  const { rows } = await connectionOf(tx).query<Terminal>(
    'select phone, plate from position_terminal join unnest($1::text[], $2::text[]) told (phone, plate) using (phone, plate)',
    [terminals.map(({ phone }) => phone), terminals.map(({ plate }) => plate)],
  );
  return rows;
}

/** Takes a plate from its terminal, with what others claimed of it; false when it had none. */
export async function deleteTerminal(tx: Transaction, plate: string): Promise<boolean> {
  await connectionOf(tx).query('delete from position_claim where plate = $1', [plate]);
  const { rowCount } = await connectionOf(tx).query('delete from position_terminal where plate = $1', [plate]);
  return rowCount === 1;
}

/** Where a vehicle is: its last fix, and the terminal where it is since when; null: at none. */
export interface VehiclePlace {
  readonly fix: Fix;
  readonly area: string | null;
  readonly areaFromMs: number | null;
  /** When it was last told that it had come to a terminal. */
  readonly arrivalToldMs: number | null;
}

/** Where vehicles were told to be last, by plate, held until the transaction ends, in the order of their plates: two writers wait for one another. */
export async function holdVehicles(tx: Transaction, plates: readonly string[]): Promise<ReadonlyMap<string, VehiclePlace>> {
  const { rows } = await connectionOf(tx).query<Fix & Omit<VehiclePlace, 'fix'> & { readonly plate: string }>(
    `select plate, latitude, longitude, speed_kmh::float8 as "speedKmh", course_degrees::float8 as "courseDegrees",
       (extract(epoch from fix_at) * 1000)::float8 as "atMs", area, (extract(epoch from area_from) * 1000)::float8 as "areaFromMs",
       (extract(epoch from arrival_told_at) * 1000)::float8 as "arrivalToldMs"
     from position_vehicle where plate = any($1::text[]) order by plate for update`,
    [plates],
  );
  return new Map(rows.map(({ plate, area, areaFromMs, arrivalToldMs, ...fix }) => [plate, { fix, area, areaFromMs, arrivalToldMs }]));
}

/** A vehicle as it is now. */
export interface VehicleNow extends VehiclePlace {
  readonly plate: string;
  readonly isAccOn: boolean;
}

const byPlate = (a: { readonly plate: string }, b: { readonly plate: string }): number =>
  a.plate < b.plate ? -1 : a.plate > b.plate ? 1 : 0;

/** Where vehicles are now, each named once. */
export async function upsertVehicles(tx: Transaction, vehicles: readonly VehicleNow[], nowMs: number): Promise<void> {
  if (vehicles.length === 0) return;
  const sorted = vehicles.toSorted(byPlate);
  await connectionOf(tx).query(
    `insert into position_vehicle (plate, latitude, longitude, speed_kmh, course_degrees, is_acc_on, fix_at, area, area_from, arrival_told_at, heard_at)
     select told.*, $11::timestamptz from unnest($1::text[], $2::float8[], $3::float8[], $4::real[], $5::real[], $6::boolean[],
       $7::timestamptz[], $8::text[], $9::timestamptz[], $10::timestamptz[]) told
     on conflict (plate) do update set latitude = excluded.latitude, longitude = excluded.longitude, speed_kmh = excluded.speed_kmh,
       course_degrees = excluded.course_degrees, is_acc_on = excluded.is_acc_on, fix_at = excluded.fix_at, heard_at = excluded.heard_at,
       area = excluded.area, area_from = excluded.area_from, arrival_told_at = excluded.arrival_told_at`,
    [
      sorted.map(({ plate }) => plate),
      sorted.map(({ fix }) => fix.latitude),
      sorted.map(({ fix }) => fix.longitude),
      sorted.map(({ fix }) => fix.speedKmh),
      sorted.map(({ fix }) => fix.courseDegrees),
      sorted.map(({ isAccOn }) => isAccOn),
      sorted.map(({ fix }) => new Date(fix.atMs)),
      sorted.map(({ area }) => area),
      sorted.map(({ areaFromMs }) => (areaFromMs === null ? null : new Date(areaFromMs))),
      sorted.map(({ arrivalToldMs }) => (arrivalToldMs === null ? null : new Date(arrivalToldMs))),
      new Date(nowMs),
    ],
  );
}

/** A point of one vehicle's track. */
export interface VehiclePoint {
  readonly plate: string;
  readonly fix: Fix;
}

/** Keeps points of tracks; one that is there stays, and nothing is put nearer to one in time than `stepMs`. */
export async function insertTracks(tx: Transaction, points: readonly VehiclePoint[], stepMs: number): Promise<void> {
  if (points.length === 0) return;
  const sorted = points.toSorted(byPlate);
  await connectionOf(tx).query(
    // Each point looks by the index: joined as a whole, a batch would be held against all of its vehicle's track.
    `insert into position_track (plate, fix_at, latitude, longitude, speed_kmh, course_degrees)
     select told.* from unnest($1::text[], $2::timestamptz[], $3::float8[], $4::float8[], $5::real[], $6::real[]) told (plate, at)
     left join lateral (
       select true as is_near from position_track track
       where track.plate = told.plate and fix_at > told.at - $7::interval and fix_at < told.at + $7::interval limit 1) beside on true
     where beside.is_near is null
     on conflict do nothing`,
    [
      sorted.map(({ plate }) => plate),
      sorted.map(({ fix }) => new Date(fix.atMs)),
      sorted.map(({ fix }) => fix.latitude),
      sorted.map(({ fix }) => fix.longitude),
      sorted.map(({ fix }) => fix.speedKmh),
      sorted.map(({ fix }) => fix.courseDegrees),
      `${stepMs} milliseconds`,
    ],
  );
}

/** Deletes terminals that registered last before a time and never told where they were: their plates are free. */
export async function deleteMute(tx: Transaction, beforeMs: number): Promise<void> {
  await connectionOf(tx).query(
    `delete from position_terminal where heard_at < $1
       and not exists (select 1 from position_vehicle where position_vehicle.plate = position_terminal.plate)`,
    [new Date(beforeMs)],
  );
}
