import { wireTimeAt } from '@mastlight/wire';
import { writeFlatGate } from '@mastlight/wire/flat-cn/write';
import type { Announcement } from '../delivery/announcement';
import { nameMessage } from '../world/name-message';
import type { ShipCall, WorldBill, World, WorldBox } from '../world/world';
import { describeBox, describeVessel } from './describe-box';

/** CODECO platform file: full boxes enter the terminal, or empty ones leave a yard for stuffing. */
export function writeGateReport(
  world: World,
  move: 'in' | 'out',
  call: ShipCall,
  bill: WorldBill,
  boxes: readonly WorldBox[],
  atMs: number,
): Announcement {
  const name = nameMessage(world, 'CODECO', call.terminal, atMs, 'txt');
  const bytes = writeFlatGate(
    {
      kind: 'gate',
      type: 'CODECO',
      reference: null,
      function: 'original',
      prepared: wireTimeAt(atMs),
      vessel: describeVessel(call),
      move,
      terminal: call.terminal,
      boxes: boxes.map((box) => ({
        ...describeBox(box, bill),
        ...(move === 'out' && { fullness: 'empty', seals: [] }),
        grossWeightKg: move === 'in' ? weighAtGate(box) : box.tareKg,
        happened: wireTimeAt((move === 'in' ? box.gateInMs : box.gateOutMs) ?? atMs, 12),
        truckPlate: box.plate,
        terminal: call.terminal,
      })),
    },
    { sender: call.terminal, recipient: 'MASTLIGHT' },
  );
  return { source: 'ningbo-edi', name, messageId: null, bytes };
}

/** The weighbridge reads in steps of 20 kg and is off by a little, the same way each time for one box. */
function weighAtGate(box: WorldBox): number {
  const error = (Number(box.containerNo.slice(-4)) % 9) - 4;
  return Math.round((box.cargoWeightKg + box.tareKg) / 20) * 20 + error * 20;
}
