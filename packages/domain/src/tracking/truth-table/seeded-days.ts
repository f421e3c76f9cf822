/**
 * Made days of a port: bills whose events come as they do in the trade, each terminal and office with habits of its own,
 * and gaps that were planted: an event that never comes, or comes a day and more later than it would have. What is
 * planted is decided here, before and apart from whatever is told of it.
 */
import { portRules, type NodeJudge, type PortCode, type PortNode, type ReleaseFlag, type SourceCode } from '../../ports/index';
import { deriveBillStatus } from '../derive-bill-status';
import { emptyDetails } from '../empty-details';
import { exceptionsAt, type ExplainOptions } from '../bill-exceptions';
import { exceptionInstants } from '../exception-instants';
import { observedLags } from '../expected-events';
import type { Fact, FactKind, FactOf } from '../fact';
import type { BillStatus } from '../status';
import { changedLags, forgottenLags, learnLags, usualLags, type ObservedLag, type PinnedLag } from '../usual-lags';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** Monday 2026-09-07 00:00 in Shanghai. */
const firstDayMs = Date.UTC(2026, 8, 6, 16, 0);

export interface DaysWish {
  readonly port: PortCode;
  readonly seed: number;
  readonly days: number;
  readonly billsPerDay: number;
  /** Days at the beginning that only teach; what is told on them is not counted. */
  readonly teachingDays: number;
}

/** What was told of the events of bills, against what was planted. */
export interface Judged {
  /** Gaps that were planted and told. */
  readonly found: number;
  /** Gaps that were planted and never told. */
  readonly missed: readonly string[];
  /** Events that were told and came as they always do. */
  readonly wrong: readonly string[];
  /** Events that came as they always do, and were not told. */
  readonly quiet: number;
  /** Hours from when an event would have come until its gap was told, ascending. */
  readonly delayHours: readonly number[];
  /** Of bills whose boxes came in before 截港: what was told of them until then, as lists count and by hours alone. */
  readonly clocks: { readonly measured: ClockJudged; readonly fixed: ClockJudged };
}

/** What `not-released` told of bills before their clock, against whether they made it. */
export interface ClockJudged {
  /** Missed their clock and were told of, by it or by what was late. */
  readonly found: number;
  /** Missed their clock, and nothing was told of them. */
  readonly missed: readonly string[];
  /** Made their clock and were told of by it. */
  readonly wrong: number;
  /** Made their clock and were quiet. */
  readonly quiet: number;
  /** Hours for which bills that made their clock were told of by it. */
  readonly wrongHours: number;
}

/** mulberry32: numbers from 0 to 1, the same for the same seed. */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** How a terminal, or the office behind it, works. */
interface Habit {
  readonly medianMinutes: number;
  /** Spread of the logarithm. */
  readonly spread: number;
  /** How much slower at night and at the weekend. */
  readonly nightFactor: number;
  readonly weekendFactor: number;
  /** It begins work at eight and takes nothing new after eight in the evening. */
  readonly keepsHours: boolean;
}

/** Medians in minutes from port to port and terminal to terminal, and how often an office sleeps at night. */
const ranges: Readonly<Partial<Record<NodeJudge, { readonly from: number; readonly to: number; readonly sleeps: number }>>> = {
  'pre-manifest': { from: 4, to: 20, sleeps: 0 },
  arrival: { from: 25, to: 150, sleeps: 0.2 },
  'customs-release': { from: 60, to: 300, sleeps: 0.4 },
  flag: { from: 15, to: 200, sleeps: 0.3 },
  stow: { from: 300, to: 900, sleeps: 0 },
  load: { from: 240, to: 800, sleeps: 0 },
  departure: { from: 120, to: 420, sleeps: 0 },
};

class Chance {
  readonly #next: () => number;
  constructor(seed: number) {
    this.#next = numbers(seed);
  }
  between(from: number, to: number): number {
    return from + (to - from) * this.#next();
  }
  is(share: number): boolean {
    return this.#next() < share;
  }
  of<T>(things: readonly T[]): T {
    return things[Math.floor(this.#next() * things.length)]!;
  }
  /** Of a normal distribution around 0. */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.#next())) * Math.cos(2 * Math.PI * this.#next());
  }
}

const hourOf = (atMs: number): number => ((atMs + 8 * hourMs) / hourMs) % 24;
const isWeekend = (atMs: number): boolean => [0, 6].includes(new Date(atMs + 8 * hourMs).getUTCDay());

function habitOf(judge: NodeJudge, chance: Chance): Habit {
  const { from, to, sleeps } = ranges[judge]!;
  return {
    medianMinutes: chance.between(from, to),
    spread: chance.between(0.15, 0.4),
    nightFactor: chance.between(1, 1.8),
    weekendFactor: chance.between(1, 1.7),
    keepsHours: chance.is(sleeps),
  };
}

/** When an event comes that was asked for at `sinceMs`. */
function comesAt(habit: Habit, sinceMs: number, chance: Chance): number {
  const hour = hourOf(sinceMs);
  const isNight = hour < 8 || hour >= 20;
  const opensMs = sinceMs + ((32 - hour) % 24) * hourMs;
  const beginsMs = habit.keepsHours && isNight ? opensMs : sinceMs;
  const factor = (isNight && !habit.keepsHours ? habit.nightFactor : 1) * (isWeekend(sinceMs) ? habit.weekendFactor : 1);
  return beginsMs + habit.medianMinutes * minuteMs * factor * Math.exp(habit.spread * chance.normal());
}

type NewDayFact = Omit<Fact, 'id' | 'messageId'>;

interface MadeBill {
  readonly billNo: string;
  readonly facts: readonly Fact[];
  /** 截港, ms since epoch. */
  readonly closesMs: number;
  /** When the last step of its last box was given; Infinity: never. */
  readonly readyMs: number;
  /** The node whose event is missing or late, and when it would have come; null: none is. */
  readonly gap: { readonly node: string; readonly wouldMs: number } | null;
}

/** The share of bills in which something does not come, or comes far too late. */
const gapShare = 0.12;

class Harbour {
  readonly #rules;
  readonly #chance: Chance;
  readonly #habits = new Map<string, Habit>();
  readonly #terminals: readonly string[];
  #facts = 0;

  constructor(
    readonly port: PortCode,
    seed: number,
  ) {
    this.#rules = portRules(port);
    this.#chance = new Chance(seed);
    this.#terminals = this.#rules.terminals.flatMap(({ code, kind }) => (kind === 'terminal' ? [code] : [])).slice(0, 3);
  }

  /** One bill whose boxes come in on day `day`. */
  makeBill(billNo: string, day: number): MadeBill {
    const rules = this.#rules;
    const chance = this.#chance;
    const terminal = chance.of(this.#terminals);
    const facts: NewDayFact[] = [];
    const sources = rules.sources.map(({ code }) => code as SourceCode);
    const customs = sources.find((code) => code.includes('customs'))!;
    const call = { vesselName: `MADE ${billNo}`, vesselCode: null, voyage: '1E' };
    const tell = <K extends FactKind>(
      kind: K,
      saidMs: number,
      detail: Partial<FactOf<K>['detail']>,
      told: Partial<NewDayFact> = {},
    ): void => {
      const at = Math.round(saidMs);
      facts.push({
        port: this.port,
        source: sources[0]!,
        reference: null,
        function: 'original',
        billNo,
        containerNo: null,
        ...call,
        terminal,
        happenedMs: at,
        happenedRaw: null,
        saidMs: at,
        heardMs: at + Math.round(chance.between(0.5, 8) * minuteMs),
        kind,
        detail: { ...emptyDetails[kind], ...detail },
        ...told,
      } as NewDayFact);
    };

    const watched = rules.nodes.filter(({ code }) => rules.priorLagOf.has(code));
    const planted = chance.is(gapShare) ? chance.of(watched).code : null;
    const isNever = chance.is(0.5);
    let wouldMs = 0;
    /** When the event of a node comes that is asked for at `sinceMs`; Infinity: never. */
    const eventOf = (node: PortNode, sinceMs: number, isHit: boolean): number => {
      if (sinceMs === Infinity) return Infinity;
      const atMs = comesAt(this.#habit(node, terminal), sinceMs, chance);
      if (!isHit) return atMs;
      wouldMs = atMs;
      return isNever ? Infinity : atMs + chance.between(24, 72) * hourMs;
    };

    const beginMs = firstDayMs + day * dayMs + (chance.is(0.75) ? chance.between(8, 20) : chance.between(0, 24)) * hourMs;
    const preManifest = rules.nodes.find(({ judge }) => judge === 'pre-manifest');
    if (preManifest) {
      const declaredMs = beginMs - chance.between(30, 60) * hourMs;
      tell('pre-manifest-declared', declaredMs, { code: '' });
      const answeredMs = eventOf(preManifest, declaredMs, planted === preManifest.code);
      // Boxes come in meanwhile or not: what customs does not answer is told before anything else is.
      if (answeredMs < Infinity) tell('pre-manifest-receipt', answeredMs, { code: '01' }, { source: customs });
    }
    // Trucks come on the last days, the later the more.
    const closesMs = Math.round(beginMs + (chance.is(0.5) ? chance.between(8, 24) : chance.between(24, 60)) * hourMs);
    tell('vessel-plan', beginMs - 70 * hourMs, { portClosesMs: closesMs }, { billNo: null });
    const boxes = Array.from({ length: chance.is(0.35) ? 2 : 1 }, (_, at) => `MADU${billNo.slice(-6)}${at}`);
    const hit = chance.of(boxes);
    const stow = rules.nodes.find(({ judge }) => judge === 'stow');
    let stepsDoneMs = 0;
    const ready = boxes.map((containerNo) => {
      const about = { containerNo };
      let atMs = beginMs + chance.between(0, 3) * hourMs;
      tell('manifest', beginMs - 20 * hourMs, {}, about);
      tell('gate-in', atMs, { fullness: 'full' }, about);
      const given: ReleaseFlag[] = [];
      const rows: number[] = [];
      const row = (saidMs: number): void => {
        const flags = Object.fromEntries(given.map((flag) => [flag, 'yes' as const]));
        rows.push(saidMs);
        tell('release-row', saidMs, { flags }, about);
      };
      for (const node of [...rules.steps.slice(1), ...(stow ? [stow] : [])]) {
        atMs = eventOf(node, atMs, planted === node.code && containerNo === hit);
        if (node !== stow) stepsDoneMs = Math.max(stepsDoneMs, atMs);
        if (atMs === Infinity) break;
        given.push(node.flag!);
        // Customs' own answer reaches us as well as the port's row, or in its place.
        if (node.judge === 'arrival' && chance.is(0.5)) tell('arrival-receipt', atMs, { code: '01' }, { ...about, source: customs });
        else if (node.judge === 'customs-release' && chance.is(0.5))
          tell('customs-pass', atMs, { code: 'Y' }, { ...about, source: customs });
        else row(atMs);
      }
      // The port says the same again, as most rows do.
      if (rows.length > 0 && chance.is(0.5)) row(rows.at(-1)! + chance.between(1, 9) * hourMs);
      return atMs;
    });

    const berthedMs = beginMs + chance.between(60, 110) * hourMs;
    tell('vessel-plan', berthedMs, { ataMs: Math.round(berthedMs), portClosesMs: closesMs }, { billNo: null });
    const [load, departure] = [rules.nodes.find(({ judge }) => judge === 'load')!, rules.nodes.at(-1)!];
    const loaded = boxes.map((containerNo, at) => {
      const sinceMs = Math.max(berthedMs, ready[at]!);
      return eventOf(load, sinceMs, planted === load.code && containerNo === hit);
    });
    // A ship waits for nobody, but for those that she has begun to load late.
    const leavesMs = comesAt(this.#habit(departure, terminal), comesAt(this.#habit(load, terminal), berthedMs, chance), chance);
    const isShipHeld = planted === load.code;
    boxes.forEach((containerNo, at) => {
      if (loaded[at]! < (isShipHeld ? Infinity : leavesMs + 30 * hourMs)) tell('load', loaded[at]!, {}, { containerNo });
    });
    const isWhole = loaded.every((atMs) => atMs < leavesMs + 30 * hourMs);
    const sailsMs = isShipHeld || isWhole ? eventOf(departure, Math.max(...loaded), planted === departure.code) : leavesMs + 30 * hourMs;
    if (sailsMs < Infinity) tell('vessel-report', sailsMs, { atdMs: Math.round(sailsMs) }, { billNo: null });

    const heard = facts
      .toSorted((a, b) => a.heardMs - b.heardMs)
      .map((fact) => ({ ...fact, id: ++this.#facts, messageId: this.#facts }) as Fact);
    return {
      billNo,
      facts: heard,
      closesMs,
      readyMs: stepsDoneMs,
      gap: planted === null || wouldMs === 0 ? null : { node: planted, wouldMs },
    };
  }

  #habit({ code, judge }: PortNode, terminal: string): Habit {
    // Customs answers to papers of every terminal alike.
    const key = judge === 'pre-manifest' ? code : `${code} ${terminal}`;
    const habit = this.#habits.get(key) ?? habitOf(judge, this.#chance);
    this.#habits.set(key, habit);
    return habit;
  }
}

interface Followed {
  readonly bill: MadeBill;
  readonly heard: Fact[];
  status: BillStatus | null;
  seen: readonly ObservedLag[];
  /** For how long it was told that a release is missing, as lists count and by hours alone; ms. */
  readonly amber: Readonly<Record<'measured' | 'fixed', { ms: number; firstMs: number }>>;
}

/**
 * Plays days of a port: each fact is heard in its turn, every night what is
 * usual is learnt of what was heard until then, and what the rules tell of a
 * bill at any moment is held against what was planted in it.
 */
export function playDays({ port, seed, days, billsPerDay, teachingDays }: DaysWish): Judged {
  const harbour = new Harbour(port, seed);
  const bills = Array.from({ length: days * billsPerDay }, (_, at) => {
    return harbour.makeBill(`MADE${port}${String(at).padStart(6, '0')}`, Math.floor(at / billsPerDay));
  });
  const endMs = firstDayMs + (days + 5) * dayMs;
  const followed = bills.map((bill): Followed => ({
    bill,
    heard: [],
    status: null,
    seen: [],
    amber: { measured: { ms: 0, firstMs: Infinity }, fixed: { ms: 0, firstMs: Infinity } },
  }));
  const events = followed
    .flatMap((one) => one.bill.facts.map((fact) => ({ atMs: fact.heardMs, one, fact })))
    .filter(({ atMs }) => atMs < endMs)
    .sort((a, b) => a.atMs - b.atMs);
  const told = new Map<string, number>();
  const pinned: PinnedLag[] = [];
  let lags = usualLags(port);
  let night = firstDayMs + 3 * hourMs;

  for (const { atMs, one, fact } of events) {
    for (; night <= atMs; night += dayMs) {
      const sinceMs = night - 45 * dayMs;
      const holding = [...new Map(pinned.map((lag) => [`${lag.node} ${lag.terminal} ${lag.shift}`, lag])).values()];
      const learnt = learnLags(
        followed.flatMap(({ seen }) => seen.filter((lag) => lag.sinceMs >= sinceMs)),
        holding,
      );
      const pins = [...changedLags(learnt, holding), ...forgottenLags(learnt, holding)];
      pinned.push(...pins.map((lag) => ({ ...lag, fromMs: night })));
      lags = usualLags(port, pinned);
    }
    tellUntil(one, atMs, told);
    one.heard.push(fact);
    one.status = deriveBillStatus(port, one.bill.billNo, one.heard, lags);
    one.seen = observedLags(one.status);
  }
  for (const one of followed) tellUntil(one, endMs, told);
  return judge(followed, told, firstDayMs + teachingDays * dayMs);
}

/** What the rules tell of a bill until `untilMs`, by its status as it stands: when each event was first told. */
function tellUntil({ bill, heard, status, amber }: Followed, untilMs: number, told: Map<string, number>): void {
  if (status === null) return;
  const until = Math.min(untilMs, bill.closesMs);
  for (const [kind, options] of [
    ['measured', undefined],
    ['fixed', { cutOffNearHours: 24 }],
  ] as const) {
    const found = amberOf(status, heard.at(-1)!.heardMs, until, options);
    amber[kind].ms += found.ms;
    amber[kind].firstMs = Math.min(amber[kind].firstMs, found.firstMs);
  }
  for (const { node, dueMs } of status.expected) {
    const atMs = Math.max(dueMs, heard.at(-1)!.heardMs);
    if (atMs >= untilMs || told.has(`${bill.billNo} ${node}`)) continue;
    const codes = exceptionsAt(status, atMs);
    if (codes.includes('overdue') || codes.includes('arrival-missing')) told.set(`${bill.billNo} ${node}`, atMs);
  }
}

/** For how long a status tells that a release is missing, ms, and from when. */
function amberOf(
  status: BillStatus,
  fromMs: number,
  untilMs: number,
  options?: ExplainOptions,
): { readonly ms: number; readonly firstMs: number } {
  let [ms, firstMs] = [0, Infinity];
  const instants = [fromMs, ...exceptionInstants(status, options).filter((atMs) => atMs > fromMs && atMs < untilMs), untilMs];
  for (const [at, endMs] of instants.slice(1).entries()) {
    const beginMs = instants[at]!;
    if (endMs <= beginMs || !exceptionsAt(status, beginMs, options).includes('not-released')) continue;
    ms += endMs - beginMs;
    firstMs = Math.min(firstMs, beginMs);
  }
  return { ms, firstMs };
}

/** Whether somebody who is told at one instant has two hours in which offices are open until another; ms. */
function isInTime(toldMs: number, closesMs: number): boolean {
  let openMs = 0;
  for (let atMs = toldMs; atMs < closesMs; atMs += 10 * minuteMs) if (hourOf(atMs) >= 8 && hourOf(atMs) < 18) openMs += 10 * minuteMs;
  return openMs >= 2 * hourMs;
}

/** What was told of bills before their clock; of one that misses it what is late tells as well. */
function judgeClocks(
  followed: readonly Followed[],
  told: ReadonlyMap<string, number>,
  countedFromMs: number,
  kind: 'measured' | 'fixed',
): ClockJudged {
  const missed: string[] = [];
  let [found, wrong, quiet, wrongMs] = [0, 0, 0, 0];
  for (const one of followed) {
    const { bill, heard } = one;
    if (heard.length === 0 || heard[0]!.heardMs < countedFromMs) continue;
    const { ms, firstMs } = one.amber[kind];
    if (bill.readyMs <= bill.closesMs) {
      if (ms > 0) wrong++;
      else quiet++;
      wrongMs += ms;
      continue;
    }
    // What comes in with the clock at hand nobody could have told in time.
    if (!isInTime(one.amber.fixed.firstMs, bill.closesMs)) continue;
    const lateMs = [...portRules(heard[0]!.port!).priorLagOf.keys()].map((node) => told.get(`${bill.billNo} ${node}`) ?? Infinity);
    if (isInTime(Math.min(firstMs, ...lateMs), bill.closesMs)) found++;
    else missed.push(bill.billNo);
  }
  return { found, missed, wrong, quiet, wrongHours: Math.round(wrongMs / hourMs) };
}

function judge(followed: readonly Followed[], told: ReadonlyMap<string, number>, countedFromMs: number): Judged {
  const [missed, wrong, delayHours]: [string[], string[], number[]] = [[], [], []];
  let quiet = 0;
  for (const { bill, heard } of followed) {
    if (heard.length === 0 || heard[0]!.heardMs < countedFromMs) continue;
    for (const node of portRules(heard[0]!.port!).priorLagOf.keys()) {
      const key = `${bill.billNo} ${node}`;
      const toldMs = told.get(key);
      if (bill.gap?.node === node) {
        if (toldMs === undefined) missed.push(key);
        else delayHours.push((toldMs - bill.gap.wouldMs) / hourMs);
      } else if (toldMs === undefined) quiet++;
      else wrong.push(key);
    }
  }
  return {
    found: delayHours.length,
    missed,
    wrong,
    quiet,
    delayHours: delayHours.sort((a, b) => a - b),
    clocks: {
      measured: judgeClocks(followed, told, countedFromMs, 'measured'),
      fixed: judgeClocks(followed, told, countedFromMs, 'fixed'),
    },
  };
}
