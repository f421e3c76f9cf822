import { carriers, findCarrier, type Carrier } from './carriers';
import { cargoes, dischargePorts } from './fleet';
import { makeBox, makeContainerNo } from './make-box';
import type { Random } from './random';
import type { ShipCall, Story, WorldBill, World } from './world';

/** What is known about a bill before it is made; the rest is drawn. */
export interface BillWish {
  readonly billNo?: string;
  readonly operator?: string;
  readonly boxCount?: number;
  readonly containerNos?: readonly string[];
  readonly story: Story;
}

/** Makes a bill on `call` and puts it into the world; a drawn number never repeats. */
export function makeBill(world: World, call: ShipCall, random: Random, wish: BillWish): WorldBill {
  const carrier = pickCarrier(call, random, wish);
  let billNo = wish.billNo ?? carrier.writeBillNo(random);
  while (wish.billNo === undefined && world.bills[billNo]) billNo = carrier.writeBillNo(random);
  const boxCount = wish.containerNos?.length ?? wish.boxCount ?? drawBoxCount(random);
  const numbers = wish.containerNos ?? Array.from({ length: boxCount }, () => makeContainerNo(carrier, random));
  const bill: WorldBill = {
    billNo,
    callId: call.id,
    operator: carrier.operator,
    dischargePort: random.pick(dischargePorts),
    cargo: random.pick(cargoes),
    boxes: numbers.map((containerNo) => makeBox(containerNo, random)),
    life: wish.story === 'hand' ? 'hand' : 'auto',
    story: wish.story,
    preManifestCode: null,
  };
  world.bills[billNo] = bill;
  return bill;
}

/** The line that was asked for, the one a given number begins with, else mostly the ship's own. */
function pickCarrier(call: ShipCall, random: Random, wish: BillWish): Carrier {
  const asked = wish.operator === undefined ? undefined : findCarrier(wish.operator);
  if (asked) return asked;
  const own = findCarrier(call.operator) ?? carriers[0]!;
  if (wish.billNo !== undefined) {
    const head = wish.billNo.slice(0, 4);
    return carriers.find((carrier) => carrier.writeBillNo(random).startsWith(head)) ?? own;
  }
  return random.chance(0.6) ? own : random.pick(carriers);
}

function drawBoxCount(random: Random): number {
  return random.pick([1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 6]);
}
