import type { Random } from './random';
import type { ShipCall, Step, Story, WorldBill } from './world';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** When things happen to a bill, ms since epoch; gate-in and arrival are one per box. */
export interface BillTimes {
  readonly pre: number;
  readonly manifest: number;
  readonly gateIn: readonly number[];
  readonly arrival: readonly number[];
  /** Order to inspect; only told for stories that have one. */
  readonly inspect: number;
  readonly release: number;
  readonly triple: number;
  /** Arrival taken back; only told for stories that have it. */
  readonly reversal: number;
  readonly pass: number;
  readonly load: number;
}

/**
 * Fills in the times that `given` leaves open, so that each follows what it
 * waits for: boxes come in the days before the port closes, customs releases
 * after the last arrival, and so on.
 */
export function fillTimes(call: ShipCall, story: Story, boxCount: number, random: Random, given: Partial<BillTimes> = {}): BillTimes {
  const closes = call.portClosesMs;
  const minutes = (from: number, to: number): number => random.int(from * 60, to * 60) * 1000;
  const pre = given.pre ?? closes - minutes(76 * 60, 100 * 60);
  const manifest = given.manifest ?? pre + minutes(3 * 60, 12 * 60);
  const gateIn = Array.from({ length: boxCount }, (_, i) => {
    const isLate = story === 'late-box' && i === boxCount - 1;
    const usual = isLate ? closes + minutes(40, 180) : closes - minutes(10 * 60, 46 * 60);
    // A bill that nobody has told of yet has no boxes in the port either.
    const earliest = story === 'untold' ? manifest + hourMs : usual;
    return given.gateIn?.[i] ?? Math.max(usual, earliest);
  });
  const arrival = gateIn.map((atMs, i) => {
    const isLate = story === 'arrival-late' && i === 0;
    return given.arrival?.[i] ?? atMs + (isLate ? minutes(240, 400) : minutes(25, 70));
  });
  const lastArrival = Math.max(...arrival, manifest);
  const inspect = given.inspect ?? lastArrival + minutes(30, 90);
  const inspected = story === 'inspection' ? inspect + 6 * hourMs : lastArrival;
  const release = given.release ?? inspected + minutes(120, 300);
  const triple = given.triple ?? release + (story === 'triple-late' ? minutes(420, 700) : minutes(35, 80));
  const reversal = given.reversal ?? triple + minutes(40, 120);
  const pass = given.pass ?? triple + minutes(12, 35);
  const load = given.load ?? Math.max(call.etaMs + minutes(120, 600), pass + minutes(30, 60));
  return { pre, manifest, gateIn, arrival, inspect, release, triple, reversal, pass, load };
}

/** The steps of a bill's life at `times`. */
export function planBill(bill: WorldBill, times: BillTimes): Step[] {
  const { billNo, story, boxes } = bill;
  const steps: Step[] = [];
  const add = (atMs: number, type: Step['type'], rest: Partial<Step> = {}): void => {
    steps.push({ atMs, type, billNo, ...rest });
  };
  const declare = (atMs: number, answer: Partial<Step> = {}): void => {
    add(atMs, 'declare');
    add(atMs, 'pre-manifest', answer);
  };
  // A refused bill is refused first at the pre-manifest, or, with a single box, at its arrival report.
  const isRefusedAtArrival = story === 'rejected' && boxes.length === 1;

  if (story === 'rejected' && !isRefusedAtArrival) {
    declare(times.pre, { code: '03' });
    declare(times.manifest);
    add(times.manifest + 20 * minuteMs, 'manifest');
  } else {
    declare(times.pre);
    add(times.manifest, 'manifest');
  }
  boxes.forEach(({ containerNo }, i) => {
    const gateInMs = times.gateIn[i]!;
    const arrivalMs = times.arrival[i]!;
    add(gateInMs - 22 * hourMs - i * 7 * minuteMs, 'gate-out', { containerNo });
    add(gateInMs, 'gate-in', { containerNo });
    if (isRefusedAtArrival) add(gateInMs + 45 * minuteMs, 'arrival', { containerNo, code: '03' });
    add(arrivalMs, 'arrival', { containerNo });
  });
  if (story === 'inspection') {
    const containerNo = boxes[0]!.containerNo;
    const start = times.inspect;
    add(start, 'inspect', { containerNo, code: 'C', mode: boxes.length > 2 ? '4' : '2' });
    add(Math.max(start + 90 * minuteMs, times.release - 250 * minuteMs), 'inspect', { containerNo, code: 'CM' });
    add(Math.max(start + 150 * minuteMs, times.release - 190 * minuteMs), 'inspect', { containerNo, code: 'OK' });
    add(times.release - 20 * minuteMs, 'inspect', { containerNo, code: 'OT' });
  }
  add(times.release, 'release');
  add(times.triple, 'triple');
  add(times.pass, 'pass');
  if (story === 'reversal') {
    const containerNo = boxes[0]!.containerNo;
    add(times.reversal, 'arrival', { containerNo, flag: 'N' });
    add(times.reversal, 'pass', { containerNo, flag: 'N' });
    add(times.reversal + 45 * minuteMs, 'arrival', { containerNo, flag: 'Y' });
    add(times.reversal + 65 * minuteMs, 'pass', { containerNo });
  }
  // Customs have the loading manifest before anything is loaded, and count what was.
  add(times.load - 10 * minuteMs, 'loading');
  add(times.load, 'load');
  add(times.load + hourMs, 'tally');
  return steps;
}
