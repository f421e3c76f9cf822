import { wireTimeAt } from '@mastlight/wire';
import { writeVesselPlan } from '@mastlight/wire/ningbo-rows/write';
import type { Announcement } from '../delivery/announcement';
import { nameMessage } from '../world/name-message';
import type { ShipCall, World } from '../world/world';
import { describeVessel } from './describe-box';

/** The vessel plan row of one call: cut-offs, estimates, and what has happened. */
export function writeVesselPlanRow(world: World, call: ShipCall, atMs: number): Announcement {
  const name = nameMessage(world, 'VSLPLAN', call.terminal, atMs, 'json');
  const time = (ms: number | null) => (ms === null ? null : wireTimeAt(ms, 'dashed'));
  const bytes = writeVesselPlan({
    kind: 'vessel-plan',
    type: 'VSLPLAN',
    reference: null,
    function: 'original',
    prepared: wireTimeAt(atMs),
    vessel: null,
    calls: [
      {
        vessel: describeVessel(call),
        chineseName: call.chineseName,
        terminal: call.terminal,
        gateInOpens: time(call.gateInOpensMs),
        gateInCloses: time(call.gateInClosesMs),
        customsCloses: time(call.customsClosesMs),
        portCloses: time(call.portClosesMs),
        eta: time(call.etaMs),
        etd: time(call.etdMs),
        ata: time(call.ataMs),
        atd: time(call.atdMs),
        berth: call.berth,
      },
    ],
  });
  return { source: 'ningbo-port', name, messageId: null, bytes };
}
