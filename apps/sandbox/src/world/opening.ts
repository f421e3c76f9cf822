import { fleet } from './fleet';
import { makeBill } from './make-bill';
import { makeCall, planShip, voyageOf } from './plan-call';
import { fillTimes, planBill, type BillTimes } from './plan-bill';
import { createRandom } from './random';
import { addSteps, type Step, type Story, type World } from './world';

/** Times of a placed bill in minutes from the start of the world. */
type Minutes = { readonly [Key in keyof BillTimes]?: BillTimes[Key] };

interface PlacedBill {
  readonly operator?: string;
  readonly boxes: number;
  readonly story: Story;
  readonly at?: Minutes;
}

interface PlacedCall {
  readonly ship: string;
  readonly terminal: string;
  /** Port close, in hours from the start. */
  readonly closesIn: number;
  /** A change of the cut-off: when (minutes from the start) and by how many hours earlier. */
  readonly cutOff?: { readonly at: number; readonly hoursEarlier: number };
  readonly bills: readonly PlacedBill[];
}

/**
 * The scene on which the curtain rises. Bills are placed so that a list of
 * them shows every exception at once, and so that every half minute of the
 * first ten something moves, even with the clock at normal speed.
 */
const openingCalls: readonly PlacedCall[] = [
  {
    ship: 'MSC.ANNA',
    terminal: 'BLCT2',
    closesIn: -2.78,
    bills: [
      { operator: 'MSC', boxes: 2, story: 'late-box', at: { gateIn: [-760, 26] } },
      { operator: 'MSC', boxes: 3, story: 'smooth', at: { gateIn: [-900, -890, -860], pass: -200, load: 240 } },
      { operator: 'MSC', boxes: 1, story: 'triple-late', at: { gateIn: [-700], release: -400, triple: 2.5 } },
      { operator: 'COS', boxes: 2, story: 'smooth', at: { gateIn: [-820, -800], pass: -190, load: 250 } },
    ],
  },
  {
    ship: 'HAI.MING',
    terminal: 'BLCTMS',
    closesIn: 3.2,
    bills: [
      { operator: 'COS', boxes: 2, story: 'arrival-late', at: { gateIn: [-130, -127], arrival: [9, 12] } },
      { operator: 'COS', boxes: 2, story: 'inspection', at: { gateIn: [-900, -880], inspect: -300, release: 251 } },
      { operator: 'COS', boxes: 1, story: 'smooth', at: { gateIn: [-700], release: -330, triple: -280, pass: -262 } },
      { operator: 'OOL', boxes: 3, story: 'smooth', at: { gateIn: [-600, -580, -575], release: 0.6 } },
    ],
  },
  {
    ship: 'ORIENT.LANTERN',
    terminal: 'BLCTMS',
    closesIn: 5.2,
    cutOff: { at: -95, hoursEarlier: 2 },
    bills: [
      { operator: 'OOL', boxes: 3, story: 'smooth', at: { gateIn: [1.5, 50, 80] } },
      { operator: 'OOL', boxes: 6, story: 'smooth', at: { gateIn: [-300, -290, -280, -60, 3.6, 70] } },
      { operator: 'OOL', boxes: 2, story: 'smooth', at: { gateIn: [-1200, -1190], release: -600, pass: -500 } },
      { operator: 'COS', boxes: 1, story: 'smooth', at: { gateIn: [-400], release: -90, triple: 1 } },
    ],
  },
  {
    ship: 'EVER.MERIDIAN',
    terminal: 'BLCT3',
    closesIn: 5.2,
    bills: [
      { operator: 'EMC', boxes: 4, story: 'inspection', at: { gateIn: [-500, -495, -480, -470], inspect: -60 } },
      { operator: 'EMC', boxes: 2, story: 'reversal', at: { gateIn: [-900, -890], pass: -200, reversal: -40 } },
      { operator: 'EMC', boxes: 1, story: 'smooth', at: { gateIn: [-420], release: -30, triple: 5 } },
      { operator: 'ONE', boxes: 2, story: 'smooth', at: { gateIn: [-300, -280], release: 4.4 } },
    ],
  },
  {
    ship: 'BALTIC.HERON',
    terminal: 'YZCT',
    closesIn: 8.2,
    bills: [
      { operator: 'HLC', boxes: 3, story: 'smooth', at: { gateIn: [-420, -410, 3.2] } },
      { operator: 'HLC', boxes: 2, story: 'triple-late', at: { gateIn: [-800, -790], release: -360, triple: 6 } },
      { operator: 'HLC', boxes: 1, story: 'rejected', at: { gateIn: [-300], arrival: [7] } },
      { operator: 'ONE', boxes: 1, story: 'smooth' },
    ],
  },
  {
    ship: 'NORD.AURORA',
    terminal: 'BLCTZS',
    closesIn: 11.2,
    cutOff: { at: 5.5, hoursEarlier: 1 },
    bills: [
      { operator: 'ONE', boxes: 1, story: 'smooth', at: { gateIn: [-160], arrival: [-110], release: 2.1 } },
      { operator: 'ONE', boxes: 2, story: 'smooth', at: { gateIn: [0.9, 8], arrival: [40, 50] } },
      { operator: 'ONE', boxes: 4, story: 'smooth', at: { gateIn: [-700, -690, -660, -655], release: -200 } },
      { operator: 'KMT', boxes: 1, story: 'untold', at: { pre: 8.5 } },
    ],
  },
  {
    ship: 'YONG.STAR',
    terminal: 'BLCT2',
    closesIn: 15.2,
    bills: [
      { operator: 'ZIM', boxes: 2, story: 'smooth', at: { gateIn: [-600, -590], release: -60, triple: 1.2 } },
      { operator: 'ZIM', boxes: 3, story: 'smooth', at: { gateIn: [-90, 4, 60] } },
      { operator: 'SIT', boxes: 2, story: 'smooth', at: { gateIn: [-240, -235], arrival: [-200, -190], release: 9 } },
    ],
  },
  {
    ship: 'YM.HARBOUR',
    terminal: 'BLCTMS',
    closesIn: 17.2,
    bills: [
      { operator: 'YML', boxes: 3, story: 'smooth', at: { gateIn: [-900, -880, -870], triple: -20, pass: 1.8 } },
      { operator: 'YML', boxes: 1, story: 'inspection', at: { gateIn: [-300], inspect: -120 } },
      { operator: 'WHL', boxes: 4, story: 'smooth' },
    ],
  },
  {
    ship: 'GERD.LANTERN',
    terminal: 'BLCT3',
    closesIn: 27,
    bills: [
      { operator: 'MSK', boxes: 5, story: 'smooth', at: { manifest: -900 } },
      { operator: 'MSK', boxes: 2, story: 'smooth', at: { manifest: 2.8, gateIn: [300, 420] } },
      { operator: 'MSK', boxes: 1, story: 'untold', at: { pre: 0.4 } },
    ],
  },
  {
    ship: 'CMA.CORAL',
    terminal: 'BLCTZS',
    closesIn: 31,
    bills: [
      { operator: 'CMA', boxes: 2, story: 'smooth' },
      { operator: 'CMA', boxes: 1, story: 'untold', at: { pre: 3.9 } },
      { operator: 'KMT', boxes: 3, story: 'smooth' },
    ],
  },
  {
    ship: 'SITC.KINAN',
    terminal: 'BLCT2',
    closesIn: 39,
    bills: [
      { operator: 'SIT', boxes: 2, story: 'rejected', at: { pre: -540, manifest: 11 } },
      { operator: 'SIT', boxes: 1, story: 'smooth' },
      { operator: 'OOL', boxes: 6, story: 'smooth' },
    ],
  },
  {
    ship: 'KMTC.PIONEER',
    terminal: 'YZCT',
    closesIn: 45,
    bills: [
      { operator: 'KMT', boxes: 1, story: 'smooth' },
      { operator: 'KMT', boxes: 2, story: 'untold', at: { pre: 5.1 } },
      { operator: 'ZIM', boxes: 2, story: 'smooth' },
    ],
  },
  {
    ship: 'HAI.XING',
    terminal: 'BLCTYD',
    closesIn: -17,
    bills: [
      { operator: 'COS', boxes: 2, story: 'smooth', at: { load: -500 } },
      { operator: 'COS', boxes: 3, story: 'smooth', at: { load: 6.6 } },
      { operator: 'YML', boxes: 1, story: 'smooth', at: { load: -420 } },
    ],
  },
  {
    ship: 'WAN.HAI.TIDE',
    terminal: 'BLCT',
    closesIn: -52,
    bills: [
      { operator: 'WHL', boxes: 2, story: 'smooth' },
      { operator: 'WHL', boxes: 1, story: 'smooth' },
      { operator: 'EMC', boxes: 3, story: 'inspection' },
    ],
  },
];

/** Puts the opening ships and bills, with their history and their future, into a new world. */
export function placeOpening(world: World): void {
  const fromStart = (minutes: number): number => world.startedMs + Math.round(minutes * 60) * 1000;
  openingCalls.forEach((placed, callIndex) => {
    const ship = fleet.find((known) => known.name === placed.ship)!;
    const random = createRandom(`${world.seed}:opening:${callIndex}`);
    const closesMs = fromStart(placed.closesIn * 60);
    const call = makeCall(`opening-${callIndex}`, ship, voyageOf(ship, 0), placed.terminal, closesMs, random);
    world.calls[call.id] = call;
    const steps: Step[] = planShip(call, random);
    if (placed.cutOff) {
      const portClosesMs = call.portClosesMs - placed.cutOff.hoursEarlier * 3_600_000;
      steps.push({ atMs: fromStart(placed.cutOff.at), type: 'cut-off', callId: call.id, portClosesMs });
    }
    placed.bills.forEach((wish, billIndex) => {
      const ownRandom = createRandom(`${world.seed}:opening:${callIndex}:bill:${billIndex}`);
      const { operator, boxes: boxCount, story, at = {} } = wish;
      const bill = makeBill(world, call, ownRandom, { operator, boxCount, story });
      const given = Object.fromEntries(
        Object.entries(at).map(([key, told]) => [key, typeof told === 'number' ? fromStart(told) : told.map(fromStart)]),
      );
      steps.push(...planBill(bill, fillTimes(call, story, boxCount, ownRandom, given)));
    });
    addSteps(world, steps);
  });
}

/** The bills of the opening, in order: the ones a sample chat message names. */
export function listOpeningBills(world: World): string[] {
  return Object.values(world.bills)
    .filter((bill) => bill.callId.startsWith('opening-'))
    .map((bill) => bill.billNo);
}
