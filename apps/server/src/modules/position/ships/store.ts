/** Ships and what their radios told, as it is written: whole batches, one statement each. */
import type { KnownShip, ShipFix, TrackPoint } from '@mastlight/domain/position/judge-ship-fix';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import { fixOf, type FixRow } from './fix-row';

/** What a ship says that it is; null: not told yet. */
export interface Particulars {
  readonly name: string | null;
  readonly nameKey: string | null;
  readonly imo: string | null;
  readonly callSign: string | null;
  readonly shipType: number | null;
  readonly destination: string | null;
  readonly draughtM: number | null;
  readonly toldMs: number | null;
}

/** One ship as it is known. */
export interface ShipRecord extends KnownShip {
  readonly mmsi: number;
  readonly particulars: Particulars;
  readonly tracked: TrackPoint | null;
}

interface ShipRow extends Particulars, FixRow {
  readonly mmsi: number;
  readonly doubtLatitude: number | null;
  readonly doubtLongitude: number | null;
  readonly doubtMs: number | null;
  readonly doubtFromMs: number | null;
  readonly trackedMs: number | null;
  readonly trackedLatitude: number | null;
  readonly trackedLongitude: number | null;
  readonly trackedCourse: number | null;
}

/** What is known of some ships, held until the transaction ends, in the order of their numbers: two writers wait for one another. */
export async function holdShips(tx: Transaction, mmsis: readonly number[]): Promise<ReadonlyMap<number, ShipRecord>> {
  const { rows } = await connectionOf(tx).query<ShipRow>(
    `select mmsi, name, name_key as "nameKey", imo, call_sign as "callSign", ship_type as "shipType", destination,
       draught_m::float8 as "draughtM", (extract(epoch from told_at) * 1000)::float8 as "toldMs", latitude, longitude,
       speed_knots::float8 as "speedKnots", course_degrees::float8 as "courseDegrees", heading_degrees as "headingDegrees",
       nav_status as status, (extract(epoch from said_at) * 1000)::float8 as "atMs", doubt_latitude as "doubtLatitude",
       doubt_longitude as "doubtLongitude", (extract(epoch from doubt_at) * 1000)::float8 as "doubtMs",
       (extract(epoch from doubt_from) * 1000)::float8 as "doubtFromMs", (extract(epoch from tracked_at) * 1000)::float8 as "trackedMs",
       tracked_latitude as "trackedLatitude", tracked_longitude as "trackedLongitude", tracked_course::float8 as "trackedCourse"
     from position_ship where mmsi = any($1::int[]) order by mmsi for update`,
    [mmsis],
  );
  return new Map(rows.map((row) => [row.mmsi, recordOf(row)]));
}

function recordOf(row: ShipRow): ShipRecord {
  const { mmsi, name, nameKey, imo, callSign, shipType, destination, draughtM, toldMs } = row;
  return {
    mmsi,
    particulars: { name, nameKey, imo, callSign, shipType, destination, draughtM, toldMs },
    fix: fixOf(row),
    doubt:
      row.doubtMs === null
        ? null
        : { atMs: row.doubtMs, fromMs: row.doubtFromMs!, latitude: row.doubtLatitude!, longitude: row.doubtLongitude! },
    tracked:
      row.trackedMs === null
        ? null
        : { atMs: row.trackedMs, latitude: row.trackedLatitude!, longitude: row.trackedLongitude!, courseDegrees: row.trackedCourse },
  };
}

const date = (ms: number | null | undefined): Date | null => (ms == null ? null : new Date(ms));

/** Writes ships as they are known now. */
export async function upsertShips(tx: Transaction, ships: readonly ShipRecord[], nowMs: number): Promise<void> {
  const sorted = ships.toSorted((a, b) => a.mmsi - b.mmsi);
  const of = <T>(read: (ship: ShipRecord) => T): T[] => sorted.map(read);
  await connectionOf(tx).query(
    `insert into position_ship (mmsi, name, name_key, imo, call_sign, ship_type, destination, draught_m, told_at, latitude, longitude,
       speed_knots, course_degrees, heading_degrees, nav_status, said_at, doubt_latitude, doubt_longitude, doubt_at, doubt_from,
       tracked_at, tracked_latitude, tracked_longitude, tracked_course, heard_at)
     select told.*, $25::timestamptz from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[], $6::smallint[], $7::text[],
       $8::real[], $9::timestamptz[], $10::float8[], $11::float8[], $12::real[], $13::real[], $14::smallint[], $15::smallint[],
       $16::timestamptz[], $17::float8[], $18::float8[], $19::timestamptz[], $20::timestamptz[], $21::timestamptz[], $22::float8[],
       $23::float8[], $24::real[]) told
     on conflict (mmsi) do update set name = excluded.name, name_key = excluded.name_key, imo = excluded.imo,
       call_sign = excluded.call_sign, ship_type = excluded.ship_type, destination = excluded.destination,
       draught_m = excluded.draught_m, told_at = excluded.told_at, latitude = excluded.latitude, longitude = excluded.longitude,
       speed_knots = excluded.speed_knots, course_degrees = excluded.course_degrees, heading_degrees = excluded.heading_degrees,
       nav_status = excluded.nav_status, said_at = excluded.said_at, doubt_latitude = excluded.doubt_latitude,
       doubt_longitude = excluded.doubt_longitude, doubt_at = excluded.doubt_at, doubt_from = excluded.doubt_from,
       tracked_at = excluded.tracked_at, tracked_latitude = excluded.tracked_latitude, tracked_longitude = excluded.tracked_longitude,
       tracked_course = excluded.tracked_course, heard_at = excluded.heard_at`,
    [
      of(({ mmsi }) => mmsi),
      of(({ particulars }) => particulars.name),
      of(({ particulars }) => particulars.nameKey),
      of(({ particulars }) => particulars.imo),
      of(({ particulars }) => particulars.callSign),
      of(({ particulars }) => particulars.shipType),
      of(({ particulars }) => particulars.destination),
      of(({ particulars }) => particulars.draughtM),
      of(({ particulars }) => date(particulars.toldMs)),
      of(({ fix }) => fix?.latitude ?? null),
      of(({ fix }) => fix?.longitude ?? null),
      of(({ fix }) => fix?.speedKnots ?? null),
      of(({ fix }) => fix?.courseDegrees ?? null),
      of(({ fix }) => fix?.headingDegrees ?? null),
      of(({ fix }) => fix?.status ?? null),
      of(({ fix }) => date(fix?.atMs)),
      of(({ doubt }) => doubt?.latitude ?? null),
      of(({ doubt }) => doubt?.longitude ?? null),
      of(({ doubt }) => date(doubt?.atMs)),
      of(({ doubt }) => date(doubt?.fromMs)),
      of(({ tracked }) => date(tracked?.atMs)),
      of(({ tracked }) => tracked?.latitude ?? null),
      of(({ tracked }) => tracked?.longitude ?? null),
      of(({ tracked }) => tracked?.courseDegrees ?? null),
      new Date(nowMs),
    ],
  );
}

/** A point of one ship's track. */
export interface ShipPoint {
  readonly mmsi: number;
  readonly fix: ShipFix;
}

/** Keeps points of tracks; one that is there stays. */
export async function insertShipTracks(tx: Transaction, points: readonly ShipPoint[]): Promise<void> {
  if (points.length === 0) return;
  await connectionOf(tx).query(
    `insert into position_ship_track (mmsi, said_at, latitude, longitude, speed_knots, course_degrees)
     select * from unnest($1::int[], $2::timestamptz[], $3::float8[], $4::float8[], $5::real[], $6::real[]) on conflict do nothing`,
    [
      points.map(({ mmsi }) => mmsi),
      points.map(({ fix }) => new Date(fix.atMs)),
      points.map(({ fix }) => fix.latitude),
      points.map(({ fix }) => fix.longitude),
      points.map(({ fix }) => fix.speedKnots),
      points.map(({ fix }) => fix.courseDegrees),
    ],
  );
}

/** Deletes ships of which nothing but a place in doubt is known since a time. */
export async function deleteDoubtedShips(tx: Transaction, beforeMs: number): Promise<void> {
  await connectionOf(tx).query('delete from position_ship where said_at is null and heard_at < $1', [new Date(beforeMs)]);
}
