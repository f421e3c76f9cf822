import { judgeFix, type Fix, type ToldFix } from '@mastlight/domain/position/judge-fix';
import { vehicleArrived } from '@mastlight/domain/position/events';
import { trackKeptMs, trackStepMs } from '@mastlight/domain/position/limits';
import { terminalAreaOf } from '@mastlight/domain/position/terminal-area';
import { inTransaction } from '../../../platform/db/transaction';
import type { PositionParts } from '../parts';
import { pointTimes } from '../point-times';
import { holdVehicle, insertTrack, isTerminalOf, upsertVehicle, type Terminal, type VehiclePlace } from '../store';

/** A fix as a terminal told it, with whether the engine was on. */
export interface TakenFix extends ToldFix {
  readonly isAccOn: boolean;
}

/**
 * Takes what a terminal told of its vehicle, in the order in which it was told: the newest true fix becomes its place, each
 * true one a point of its track unless it is next to another. Where it has come to a terminal by them, that is told.
 *
 * @param doubtedBefore places that could not be true by the one that is known, as the last call gave them.
 * @returns those that are doubted now, once all is written; null from a terminal that is the vehicle's no longer.
 */
export async function takeFixes(
  { database, portClock, outbox, months }: PositionParts,
  terminal: Terminal,
  told: readonly TakenFix[],
  doubtedBefore: readonly Fix[],
): Promise<readonly Fix[] | null> {
  const { plate } = terminal;
  const nowMs = portClock.nowMs();
  await months.vehicles.ensure(pointTimes(told, nowMs));
  return inTransaction(database, 'system', async (tx) => {
    if (!(await isTerminalOf(tx, terminal))) return null;
    const before = await holdVehicle(tx, plate);
    let [known, isAccOn]: [VehiclePlace | null, boolean] = [before, false];
    let doubted = doubtedBefore;
    const kept: Fix[] = [];
    for (const each of told) {
      const judged = judgeFix(each, known?.fix ?? null, nowMs, doubted);
      if (judged.verdict === 'jump') doubted = judged.doubted;
      if (!('fix' in judged) || judged.fix.atMs < nowMs - trackKeptMs) continue;
      kept.push(judged.fix);
      if (judged.verdict === 'moves') [known, isAccOn, doubted] = [movedTo(judged.fix, known), each.isAccOn, []];
    }
    await insertTrack(tx, plate, thin(kept), trackStepMs);
    if (known !== null && known !== before) await upsertVehicle(tx, plate, known, isAccOn, nowMs);
    const { area = null, areaFromMs = null } = known ?? {};
    // Of terminals that it came to and left within one batch nobody has to wait for the gate.
    if (area !== null && areaFromMs !== null && areaFromMs !== before?.areaFromMs) {
      await outbox.emit(tx, vehicleArrived, { plate, place: area, atMs: areaFromMs });
    }
    return doubted;
  });
}

function movedTo(fix: Fix, before: VehiclePlace | null): VehiclePlace {
  const area = terminalAreaOf(fix, before?.area ?? null);
  if (area === null) return { fix, area, areaFromMs: null };
  return { fix, area, areaFromMs: area === before?.area ? before.areaFromMs : fix.atMs };
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
