import { judgeFix, type Fix, type ToldFix } from '@mastlight/domain/position/judge-fix';
import { vehicleArrived } from '@mastlight/domain/position/events';
import { arrivalFreshMs, arrivalToldEveryMs, trackKeptMs, trackStepMs } from '@mastlight/domain/position/limits';
import { terminalAreaOf } from '@mastlight/domain/position/terminal-area';
import { inTransaction } from '../../../platform/db/transaction';
import type { PositionParts } from '../parts';
import { pointTimes } from '../point-times';
import {
  findStillRegistered,
  holdVehicles,
  insertTracks,
  upsertVehicles,
  type Terminal,
  type VehicleNow,
  type VehiclePlace,
} from '../store';

/** A fix as a terminal told it, with whether the engine was on. */
export interface TakenFix extends ToldFix {
  readonly isAccOn: boolean;
}

/** What one terminal told of its vehicle. */
export interface ToldBy {
  readonly terminal: Terminal;
  readonly told: readonly TakenFix[];
  /** Places that could not be true by the one that is known, as the last call gave them. */
  readonly doubtedBefore: readonly Fix[];
}

/**
 * Takes what terminals told of their vehicles, each in the order in which it was told: the newest true fix becomes its place, each
 * true one a point of its track unless it is next to another. Where it has come to a terminal by them, that is told. All of it is
 * written at once, or nothing.
 *
 * @returns for each those that are doubted now; null from a terminal that is the vehicle's no longer.
 */
export async function takeFixes(
  { database, portClock, outbox, months }: PositionParts,
  pieces: readonly ToldBy[],
): Promise<readonly (readonly Fix[] | null)[]> {
  const nowMs = portClock.nowMs();
  await months.vehicles.ensure(
    pointTimes(
      pieces.flatMap(({ told }) => told),
      nowMs,
    ),
  );
  return inTransaction(database, 'system', async (tx) => {
    const terminals = pieces.map(({ terminal }) => terminal);
    const registered = new Set((await findStillRegistered(tx, terminals)).map(keyOf));
    const plates = [...new Set(terminals.filter((terminal) => registered.has(keyOf(terminal))).map(({ plate }) => plate))];
    const before = await holdVehicles(tx, plates);
    const now = new Map<string, VehicleNow>();
    const kept = new Map<string, Fix[]>(plates.map((plate) => [plate, []]));
    const doubts = pieces.map(({ terminal, told, doubtedBefore }) => {
      if (!registered.has(keyOf(terminal))) return null;
      const { plate } = terminal;
      let doubted = doubtedBefore;
      for (const each of told) {
        const known = now.get(plate) ?? before.get(plate) ?? null;
        const judged = judgeFix(each, known?.fix ?? null, nowMs, doubted);
        if (judged.verdict === 'jump') doubted = judged.doubted;
        if (!('fix' in judged) || judged.fix.atMs < nowMs - trackKeptMs) continue;
        kept.get(plate)!.push(judged.fix);
        if (judged.verdict !== 'moves') continue;
        now.set(plate, { plate, ...movedTo(judged.fix, known), isAccOn: each.isAccOn });
        doubted = [];
      }
      return doubted;
    });
    const points = [...kept].flatMap(([plate, fixes]) => thin(fixes).map((fix) => ({ plate, fix })));
    await insertTracks(tx, points, trackStepMs);
    // Of terminals that it came to and left within one batch nobody has to wait for the gate.
    const arrived = [...now.values()].filter((vehicle) => hasArrived(vehicle, before.get(vehicle.plate)?.areaFromMs ?? null, nowMs));
    for (const vehicle of arrived) now.set(vehicle.plate, { ...vehicle, arrivalToldMs: nowMs });
    await upsertVehicles(tx, [...now.values()], nowMs);
    for (const { plate, area, areaFromMs } of arrived) await outbox.emit(tx, vehicleArrived, { plate, place: area!, atMs: areaFromMs! });
    return doubts;
  });
}

const keyOf = ({ phone, plate }: Terminal): string => `${phone} ${plate}`;

function movedTo(fix: Fix, before: VehiclePlace | null): VehiclePlace {
  const area = terminalAreaOf(fix, before?.area ?? null);
  const arrivalToldMs = before?.arrivalToldMs ?? null;
  if (area === null) return { fix, area, areaFromMs: null, arrivalToldMs };
  return { fix, area, areaFromMs: area === before?.area ? before.areaFromMs : fix.atMs, arrivalToldMs };
}

/** Whether it is told that a vehicle came to a terminal: since its last word, lately, and not as it goes to and fro between two. */
function hasArrived({ area, areaFromMs, arrivalToldMs }: VehicleNow, fromBeforeMs: number | null, nowMs: number): boolean {
  if (area === null || areaFromMs === null || areaFromMs === fromBeforeMs || areaFromMs <= nowMs - arrivalFreshMs) return false;
  return arrivalToldMs === null || Math.abs(nowMs - arrivalToldMs) >= arrivalToldEveryMs;
}

/** Without points that follow another within a step; the last one stays. */
function thin(fixes: readonly Fix[]): readonly Fix[] {
  const sorted = fixes.toSorted((a, b) => a.atMs - b.atMs);
  let lastMs = Number.NEGATIVE_INFINITY;
  return sorted.filter(({ atMs }, at) => {
    if (atMs - lastMs < trackStepMs && at < sorted.length - 1) return false;
    lastMs = atMs;
    return true;
  });
}
