import { wireTimeAt } from '@mastlight/wire';
import { writeReleaseRows } from '@mastlight/wire/ningbo-rows/write';
import type { Announcement } from '../delivery/announcement';
import { nameMessage } from '../world/name-message';
import type { ShipCall, WorldBill, World } from '../world/world';
import { describeVessel } from './describe-box';
import { giveReleaseReason } from './release-reason';

/** The port's release rows (npp) of a bill; null while no box of it is on a clean manifest. */
export function writeReleaseAnswer(world: World, call: ShipCall, bill: WorldBill, atMs: number): Announcement | null {
  const listed = bill.boxes.filter((box) => box.isListed);
  if (listed.length === 0) return null;
  const name = nameMessage(world, 'NPP', call.terminal, atMs, 'json');
  const siblings = listed.map((box) => box.flags);
  const time = (ms: number | null) => (ms === null ? null : wireTimeAt(ms));
  const bytes = writeReleaseRows({
    kind: 'release-rows',
    type: 'NPP',
    reference: null,
    function: 'original',
    prepared: wireTimeAt(atMs),
    vessel: null,
    rows: listed.map((box) => ({
      containerNo: box.containerNo,
      billNo: bill.billNo,
      vessel: describeVessel(call),
      terminal: call.terminal,
      flags: { ...box.flags },
      remark: box.remark ?? giveReleaseReason(box.flags, siblings),
      compared: time(box.comparedMs),
      // The port sends a box on to its terminal, and stamps it, when all flags stand.
      sent: time(box.passedMs),
      received: time(box.passedMs),
      loaded: time(box.loadedMs),
    })),
  });
  return { source: 'ningbo-port', name, messageId: null, bytes };
}
