import { fleet, terminals, type Ship } from './fleet';
import { fillTimes, planBill } from './plan-bill';
import { makeBill } from './make-bill';
import { createRandom, type Random } from './random';
import { addSteps, type ShipCall, type Step, type Story, type World } from './world';

const hourMs = 3_600_000;
const minuteMs = 60_000;
/** A port's plan closes at full and half hours. */
const closingStepMs = 30 * minuteMs;

/** How often what happens to bills that no one placed by hand. */
const storyShares: readonly (readonly [Story, number])[] = [
  ['smooth', 66],
  ['late-box', 7],
  ['arrival-late', 6],
  ['inspection', 8],
  ['rejected', 5],
  ['reversal', 4],
  ['triple-late', 4],
];

/** Makes a call whose port closes at the half hour next to `portClosesMs`; the other times follow from it. */
export function makeCall(id: string, ship: Ship, voyage: string, terminal: string, portClosesMs: number, random: Random): ShipCall {
  const closes = Math.round(portClosesMs / closingStepMs) * closingStepMs;
  const eta = closes + random.int(4, 7) * hourMs;
  return {
    id,
    vesselName: ship.name,
    chineseName: ship.chineseName,
    vesselCode: ship.code,
    voyage,
    terminal,
    operator: ship.operator,
    berth: String(random.int(1, 9)),
    gateInOpensMs: closes - 96 * hourMs,
    gateInClosesMs: closes - 2 * hourMs,
    customsClosesMs: closes - hourMs,
    portClosesMs: closes,
    etaMs: eta,
    etdMs: eta + random.int(14, 20) * hourMs,
    ataMs: null,
    atdMs: null,
  };
}

/** So long before a ship is expected her planner says what shall be loaded where. */
const stowBeforeMs = 14 * hourMs;

/** The steps of a call itself: its plan is published, her planner tells the places, she berths, she sails. */
export function planShip(call: ShipCall, random: Random): Step[] {
  const jitter = (): number => random.int(-25, 50) * minuteMs;
  return [
    { atMs: call.gateInOpensMs - 48 * hourMs, type: 'plan', callId: call.id },
    { atMs: call.etaMs - stowBeforeMs, type: 'stow', callId: call.id },
    { atMs: call.etaMs + jitter(), type: 'berth', callId: call.id },
    { atMs: call.etdMs + jitter(), type: 'depart', callId: call.id },
  ];
}

/** The number a ship's voyage has on her `round`-th call. */
export function voyageOf(ship: Ship, round: number): string {
  const base = 26 + createRandom(`voyage:${ship.code}`).int(0, 420);
  return `${String(base + round).padStart(3, '0')}${ship.course}`;
}

/**
 * Plans the world's call number `index` (after the opening ones) with five
 * bills: a ship every seven hours, each ship coming round in turn.
 */
export function planNextCall(world: World, index: number, firstClosesMs: number): void {
  const random = createRandom(`${world.seed}:call:${index}`);
  const ship = fleet[index % fleet.length]!;
  const voyage = voyageOf(ship, 1 + Math.floor(index / fleet.length));
  const closesMs = firstClosesMs + index * 7 * hourMs + random.int(-60, 60) * minuteMs;
  const call = makeCall(`call-${index}`, ship, voyage, random.pick(terminals).code, closesMs, random);
  world.calls[call.id] = call;
  const steps = planShip(call, random);
  if (random.chance(0.25)) {
    const portClosesMs = call.portClosesMs - random.int(1, 4) * hourMs;
    steps.push({ atMs: call.portClosesMs - random.int(18, 30) * hourMs, type: 'cut-off', callId: call.id, portClosesMs });
  }
  for (let i = 0; i < 5; i++) {
    const ownRandom = createRandom(`${world.seed}:call:${index}:bill:${i}`);
    const bill = makeBill(world, call, ownRandom, { story: drawStory(ownRandom) });
    steps.push(...planBill(bill, fillTimes(call, bill.story, bill.boxes.length, ownRandom)));
  }
  addSteps(world, steps);
}

function drawStory(random: Random): Story {
  let rest = random.int(0, 99);
  for (const [story, share] of storyShares) {
    rest -= share;
    if (rest < 0) return story;
  }
  return 'smooth';
}
