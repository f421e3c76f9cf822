/** The ships that call at the sandbox's ports, and when: by the plans that the ports tell. */
import type { RowPortBill } from '../row-ports/row-port';
import { rowPorts } from '../row-ports/row-ports';
import { fleet, worldPort } from '../world/fleet';
import type { World } from '../world/world';
import type { CallingShip, SeaCall } from './sea';

const hourMs = 3_600_000;
/** Ports of rows plan a berth so long after they close, and a departure. */
const [berthsAfterMs, sailsAfterMs] = [4 * hourMs, 20 * hourMs];

/** Every ship that calls somewhere, once. */
export const callingShips: readonly CallingShip[] = [
  ...fleet.map(({ name, code }) => ({ name, code, port: worldPort })),
  ...rowPorts.flatMap(({ code: port, ships }) => ships.map(({ name, un }) => ({ name, code: un, port }))),
];

/** The calls that are planned or past: a ship that is alongside or has sailed is there by what it did, else by its plan. */
export function callsOf(world: World, rowBills: readonly RowPortBill[]): readonly SeaCall[] {
  const planned = new Map<string, SeaCall>();
  for (const { vessel, portClosesMs } of rowBills) {
    planned.set(`${vessel} ${portClosesMs}`, { vessel, fromMs: portClosesMs + berthsAfterMs, untilMs: portClosesMs + sailsAfterMs });
  }
  const ofWorld = Object.values(world.calls).map(({ vesselName, etaMs, etdMs, ataMs, atdMs }) => ({
    vessel: vesselName,
    fromMs: ataMs ?? etaMs,
    untilMs: atdMs ?? Math.max(etdMs, (ataMs ?? etaMs) + hourMs),
  }));
  return [...ofWorld, ...planned.values()];
}
