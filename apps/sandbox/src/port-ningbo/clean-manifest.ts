import { wireTimeAt } from '@mastlight/wire';
import { writeIfcsum } from '@mastlight/wire/flat-cn/write';
import type { Announcement } from '../delivery/announcement';
import { nameMessage } from '../world/name-message';
import type { ShipCall, WorldBill, World } from '../world/world';
import { describeBox, describeVessel } from './describe-box';

/** IFCSUM platform file: the clean manifest of one bill. */
export function writeCleanManifest(world: World, call: ShipCall, bill: WorldBill, atMs: number): Announcement {
  const name = nameMessage(world, 'IFCSUM', 'NBEDI', atMs, 'txt');
  const total = (pick: (box: WorldBill['boxes'][number]) => number): number => bill.boxes.reduce((sum, box) => sum + pick(box), 0);
  const bytes = writeIfcsum(
    {
      kind: 'manifest',
      type: 'IFCSUM',
      reference: null,
      function: 'original',
      prepared: wireTimeAt(atMs),
      vessel: describeVessel(call),
      bills: [
        {
          billNo: bill.billNo,
          loadPort: { code: 'CNNGB', name: 'NINGBO' },
          dischargePort: bill.dischargePort,
          destination: bill.dischargePort,
          packages: total((box) => box.packages),
          grossWeightKg: total((box) => box.cargoWeightKg),
          cargo: [bill.cargo],
          boxes: bill.boxes.map((box) => ({
            ...describeBox(box, bill),
            cargoWeightKg: box.cargoWeightKg,
            tareKg: box.tareKg,
            packages: box.packages,
          })),
        },
      ],
    },
    { sender: 'NBEDI', recipient: 'MASTLIGHT' },
  );
  return { source: 'ningbo-edi', name, messageId: null, bytes };
}
