/**
 * Worked examples of 异常优先 (docs/bill-rules.md 6), as bills that are told of and the order in which a list of them
 * stands. They are data, so that the rules and the statement of the list are held to the same ones.
 */
import type { BillCase, BoxCase } from './bill-case';

export interface OrderExample {
  readonly name: string;
  readonly bills: Readonly<Record<string, BillCase>>;
  /** Names of the bills, first row first. */
  readonly order: readonly string[];
}

const hour = 60;

const out: BoxCase = { gate: 'out' };
const arrived: BoxCase = { gate: 'in', arrival: ['accepted'] };
const ready: BoxCase = { ...arrived, release: ['accepted'], flags: { pass: ['yes'] } };
const inspected: BoxCase = { ...arrived, inspection: 'open' };

/** Hours from now to each clock. */
interface Clocks {
  readonly gate?: number;
  readonly customs?: number;
  readonly papers?: number;
}

function bill(boxes: readonly BoxCase[], clocks: Clocks | null, more: Partial<BillCase> = {}): BillCase {
  const { gate, customs, papers } = clocks ?? {};
  const plan = {
    ...(gate === undefined ? {} : { portClosesMs: gate * hour }),
    ...(customs === undefined ? {} : { customsClosesMs: customs * hour }),
    ...(papers === undefined ? {} : { documentsClosesMs: papers * hour }),
  };
  return { port: 'SH', boxes, preManifest: ['accepted'], plan: clocks && plan, ...more };
}

export const orderExamples: readonly OrderExample[] = [
  {
    name: 'two to be saved: the sooner clock first',
    bills: { later: bill([out], { gate: 9 }), sooner: bill([arrived], { gate: 3 }) },
    order: ['sooner', 'later'],
  },
  {
    name: 'of one clock the worse trouble first',
    bills: {
      release: bill([arrived], { customs: 20, gate: 24 }),
      arrival: bill([{ gate: 'in', gateInAgo: 10 * hour }], { customs: 20, gate: 24 }),
    },
    order: ['arrival', 'release'],
  },
  {
    name: 'the clock that a bill lacks something by counts, not its 截港',
    bills: { gate: bill([out], { gate: 5 }), customs: bill([arrived], { customs: 2, gate: 20 }) },
    order: ['customs', 'gate'],
  },
  {
    name: 'a paper that is missing counts by 截单',
    bills: { release: bill([arrived], { customs: 5, gate: 20 }), paper: bill([out], { papers: 1, gate: 100 }, { preManifest: [] }) },
    order: ['paper', 'release'],
  },
  {
    name: 'what half a day can still save stands before what a clock let pass, and that before what has longer',
    bills: {
      days: bill([inspected], { gate: 60 }),
      passed: bill([arrived], { gate: -2 }),
      soon: bill([inspected], { gate: 11 }),
      tomorrow: bill([out], { gate: 19 }),
      near: bill([out], { gate: 1 }),
    },
    order: ['near', 'soon', 'passed', 'tomorrow', 'days'],
  },
  {
    name: 'what was let pass stands before trouble that no clock bounds',
    bills: { unplanned: bill([inspected], null), passed: bill([arrived], { gate: -60 }) },
    order: ['passed', 'unplanned'],
  },
  {
    name: 'one box out, one that missed 截关: the missed release leads',
    bills: { near: bill([out], { gate: 2 }), both: bill([out, arrived], { customs: -1, gate: 5 }) },
    order: ['both', 'near'],
  },
  {
    name: 'of clocks that have passed the latest first',
    bills: { yesterday: bill([arrived], { gate: -20 }), now: bill([arrived], { gate: -1 }) },
    order: ['now', 'yesterday'],
  },
  {
    name: 'decided three days ago: with what was lost, after what goes well',
    bills: { decided: bill([arrived], { gate: -80 }), well: bill([ready], { gate: 400 }) },
    order: ['well', 'decided'],
  },
  {
    name: 'one release was decided days ago, but a box can still come in time',
    bills: { both: bill([out, arrived], { customs: -80, gate: 5 }), lost: bill([out], { gate: -2 }), well: bill([ready], { gate: 4 }) },
    order: ['both', 'lost', 'well'],
  },
  {
    name: 'lost today stands after what can be saved, however late that is, and before what goes well',
    bills: { well: bill([ready], { gate: 5 }), lost: bill([out], { gate: -2 }), inspected: bill([inspected], { gate: 60 }) },
    order: ['inspected', 'lost', 'well'],
  },
  {
    name: 'of what was lost today the latest first, by its ship or by its gate',
    bills: {
      gate: bill([out], { gate: -9 }),
      ship: bill([out], { gate: -30 }, { departedAgo: 2 * hour }),
      silent: bill([], { gate: -5, papers: -40 }, { preManifest: [] }),
    },
    order: ['ship', 'silent', 'gate'],
  },
  {
    name: 'lost last week is the rest',
    bills: { lost: bill([out], { gate: -150 }), well: bill([ready], { gate: 50 }) },
    order: ['well', 'lost'],
  },
  {
    name: 'what goes well stands by the next clock, then without one',
    bills: { unplanned: bill([ready], null), later: bill([ready], { gate: 50 }), next: bill([ready], { gate: 5 }) },
    order: ['next', 'later', 'unplanned'],
  },
  {
    name: 'trouble without a clock comes after trouble with one, and before what was lost',
    bills: { lost: bill([out], { gate: -2 }), unplanned: bill([inspected], null), planned: bill([inspected], { gate: 200 }) },
    order: ['planned', 'unplanned', 'lost'],
  },
  {
    name: 'news lifts no row',
    bills: {
      news: bill([{ ...arrived, listed: true, release: ['accepted'] }], { gate: 40 }, { port: 'NB' }),
      well: bill([{ ...ready, listed: true, flags: { triple: ['yes'], pass: ['yes'] } }], { gate: 30 }, { port: 'NB' }),
    },
    order: ['well', 'news'],
  },
  {
    name: 'what has sailed comes last, the latest first',
    bills: {
      before: bill([{ ...ready, loaded: true }], { gate: -100 }, { departedAgo: 90 * hour }),
      today: bill([{ ...ready, loaded: true }], { gate: -30 }, { departedAgo: 3 * hour }),
      lost: bill([out], { gate: -150 }),
    },
    order: ['lost', 'today', 'before'],
  },
];
