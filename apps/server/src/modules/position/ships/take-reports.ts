import { isNewPoint, isShipMmsi, judgeShipFix, type ShipVerdict, type ToldShipFix } from '@mastlight/domain/position/judge-ship-fix';
import { vesselKey } from '@mastlight/domain/vocabulary/vessel-voyage';
import { inTransaction } from '../../../platform/db/transaction';
import type { PositionParts } from '../parts';
import { pointTimes } from '../point-times';
import { holdShips, insertShipTracks, upsertShips, type Particulars, type ShipPoint, type ShipRecord } from './store';

/** What a ship says that it is (types 5, 19 and 24): null where it says nothing. */
export interface ToldShip extends Omit<Particulars, 'nameKey' | 'toldMs'> {
  readonly mmsi: number;
  readonly atMs: number;
}

/** One message of a radio. */
export type ShipReport = { readonly fix: ToldShipFix } | { readonly ship: ToldShip };

/** How many of some reports were what; `told`: particulars. */
export type ShipCounts = Readonly<Partial<Record<ShipVerdict | 'told', number>>>;

const unknown: Omit<ShipRecord, 'mmsi'> = {
  particulars: { name: null, nameKey: null, imo: null, callSign: null, shipType: null, destination: null, draughtM: null, toldMs: null },
  fix: null,
  doubt: null,
  tracked: null,
};

/**
 * Takes what ships said, in the order in which it was heard: the newest true place of each, what it is, and points of its
 * track.
 *
 * @returns what became of the reports, once it is written.
 */
export async function takeShipReports({ database, portClock, months }: PositionParts, reports: readonly ShipReport[]): Promise<ShipCounts> {
  const counts: Partial<Record<ShipVerdict | 'told', number>> = {};
  const count = (what: ShipVerdict | 'told'): void => void (counts[what] = (counts[what] ?? 0) + 1);
  const mmsis = [...new Set(reports.map((report) => ('fix' in report ? report.fix : report.ship).mmsi))].filter(isShipMmsi);
  const nowMs = portClock.nowMs();
  await months.ships.ensure(pointTimes(toldFixes(reports), nowMs));
  await inTransaction(database, 'system', async (tx) => {
    const known = new Map(await holdShips(tx, mmsis));
    const changed = new Set<number>();
    const points: ShipPoint[] = [];
    for (const report of reports) {
      const { mmsi } = 'fix' in report ? report.fix : report.ship;
      const ship = known.get(mmsi) ?? { mmsi, ...unknown };
      if ('ship' in report) {
        if (!isShipMmsi(mmsi)) count('nobody');
        else {
          known.set(mmsi, { ...ship, particulars: withTold(ship.particulars, report.ship, nowMs) });
          changed.add(mmsi);
          count('told');
        }
        continue;
      }
      const { verdict, known: next, fix } = judgeShipFix(report.fix, ship, nowMs);
      count(verdict);
      const isPoint = fix !== null && isNewPoint(ship.tracked, fix);
      if (isPoint) points.push({ mmsi, fix });
      if (next === ship) continue;
      // A point that came late does not stand before those that are there.
      const { tracked } = ship;
      const isLast = isPoint && (verdict === 'moves' || tracked === null);
      known.set(mmsi, { ...ship, ...next, tracked: isLast ? fix : tracked });
      changed.add(mmsi);
    }
    if (changed.size === 0) return;
    await upsertShips(
      tx,
      [...changed].map((mmsi) => known.get(mmsi)!),
      nowMs,
    );
    await insertShipTracks(tx, points);
  });
  return counts;
}

function* toldFixes(reports: readonly ShipReport[]): Generator<ToldShipFix> {
  for (const report of reports) if ('fix' in report) yield report.fix;
}

/** Seven digits: what ports tell is no better checked, and both must be the same to be found. */
const imoPattern = /^[1-9]\d{6}$/;

/** What is known with what was told now; a report of before what is known tells only what is not. */
function withTold(known: Particulars, told: ToldShip, nowMs: number): Particulars {
  const isOld = known.toldMs !== null && told.atMs < known.toldMs;
  const of = <T>(old: T | null, now: T | null): T | null => (isOld ? (old ?? now) : (now ?? old));
  const name = of(known.name, told.name === null || vesselKey(told.name) === '' ? null : told.name);
  return {
    name,
    nameKey: name === null ? null : vesselKey(name),
    imo: of(known.imo, told.imo !== null && imoPattern.test(told.imo) ? told.imo : null),
    callSign: of(known.callSign, told.callSign),
    shipType: of(known.shipType, told.shipType),
    destination: of(known.destination, told.destination),
    draughtM: of(known.draughtM, told.draughtM),
    // A clock that is ahead would hold what it told for ever.
    toldMs: Math.min(nowMs, isOld ? known.toldMs! : told.atMs),
  };
}
