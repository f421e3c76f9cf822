import { wireTimeAt } from '@mastlight/wire';
import { writeTrackRows } from '@mastlight/wire/ningbo-rows/write';
import type { Announcement } from '../delivery/announcement';
import { nameMessage } from '../world/name-message';
import type { ShipCall, WorldBill, World, WorldBox } from '../world/world';
import { describeVessel } from './describe-box';

/** What a track row is about: an inspection order, or customs' release. */
export type TrackTopic = 'cusmov' | 'custpass';

/** The port's track rows for boxes of one bill, one row per box. */
export function writeTrackAnswer(
  world: World,
  topic: TrackTopic,
  call: ShipCall,
  bill: WorldBill,
  boxes: readonly WorldBox[],
  told: { readonly status: string; readonly mode: string | null; readonly remark: string | null },
  atMs: number,
): Announcement {
  const name = nameMessage(world, 'TRACK', call.terminal, atMs, 'json');
  const bytes = writeTrackRows({
    kind: 'track-rows',
    type: 'TRACK',
    reference: null,
    function: 'original',
    prepared: wireTimeAt(atMs),
    vessel: null,
    rows: boxes.map((box) => ({
      containerNo: box.containerNo,
      billNo: bill.billNo,
      vessel: describeVessel(call),
      topic,
      status: told.status,
      mode: told.mode,
      remark: told.remark,
      happened: wireTimeAt(atMs, 'dashed'),
    })),
  });
  return { source: 'ningbo-port', name, messageId: null, bytes };
}
