import { boxReport, wireTimeAt, type StowedBox, type StowMove } from '@mastlight/wire';
import { writeMovins } from '@mastlight/wire/edifact/write';
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

/** The boxes of this port on a call, with the cells where they shall stand. */
function ownBoxes(world: World, call: ShipCall) {
  return Object.values(world.bills)
    .filter(({ callId }) => callId === call.id)
    .flatMap((bill) =>
      bill.boxes.map((box) => ({
        ...describeBox(box, bill),
        grossWeightKg: box.cargoWeightKg + box.tareKg,
        tareKg: box.tareKg,
        stowage: stowageOf(box.containerNo),
      })),
    );
}

/** A bay that no ship has: planners' programs write it for a box without a place. */
const noBay = '2000182';

/**
 * MOVINS, some hours before a ship berths: what shall be loaded where. As plans are that are still worked at, one cell is told
 * twice and one box stands in a bay that the ship has not; BAPLIE puts both right. Null: nothing of this port is for her.
 */
export function writeStowInstruction(world: World, call: ShipCall, atMs: number): Announcement | null {
  const own = ownBoxes(world, call);
  if (own.length === 0) return null;
  const cellOf = (at: number): string => (at === 1 ? own[0]!.stowage : at === 2 ? noBay : own[at]!.stowage);
  const moves = own.map((box, at): StowMove => {
    const { happened: _, ...line } = box;
    const stowed = { stowage: cellOf(at), bay: null, row: null, tier: null, temperatureC: null, particulars: null };
    const told = { equipment: 'CN', equipmentNo: null, count: null, references: [], times: [] };
    return { ...line, ...told, ...stowed, action: 'load', actionCode: 'LOA' };
  });
  const reference = `MI${call.id.replace(/\W/g, '')}`.slice(0, 14);
  const head = { kind: 'stow-instruction', type: 'MOVINS', reference, function: 'original', prepared: wireTimeAt(atMs) } as const;
  const bytes = writeMovins(
    [{ ...head, vessel: describeVessel(call), departure: { code: 'CNNGB', name: 'NINGBO' }, nextPort: null, moves }],
    { sender: call.operator, recipient: 'MASTLIGHT', controlReference: reference, preparedMs: atMs, level: 'UNOY' },
  );
  return { source: 'ningbo-edi', name: nameMessage(world, 'MOVINS', call.terminal, atMs, 'edi'), messageId: null, bytes };
}

/** BAPLIE platform file, as a ship berths: where the boxes of this port shall stand, and where those stand that stay. */
export function writeStowPlan(world: World, call: ShipCall, atMs: number): Announcement {
  const random = createRandom(`${world.seed}:stow:${call.id}`);
  const own = ownBoxes(world, call);
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
