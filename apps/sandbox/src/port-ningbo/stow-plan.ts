import { boxReport, wireTimeAt, type StowedBox } from '@mastlight/wire';
import { writeFlatStowPlan } from '@mastlight/wire/flat-cn/write';
import type { Announcement } from '../delivery/announcement';
import { nameMessage } from '../world/name-message';
import type { ShipCall, World } from '../world/world';
import { createRandom, type Random } from '../world/random';
import { describeBox, describeVessel } from './describe-box';

/** A place on board, bay row tier (BBBRRTT), fixed by the box number. */
export function stowageOf(containerNo: string): string {
  const digits = Number(containerNo.slice(4, 10));
  return cellText(2 + (digits % 18) * 4, (digits >> 3) % 16, 82 + ((digits >> 5) % 5) * 2);
}

const cellText = (bay: number, row: number, tier: number): string =>
  `${String(bay).padStart(3, '0')}${String(row).padStart(2, '0')}${String(tier).padStart(2, '0')}`;

/** Cells of boxes that stay on board, stack by stack from the bottom: the ship carries more than this port's. */
function stacks(random: Random): readonly string[] {
  const cells: string[] = [];
  for (let bay = 2; bay <= 70; bay += 4) {
    for (let stack = 0; stack < 3; stack++) {
      const row = stack * 4 + random.int(0, 3);
      for (let tier = 2; tier <= 2 * random.int(1, 4); tier += 2) cells.push(cellText(bay, row, tier));
      for (let tier = 82; tier <= 80 + 2 * random.int(0, 3); tier += 2) cells.push(cellText(bay, row, tier));
    }
  }
  return cells;
}

/** BAPLIE platform file, as a ship berths: where the boxes of this port shall stand, and where those stand that stay. */
export function writeStowPlan(world: World, call: ShipCall, atMs: number): Announcement {
  const random = createRandom(`${world.seed}:stow:${call.id}`);
  const own = Object.values(world.bills)
    .filter(({ callId }) => callId === call.id)
    .flatMap((bill) =>
      bill.boxes.map((box) => ({
        ...describeBox(box, bill),
        grossWeightKg: box.cargoWeightKg + box.tareKg,
        tareKg: box.tareKg,
        stowage: stowageOf(box.containerNo),
      })),
    );
  const taken = new Set(own.map(({ stowage }) => stowage));
  const others = stacks(random).flatMap((stowage, at) => {
    if (taken.has(stowage)) return [];
    taken.add(stowage);
    const containerNo = `MLZU${String(3_000_000 + at * 7 + random.int(0, 6)).padStart(7, '0')}`;
    return [{ ...boxReport(containerNo, { sizeTypeRaw: '45GP', fullness: 'full', operator: call.operator }), tareKg: null, stowage }];
  });
  const boxes = [...own, ...others].map((box): StowedBox => ({
    ...box,
    bay: null,
    row: null,
    tier: null,
    temperatureC: null,
    particulars: null,
  }));
  const bytes = writeFlatStowPlan(
    {
      kind: 'stow-plan',
      type: 'BAPLIE',
      reference: null,
      function: 'original',
      prepared: wireTimeAt(atMs),
      vessel: describeVessel(call),
      departure: { code: 'CNNGB', name: 'NINGBO' },
      nextPort: null,
      boxes,
      openCells: [],
    },
    { sender: call.terminal, recipient: 'MASTLIGHT' },
  );
  return { source: 'ningbo-edi', name: nameMessage(world, 'BAPLIE', call.terminal, atMs, 'txt'), messageId: null, bytes };
}
