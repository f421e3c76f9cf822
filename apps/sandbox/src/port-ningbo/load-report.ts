import { wireTimeAt } from '@mastlight/wire';
import { writeFlatVesselMove } from '@mastlight/wire/flat-cn/write';
import type { Announcement } from '../delivery/announcement';
import { nameMessage } from '../world/name-message';
import type { ShipCall, WorldBill, World, WorldBox } from '../world/world';
import { stowageOf } from './stow-plan';
import { describeBox, describeVessel } from './describe-box';

/** COARRI platform file: boxes of a bill were loaded. */
export function writeLoadReport(world: World, call: ShipCall, bill: WorldBill, boxes: readonly WorldBox[], atMs: number): Announcement {
  const name = nameMessage(world, 'COARRI', call.terminal, atMs, 'txt');
  const bytes = writeFlatVesselMove(
    {
      kind: 'vessel-move',
      type: 'COARRI',
      reference: null,
      function: 'original',
      prepared: wireTimeAt(atMs),
      vessel: describeVessel(call),
      move: 'load',
      terminal: call.terminal,
      boxes: boxes.map((box) => ({
        ...describeBox(box, bill),
        grossWeightKg: box.cargoWeightKg + box.tareKg,
        happened: wireTimeAt(box.loadedMs ?? atMs, 12),
        stowage: stowageOf(box.containerNo),
        terminal: call.terminal,
      })),
    },
    { sender: call.terminal, recipient: 'MASTLIGHT' },
  );
  return { source: 'ningbo-edi', name, messageId: null, bytes };
}
