/**
 * The rules of docs/bill-rules.md a second time, over the case and not over a status: every box is a word of one letter
 * a step, every exception a line of conditions. Nothing here is taken from the code that derives a status, and nothing
 * there may be taken from here: that the two agree is what the truth table is worth.
 */
import { portRules, type PortRules, type ReleaseFlag } from '../../ports/index';
import type { ExceptionCode, FlagValue, NodeState } from '../../vocabulary/bill-progress';
import {
  boxNoOf,
  caseNowMs,
  inspectionMode,
  refusalReason,
  type BillCase,
  type BoxCase,
  type ClockField,
  type CustomsWord,
  type ReceiptWord,
} from './bill-case';
import type { Standing } from './by-trouble';
import { lackWord } from './release-legs';

/** What a case must be told as. */
export interface Expected {
  /** Complete and in order. */
  readonly exceptions: readonly ExceptionCode[];
  /** Null: the page leaves the words to the furthest step. */
  readonly sentence: string | null;
  /** States that a node may be in; a node that is missing is left open by the page. */
  readonly nodes: Readonly<Record<string, readonly NodeState[]>>;
}

/** Letters of a box's word: nothing said or not yet, given, refused, taken back, under inspection. */
type Letter = '.' | 'Y' | 'X' | 'T' | 'I';

interface Step {
  readonly code: string;
  readonly name: string;
  readonly stage: 'gate' | 'arrival' | 'release' | 'permit';
  readonly kind: 'release' | 'document';
}

interface Box {
  readonly no: string;
  readonly case: BoxCase;
  readonly word: string;
  /** Index of the step that it waits for; as many as there are steps: ready; null: loaded. */
  readonly waits: number | null;
}

interface Clock {
  readonly name: string;
  readonly field: ClockField;
  /** Minutes from now. */
  readonly in: number;
}

/** Everything the conditions speak of. */
interface View {
  readonly bill: BillCase;
  readonly rules: PortRules;
  readonly steps: readonly Step[];
  readonly boxes: readonly Box[];
  readonly ashore: readonly Box[];
  readonly inPort: readonly Box[];
  readonly isUnderWay: boolean;
  readonly gate: Clock | null;
  /** 进箱截止 where it is told before 截港, else the gate's. */
  readonly intake: Clock | null;
  /** The same, or 截关 where that is before it: what comes in later is not released. */
  readonly entry: Clock | null;
  readonly customs: Clock | null;
  readonly papers: Clock | null;
  readonly clockOf: (step: Step) => Clock | null;
  readonly isNear: (clock: Clock | null) => clock is Clock;
  readonly hasPassed: (clock: Clock | null) => clock is Clock;
  readonly missingPaper: string | null;
}

const namesOf = (rules: PortRules): Readonly<Record<string, string>> => rules.cutOffNames;
const last = <T>(said: readonly T[] | undefined): T | undefined => said?.at(-1);

/** What the port says last of a flag; "not" after a yes takes that back, and so does "not" after it had been taken back. On board nothing is. */
function flagWord({ flags, loaded }: BoxCase, flag: ReleaseFlag | undefined): FlagValue | undefined {
  const said = flag && flags?.[flag];
  return last(said) === 'no' && !loaded && said!.some((value) => value !== 'no') ? 'withdrawn' : last(said);
}

const flagLetter: Readonly<Record<FlagValue, Letter>> = { yes: 'Y', no: '.', withdrawn: 'T' };
/** Customs' own last word: a refusal or a withdrawal stands until it accepts, whatever it says between. */
function standingWord<W extends string>(said: readonly W[] | undefined): W | undefined {
  const decided = said?.findLast((word) => word === 'accepted' || word === 'refused' || word === 'withdrawn');
  return decided === undefined || decided === 'accepted' ? said?.at(-1) : decided;
}

/**
 * Customs and the port on one thing. What customs refused or took back stands until customs itself accepts; its yes
 * stands until the port says later that it is not so; where customs said neither, the port's word counts.
 */
function twoVoices(customs: CustomsWord | ReceiptWord | undefined, flag: FlagValue | undefined, isPortFirst: boolean): Letter {
  if (customs === 'refused') return 'X';
  if (customs === 'withdrawn') return 'T';
  if (customs === 'accepted' && (flag === undefined || isPortFirst)) return 'Y';
  return flag === undefined ? '.' : flagLetter[flag];
}

function stepsOf(rules: PortRules): readonly Step[] {
  const stageOf = { 'gate-in': 'gate', arrival: 'arrival', 'customs-release': 'release', flag: 'permit' } as const;
  return rules.nodes.flatMap((node): readonly Step[] => {
    if (!(node.judge in stageOf)) return [];
    const flag = node.flag && rules.flagOf.get(node.flag);
    return [{ code: node.code, name: node.name, stage: stageOf[node.judge as keyof typeof stageOf], kind: flag?.kind ?? 'document' }];
  });
}

/** What stands of one step of a box. That a box is there tells nothing once it has left again. */
function letterOf(box: BoxCase, step: Step, rules: PortRules): Letter {
  const letter = saidLetter(box, step, rules);
  // That the port no longer has it follows from its leaving.
  if (step.stage === 'arrival' && letter === 'T' && box.gate === 'left-again' && last(box.flags?.arrive) === 'no') return '.';
  if (step.stage !== 'arrival' || letter !== 'Y' || box.gate !== 'left-again') return letter;
  return givenAgo(box, step, rules)! > leftAgo(box) ? '.' : letter;
}

/** Minutes since a box that left again was let out. */
const leftAgo = (box: BoxCase): number => (box.gateInAgo ?? 600) - 30;

/** What was said of one step of a box, whatever was said of the others. */
function saidLetter(box: BoxCase, step: Step, rules: PortRules): Letter {
  const flag = rules.nodeOf.get(step.code)?.flag;
  const said = flagWord(box, flag);
  switch (step.stage) {
    case 'gate':
      return box.gate === 'in' ? 'Y' : '.';
    case 'arrival':
      return twoVoices(standingWord(box.arrival), said, box.rowsFirst === true);
    case 'release': {
      const letter = twoVoices(standingWord(box.release), said, box.rowsFirst === true);
      return box.inspection === 'open' && (letter === 'Y' || letter === '.') ? 'I' : letter;
    }
    case 'permit':
      return said === undefined ? '.' : flagLetter[said];
  }
}

function waitsFor(box: BoxCase, word: string): number | null {
  if (box.loaded) return null;
  if (box.gate === 'left-again') return 0;
  const reached = Math.max(word.lastIndexOf('Y') + 1, word.lastIndexOf('I'), word.lastIndexOf('T'));
  const held = word.search(/[XTI]/);
  return held === -1 ? reached : Math.min(held, reached);
}

function clockAt({ plan, port }: BillCase, fields: readonly ClockField[]): Clock | null {
  const field = fields.find((candidate) => plan?.[candidate] !== undefined);
  return field === undefined ? null : { field, name: namesOf(portRules(port))[field]!, in: plan![field]! };
}

/** The case without times that lie further off than any schedule reaches. */
function withMeantTimes(told: BillCase): BillCase {
  if (!told.plan) return told;
  const meant = Object.entries(told.plan).filter(([, minutes]) => Math.abs(minutes) < 170 * 1440);
  return { ...told, plan: Object.fromEntries(meant) };
}

function viewOf(told: BillCase): View {
  const bill = withMeantTimes(told);
  const rules = portRules(bill.port);
  const steps = stepsOf(rules);
  const boxes = bill.boxes.map((box, index): Box => {
    const word = steps.map((step) => letterOf(box, step, rules)).join('');
    return { no: boxNoOf(index), case: box, word, waits: waitsFor(box, word) };
  });
  const gate = clockAt(bill, ['portClosesMs', 'gateInClosesMs']);
  const entries = [gate, gate && clockAt(bill, ['gateInClosesMs'])].flatMap((clock) => clock ?? []);
  const intake = entries.sort((a, b) => a.in - b.in)[0] ?? null;
  const customs = clockAt(bill, ['customsClosesMs']) ?? gate;
  const entry = intake && customs && customs.in < intake.in ? customs : intake;
  const permits = gate && customs ? (customs.in >= gate.in ? customs : gate) : customs;
  const papers = clockAt(bill, ['documentsClosesMs']) ?? gate;
  const nearMinutes = (bill.nearHours ?? 24) * 60;
  const ashore = boxes.filter(({ waits }) => waits !== null);
  const isUnderWay = bill.departedAgo === undefined && (boxes.length === 0 || ashore.length > 0);
  const arrivalAt = steps.findIndex(({ stage }) => stage === 'arrival');
  return {
    bill,
    rules,
    steps,
    boxes,
    ashore,
    inPort: ashore.filter(({ waits }) => waits !== 0),
    isUnderWay,
    gate,
    intake,
    entry,
    customs,
    papers,
    clockOf: ({ stage, name }) => {
      if (stage === 'gate') return entry;
      // The slip that lets a box on board in 深圳 has a cut-off of its own name.
      return stage === 'permit' && name !== '放行条' ? permits : customs;
    },
    isNear: (clock): clock is Clock => clock !== null && clock.in > 0 && clock.in <= nearMinutes,
    hasPassed: (clock): clock is Clock => clock !== null && clock.in <= 0,
    missingPaper: missingPaperOf(bill, rules, ashore, { arrivalAt, ready: steps.length, isAnyKnown: boxes.length > 0 }),
  };
}

function missingPaperOf(
  { preManifest, boxes }: BillCase,
  rules: PortRules,
  ashore: readonly Box[],
  { arrivalAt, ready, isAnyKnown }: { readonly arrivalAt: number; readonly ready: number; readonly isAnyKnown: boolean },
): string | null {
  const isAnyBefore = (step: number): boolean => !isAnyKnown || ashore.some(({ waits }) => waits! <= step);
  const judges: readonly string[] = rules.nodes.map(({ judge }) => judge);
  if (judges.includes('pre-manifest') && standingWord(preManifest) !== 'accepted' && isAnyBefore(arrivalAt)) {
    return preManifest.length === 0 ? '预配未申报' : '预配未回执';
  }
  const isClean = isAnyKnown && boxes.every((box) => cleanLetter(box) === 'Y');
  return judges.includes('clean-manifest') && !isClean && isAnyBefore(ready - 1) ? '清洁舱单未到' : null;
}

/** What the port says of the forwarder's list; where the port is silent, the list that we hold. */
function cleanLetter(box: BoxCase): Letter {
  const said = flagWord(box, 'manifest');
  if (said === undefined) return box.listed ? 'Y' : '.';
  return flagLetter[said];
}

function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  // Two days and more are told in days: hours alone are counted easily below that.
  if (hours >= 24) return hours % 24 > 0 ? `${Math.floor(hours / 24)}天${hours % 24}h` : `${hours / 24}天`;
  if (hours === 0) return `${rest}m`;
  return rest > 0 ? `${hours}h${rest}m` : `${hours}h`;
}

const countOf = (boxes: readonly Box[]): string => (boxes.length === 1 ? `${boxes[0]!.no} ` : `${boxes.length} 箱`);

/** Boxes that wait for the earliest step, and what they lack there. */
function whoLacks({ steps }: View, boxes: readonly Box[]): string {
  const first = Math.min(...boxes.map(({ waits }) => waits!));
  const here = boxes.filter(({ waits }) => waits === first);
  const step = steps[first]!;
  const letters = new Set(here.map(({ word }) => word[first]));
  const plain =
    step.stage === 'arrival' ? '未运抵' : step.kind === 'document' || step.name.endsWith('条') ? `缺${step.name}` : lackWord(step.name);
  // Boxes that wait for one step for several reasons lack the step: that is true of all of them.
  const lack =
    letters.size > 1
      ? plain
      : letters.has('I')
        ? '查验未完'
        : letters.has('X')
          ? '被退单'
          : letters.has('T')
            ? `${step.name}已取消`
            : plain;
  return `${countOf(here)}${lack}`;
}

/** Whether a box that waits can miss a clock of the steps that are left, as they usually go here; whoever set hours of his own goes by those. */
function isTight(view: View, { waits, word }: Box): boolean {
  const { bill, rules, steps, clockOf } = view;
  if (bill.nearHours !== undefined || 'XTI'.includes(word[waits!]!)) return true;
  const left = steps
    .slice(waits!)
    .map((step) => ({ clock: clockOf(step), usual: (bill.learnt?.[step.code] ?? [rules.priorLagOf.get(step.code)!.usualMinutes])[0] }));
  const clocks = left.flatMap(({ clock }, at) =>
    clock ? [{ in: clock.in, needs: left.slice(0, at + 1).reduce((sum, { usual }) => sum + usual, 0) }] : [],
  );
  const tight = Math.min(...clocks.map((clock) => clock.in - clock.needs)) - 180;
  const latest = tight + 180;
  // Nobody is asked after six, nor at half past midnight: what the morning is too late for is told at 16:00. Minutes from noon of today.
  const clock = (((720 + tight) % 1440) + 1440) % 1440;
  const opens = tight + ((clock < 480 ? 480 : 1920) - clock);
  const isNight = clock < 480 || clock > 960;
  return (isNight && opens > latest ? opens - 960 : tight) <= 0;
}

function boxesWaitingAt(view: View, test: (clock: Clock | null) => boolean): readonly Box[] {
  return view.inPort.filter(({ waits }) => {
    const step = view.steps[waits!];
    return step !== undefined && test(view.clockOf(step));
  });
}

/** Of the boxes counted, the clock of the earliest step that one of them waits for. */
function firstClock(view: View, boxes: readonly Box[]): Clock {
  return view.clockOf(view.steps[Math.min(...boxes.map(({ waits }) => waits!))]!)!;
}

const hasLeft = ({ case: box }: Box): boolean => box.gate === 'left-again';
const outside = ({ ashore }: View): readonly Box[] => ashore.filter((box) => box.waits === 0 && !hasLeft(box));
const leftAgain = ({ ashore }: View): readonly Box[] => ashore.filter(hasLeft);
/** What has closed already for boxes that may still come: the taking in of boxes before customs. */
const closedFor = ({ intake, customs, hasPassed }: View): Clock | undefined => [intake, customs].find(hasPassed);
const isUnknown = ({ boxes }: View): boolean => boxes.length === 0;

/** How long ago a step was given and has stood since, in minutes; null: it is not given. */
function givenAgo(box: BoxCase, step: Step, rules: PortRules): number | null {
  if (saidLetter(box, step, rules) !== 'Y') return null;
  if (step.stage === 'gate') return box.gateInAgo ?? 600;
  const flag = rules.nodeOf.get(step.code)!.flag!;
  const customs = step.stage === 'arrival' ? box.arrival : step.stage === 'release' ? box.release : undefined;
  const isByCustoms = customs?.at(-1) === 'accepted' && (last(box.flags?.[flag]) !== 'no' || box.rowsFirst === true);
  if (customs !== undefined && isByCustoms) {
    const lastAgainst = customs.findLastIndex((word) => word === 'refused' || word === 'withdrawn');
    return (box.longAgo ?? 0) + (step.stage === 'arrival' ? 58 : 50) - customs.indexOf('accepted', lastAgainst + 1);
  }
  return flaggedAgo(box, flag);
}

/** Minutes since the port's rows first said the yes that stands. */
function flaggedAgo(box: BoxCase, flag: ReleaseFlag): number {
  const said = box.flags![flag]!;
  return (box.longAgo ?? 0) + (box.rowsFirst ? 59.5 : 40) - (said.findLastIndex((value) => value !== 'yes') + 1) / 10;
}

/** A wait for a node, in minutes. */
interface Waited {
  readonly node: string;
  readonly minutes: number;
}

/** What comes by itself and has not come, with the words for it. */
function overdue(view: View): readonly (Waited & { readonly what: string; readonly before: string; readonly usual: number | null })[] {
  const { bill, rules, steps, boxes, ashore } = view;
  const stow = rules.nodes.find(({ judge }) => judge === 'stow');
  const waits: Waited[] = [];
  if (bill.preManifest.length > 0 && bill.preManifest.every((word) => word === 'declared') && view.missingPaper === '预配未回执') {
    waits.push({ node: 'BLA', minutes: bill.declaredAgo ?? 4 * 1440 });
  }
  for (const { waits: at, word, case: box } of ashore) {
    if (at === 0 || word[at!] === 'X' || word[at!] === 'T' || word[at!] === 'I') continue;
    const minutes = Math.min(...steps.slice(0, at!).flatMap((step) => givenAgo(box, step, rules) ?? []));
    if (at! < steps.length) {
      waits.push({ node: steps[at!]!.code, minutes });
      continue;
    }
    if (stow && last(box.flags?.stow) !== 'yes') waits.push({ node: stow.code, minutes });
    else if (bill.berthedAgo !== undefined && bill.plan) {
      const stowedAgo = stow ? flaggedAgo(box, 'stow') : Infinity;
      waits.push({ node: 'LOBD', minutes: Math.min(minutes, stowedAgo, bill.berthedAgo) });
    }
  }
  if (boxes.length > 0 && ashore.length === 0 && bill.departedAgo === undefined) {
    waits.push({ node: 'DLPT', minutes: Math.min(...boxes.map(({ case: box }) => 35 + (box.longAgo ?? 0))) });
  }
  return rules.nodes.flatMap(({ code, name }) => {
    const learnt = bill.learnt?.[code];
    const awake = (minutes: number): number => (learnt ? toTenths(minutes - asleep(minutes)) : minutes);
    const [first] = waits.filter(({ node }) => node === code).toSorted((a, b) => awake(b.minutes) - awake(a.minutes));
    if (!first || awake(first.minutes) < (learnt?.[1] ?? rules.priorLagOf.get(code)?.lateMinutes ?? Infinity)) return [];
    const { minutes } = first;
    const step = steps.findIndex((other) => other.code === code);
    const special: Record<string, string> = { BLA: '申报', LOBD: '靠泊', DLPT: '装船' };
    const before = special[code] ?? steps.at(step === -1 ? -1 : step - 1)!.name;
    return [{ node: code, minutes, what: code === 'BLA' ? '预配回执' : name, before, usual: learnt?.[0] ?? null }];
  });
}

/** The cases speak in tenths of minutes. */
const toTenths = (minutes: number): number => Math.round(minutes * 10) / 10;

/**
 * Of a wait that began so many minutes before noon of a Monday: those until 08:00, where it began in a night of the
 * weekend (what the weekend's habit says of the whole of it knows nothing of its nights).
 */
function asleep(minutes: number): number {
  const begin = (((720 - minutes) % 1440) + 1440) % 1440;
  const daysBack = Math.ceil((minutes - 720) / 1440) % 7;
  const isNight = begin < 480 || begin >= 1080;
  return isNight && (daysBack === 1 || daysBack === 2) ? (480 - begin + 1440) % 1440 : 0;
}

const isArrival = ({ rules }: View, { node }: Waited): boolean => rules.nodeOf.get(node)!.judge === 'arrival';
const overdueArrival = (view: View) => overdue(view).find((wait) => isArrival(view, wait));
const overdueOther = (view: View) => overdue(view).find((wait) => !isArrival(view, wait));

/** `40 分钟`, `2 小时`, `1.5 小时`, `3 天`. */
function spoken(minutes: number): string {
  if (minutes < 60) return `${Math.floor(minutes)} 分钟`;
  return minutes < 2880 ? `${Math.floor(minutes / 30) / 2} 小时` : `${Math.floor(minutes / 1440)} 天`;
}

function sayOverdue({ what, before, usual, minutes }: ReturnType<typeof overdue>[number]): string {
  if (usual === null) return `${before}后 ${duration(Math.floor(minutes))}，还没有${what}`;
  return `${what}通常${before}后 ${spoken(usual)}，现已 ${spoken(minutes)}`;
}

/** Nodes that were taken back, in the order of the bar, each with its boxes. */
function withdrawals({
  ashore,
  rules,
  steps,
}: View): readonly { readonly node: string; readonly name: string; readonly boxes: readonly Box[] }[] {
  return rules.nodes.flatMap(({ code, name, judge }) => {
    const at = steps.findIndex((step) => step.code === code);
    const isTaken = ({ word, case: box }: Box): boolean =>
      judge === 'clean-manifest' ? cleanLetter(box) === 'T' : judge === 'stow' ? flagWord(box, 'stow') === 'withdrawn' : word[at] === 'T';
    const boxes = ashore.filter(isTaken);
    return boxes.length === 0 ? [] : [{ node: code, name, boxes }];
  });
}

function refusals({ bill, ashore }: View): readonly string[] {
  return [
    ...(standingWord(bill.preManifest) === 'refused' ? ['pre-manifest'] : []),
    ...(ashore.some(({ word }) => word.includes('X')) ? ['box'] : []),
  ];
}

/** Boxes that the ship left without. */
function leftBehind({ ashore, boxes, rules }: View): readonly Box[] {
  const isOtherLoaded = boxes.some(({ case: box }) => box.loaded);
  return ashore.filter(({ waits, word, case: box }) => {
    const pass = rules.passFlag && last(box.flags?.[rules.passFlag]);
    return isOtherLoaded || waits === 0 || /[XTI]/.test(word) || pass === 'no' || pass === 'withdrawn';
  });
}

function movedClock({
  bill,
  ashore,
  rules,
  steps,
  missingPaper,
  boxes,
}: View): { readonly name: string; readonly field: ClockField } | null {
  const { moved, plan } = bill;
  if (!moved || plan?.[moved.field] === undefined || moved.saidAgo >= 1440) return null;
  // 截放行条 closes for whoever still lacks the slip.
  const byCustomsAt = steps.findLastIndex(({ stage, name }) => stage === 'release' || name === '放行条');
  const isWaitingUpTo = (step: number): boolean => boxes.length === 0 || ashore.some(({ waits }) => waits! <= step);
  const matters =
    moved.field === 'documentsClosesMs' ? missingPaper !== null : isWaitingUpTo(moved.field === 'customsClosesMs' ? byCustomsAt : 0);
  return matters ? { name: namesOf(rules)[moved.field]!, field: moved.field } : null;
}

const shift = ({ bill }: View): string => `${bill.moved!.byHours < 0 ? '提前' : '推迟'} ${Math.abs(bill.moved!.byHours)} 小时`;

/** `10-13 12:00`, on the clock of the ports. */
function portTime(minutesFromNow: number): string {
  return new Date(caseNowMs + minutesFromNow * 60_000 + 8 * 3_600_000).toISOString().slice(5, 16).replace('T', ' ');
}

/** Each exception in the order of the page: when it holds, and what it says. */
const lines: readonly {
  readonly code: ExceptionCode;
  readonly holds: (view: View) => boolean;
  readonly sentence: (view: View) => string;
}[] = [
  {
    code: 'release-missed',
    holds: (view) => view.isUnderWay && boxesWaitingAt(view, view.hasPassed).length > 0,
    sentence: (view) => {
      const boxes = boxesWaitingAt(view, view.hasPassed);
      const clock = firstClock(view, boxes);
      const lost = view.hasPassed(view.gate) ? outside(view).length : 0;
      const also = lost > 0 ? `；另 ${lost} 箱未进港${clock.name === view.gate!.name ? '' : `已过${view.gate!.name}`}` : '';
      return `${clock.name}已过 ${duration(-clock.in)}，${whoLacks(view, boxes)}${also}`;
    },
  },
  {
    code: 'cut-off-missed',
    holds: (view) => view.isUnderWay && view.hasPassed(view.gate) && (isUnknown(view) || outside(view).length > 0),
    sentence: (view) =>
      isUnknown(view) ? `${view.gate!.name}已过，没有箱进港，建议改配` : `${outside(view).length} 箱未进港已过${view.gate!.name}，建议改配`,
  },
  {
    code: 'left-behind',
    holds: (view) => view.bill.departedAgo !== undefined && (isUnknown(view) || leftBehind(view).length > 0),
    sentence: (view) => {
      if (isUnknown(view)) return '船已离港，没有这票的箱';
      const left = leftBehind(view).length;
      const unheard = view.ashore.length - left;
      return unheard === 0 ? `船已离港，${left} 箱未装船，建议改配` : `船已离港，${left} 箱未装船，另 ${unheard} 箱没有装船报告，建议改配`;
    },
  },
  {
    code: 'left-port',
    holds: (view) => view.isUnderWay && leftAgain(view).length > 0,
    sentence: (view) => {
      const left = leftAgain(view);
      const at = portTime(-Math.min(...left.map(({ case: box }) => leftAgo(box))));
      return left.length === 1
        ? `${left[0]!.no} ${at} 又出港，问码头和车队为什么`
        : `${left.length} 箱又出港，最近 ${at}，问码头和车队为什么`;
    },
  },
  {
    code: 'withdrawn',
    holds: (view) => view.isUnderWay && withdrawals(view).length > 0,
    sentence: (view) => {
      const { name, boxes } = withdrawals(view)[0]!;
      return `${name}已取消，${boxes.length}/${view.boxes.length} 箱`;
    },
  },
  {
    code: 'not-gated-in',
    holds: (view) =>
      view.isUnderWay &&
      view.gate !== null &&
      !view.hasPassed(view.gate) &&
      (isUnknown(view) || outside(view).length > 0) &&
      (view.isNear(view.entry) || closedFor(view) !== undefined),
    sentence: (view) => {
      const refused = refusals(view).includes('pre-manifest') ? '预配被退单，' : '';
      const count = `${refused}${isUnknown(view) ? '没有箱进港' : `${outside(view).length} 箱未进港`}`;
      const closed = closedFor(view);
      if (closed) return `${closed.name}已过 ${duration(-closed.in)}，${count}`;
      const { name, field, in: left } = view.entry!;
      if (isUnknown(view)) return `${count}，距${name} ${duration(left)}`;
      return movedClock(view)?.field === field ? `${count}，${name}${shift(view)}` : `${count}，距${name} ${duration(left)}`;
    },
  },
  {
    code: 'arrival-missing',
    holds: (view) => view.isUnderWay && overdueArrival(view) !== undefined,
    sentence: (view) => {
      const arrival = overdueArrival(view)!;
      return arrival.usual === null ? `进港 ${duration(Math.floor(arrival.minutes))} 未运抵，联系场站` : sayOverdue(arrival);
    },
  },
  {
    code: 'inspection',
    holds: (view) => view.isUnderWay && view.ashore.some(({ case: box }) => box.inspection === 'open'),
    sentence: ({ ashore, boxes }) =>
      `海关查验：${inspectionMode.text}，${ashore.filter(({ case: box }) => box.inspection === 'open').length}/${boxes.length} 箱`,
  },
  { code: 'rejected', holds: (view) => view.isUnderWay && refusals(view).length > 0, sentence: () => `海关退单：${refusalReason}` },
  {
    code: 'not-released',
    holds: (view) => view.isUnderWay && boxesWaitingAt(view, view.isNear).some((box) => isTight(view, box)),
    sentence: (view) => {
      const boxes = boxesWaitingAt(view, view.isNear).filter((box) => isTight(view, box));
      const clock = firstClock(view, boxes);
      return `${whoLacks(view, boxes)}，距${clock.name} ${duration(clock.in)}`;
    },
  },
  {
    code: 'papers-missing',
    holds: (view) =>
      view.isUnderWay &&
      refusals(view).length === 0 &&
      (view.isNear(view.papers) || view.hasPassed(view.papers)) &&
      view.missingPaper !== null &&
      !(view.hasPassed(view.gate) && view.inPort.length === 0),
    sentence: ({ papers, missingPaper }) =>
      papers!.in > 0 ? `${missingPaper}，距${papers!.name} ${duration(papers!.in)}` : `${papers!.name}已过，${missingPaper}`,
  },
  {
    code: 'overdue',
    holds: (view) => view.bill.departedAgo === undefined && overdueOther(view) !== undefined,
    sentence: (view) => sayOverdue(overdueOther(view)!),
  },
  {
    code: 'cut-off-changed',
    holds: (view) => view.isUnderWay && movedClock(view) !== null,
    sentence: (view) => {
      const { name, field } = movedClock(view)!;
      return `${name}${shift(view)}，现为 ${portTime(view.bill.plan![field]!)}`;
    },
  },
  {
    code: 'triple-missing',
    holds: ({ rules, boxes, steps, isUnderWay }) => {
      if (!isUnderWay || !rules.nodeOf.has('SLD') || boxes.length === 0) return false;
      const at = (code: string): number => steps.findIndex((step) => step.code === code);
      return (
        boxes.every(({ word }) => word[at('PASS')] === 'Y') &&
        boxes.some(({ waits, word }) => waits === at('SLD') && word[at('SLD')] !== 'T')
      );
    },
    sentence: () => '已放行，等三联单',
  },
];

/** What the page says of a case. */
export function stateAgain(bill: BillCase): Expected {
  const view = viewOf(bill);
  const holding = lines.filter(({ holds }) => holds(view));
  const exceptions = holding.map(({ code }) => code);
  const isUnreported = bill.departedAgo !== undefined && view.boxes.every(({ case: box }) => !box.loaded);
  return {
    exceptions,
    sentence: holding[0]?.sentence(view) ?? (isUnreported ? `船已离港 ${portTime(-bill.departedAgo!)}，没有装船报告` : null),
    nodes: nodesOf(view, exceptions, isUnreported),
  };
}

/** Where a case stands in the list. */
export function standingAgain(bill: BillCase): Standing {
  const { steps, ashore, boxes, clockOf, gate, entry, papers, missingPaper } = viewOf(bill);
  const at = (minutes: number): number => caseNowMs + minutes * 60_000;
  const waited = [...new Set(ashore.flatMap(({ waits }) => steps[waits!] ?? []))];
  const lacking = boxes.length === 0 ? [entry] : waited.length === 0 ? [gate] : waited.map(clockOf);
  const minutes = [...lacking, missingPaper === null ? null : papers].flatMap((clock) => (clock === null ? [] : [clock.in]));
  return {
    exceptions: stateAgain(bill).exceptions,
    clockMs: minutes.length === 0 ? null : at(Math.min(...minutes)),
    gateMs: gate && at(gate.in),
    departedMs: bill.departedAgo === undefined ? null : at(-bill.departedAgo),
  };
}

function nodesOf(view: View, exceptions: readonly ExceptionCode[], isUnreported: boolean): Expected['nodes'] {
  const { bill, steps, boxes, ashore } = view;
  const red = new Set(withdrawals(view).map(({ node }) => node));
  steps.forEach(({ code }, at) => ashore.some(({ word }) => word[at] === 'X') && red.add(code));
  if (exceptions.includes('arrival-missing')) red.add(steps.find(({ stage }) => stage === 'arrival')!.code);
  if (exceptions.includes('cut-off-missed') || leftAgain(view).length > 0) red.add(steps[0]!.code);
  if (exceptions.includes('release-missed')) {
    red.add(steps[Math.min(...boxesWaitingAt(view, view.hasPassed).map(({ waits }) => waits!))]!.code);
  }
  const nodes: Record<string, readonly NodeState[]> = {};
  steps.forEach(({ code, stage }, at) => {
    const passed = boxes.filter(({ word }) => word[at] === 'Y').length;
    // A box on board may lack every report of before: what its steps show is left to what was said of them.
    if (boxes.some(({ case: box }) => box.loaded)) return;
    if (red.has(code)) nodes[code] = ['exception'];
    else if (stage === 'release' && ashore.some(({ case: box }) => box.inspection === 'open')) nodes[code] = ['inspection'];
    else if (passed === 0) nodes[code] = ['none', 'running'];
    else nodes[code] = passed === boxes.length ? ['done'] : ['part', 'running'];
  });
  if (view.rules.nodeOf.has('BLA')) {
    const answer = standingWord(bill.preManifest);
    nodes['BLA'] = answer === 'accepted' ? ['done'] : answer === 'refused' ? ['exception'] : ['none', 'running'];
  }
  if (isUnreported) {
    const areAllLeft = leftBehind(view).length === boxes.length;
    nodes['DLPT'] = areAllLeft ? ['exception'] : ['none', 'running'];
  }
  return nodes;
}
