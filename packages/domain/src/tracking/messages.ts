/** What tracking tells people: one sentence per row, the next step, the lines of the event list. */
import type { CutOffField, NodeJudge, ReleaseFlag } from '../ports/index';
import type { CheckErrand } from '../vocabulary/bill-progress';
import { calendarDays, isDayInstant } from '../vocabulary/day-instant';
import { formatShanghai } from '../vocabulary/shanghai-time';
import { splitMove, type MovePart } from '../vocabulary/move-of-time';
import type { MissingPaper } from './missing-paper';
import type { Answer } from './status';

/** `2h10m`, `45m`, `1天2h`: how long, at a glance; from a day on without minutes. */
export function formatDuration(durationMs: number): string {
  const minutes = Math.max(0, Math.floor(durationMs / 60_000));
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return `${Math.floor(hours / 24)}天${hours % 24 ? `${hours % 24}h` : ''}`;
  const rest = minutes % 60;
  return hours === 0 ? `${rest}m` : `${hours}h${rest ? `${rest}m` : ''}`;
}

/** How long something has been waited for, as `formatDuration` and as `formatWait` say it. */
export interface Waited {
  readonly short: string;
  readonly long: string;
}

/** How long has been waited at `nowMs`; since a day without an hour in days of the calendar. */
export function waitedSince(sinceMs: number, nowMs: number): Waited {
  if (!isDayInstant(sinceMs)) return { short: formatDuration(nowMs - sinceMs), long: formatWait(nowMs - sinceMs) };
  const days = calendarDays(sinceMs, nowMs);
  return { short: `${days}天`, long: `${days} 天` };
}

/** `10-13 08:00`, port time. */
export function formatMonthMinute(instantMs: number): string {
  return formatShanghai(instantMs).slice(5, 16);
}

/** `2 小时`, `1.5 小时`, `40 分钟`, `3 天`: how long something takes, as one would say it. */
export function formatWait(durationMs: number): string {
  const minutes = Math.max(0, Math.floor(durationMs / 60_000));
  if (minutes < 60) return `${minutes} 分钟`;
  const halfHours = Math.floor(minutes / 30) / 2;
  return halfHours < 48 ? `${halfHours} 小时` : `${Math.floor(halfHours / 24)} 天`;
}

const moveUnits = { days: '天', hours: '小时', minutes: '分钟' } as const satisfies Readonly<Record<MovePart['unit'], string>>;

/** `2 小时`, `30 分钟`, `9 小时 59 分钟`, `1 天`: by how much a time moved. */
export function formatMove(moveMs: number): string {
  return splitMove(moveMs)
    .map(({ unit, count }) => `${count} ${moveUnits[unit]}`)
    .join(' ');
}

const unknownReason = '海关未说明原因';

/** Customs' own reason, without the word that our sentence begins with anyway. */
function reasonOf(text: string): string {
  return text.replace(/^退单[：:]\s*/, '') || unknownReason;
}

/** One box by its number, several by their count. */
export function whoOf(containerNos: readonly string[]): string {
  return containerNos.length === 1 ? `${containerNos[0]} ` : `${containerNos.length} 箱`;
}

/** Up to three boxes by their numbers. */
function boxList(containerNos: readonly string[]): string {
  const named = containerNos.slice(0, 3).join('、');
  return containerNos.length > 3 ? `${named} 等 ${containerNos.length} 箱` : named;
}

const customsWords: Readonly<Record<Exclude<Answer, 'given'>, string>> = {
  refused: '海关退单',
  withdrawn: '海关取消放行',
  inspection: '海关在查验',
};

/** How a box lacks a step: what stands in the sentence after its number. */
export const lackTexts = {
  arrival: '未运抵',
  /** Who has not: `码头未放行`, `缺放行条`, `未码放`. */
  release: (name: string) => (name.endsWith('条') ? `缺${name}` : name.endsWith('放行') ? `${name.slice(0, -2)}未放行` : `未${name}`),
  document: (name: string) => `缺${name}`,
  inspection: '查验未完',
  refused: '被退单',
  withdrawn: (name: string) => `${name}已取消`,
} as const;

const manifestEmpty = '清洁舱单已到，没有箱';

/** Papers that are missing. */
export const paperTexts = {
  preManifestSilent: '预配未申报',
  preManifestDeclared: '预配未回执',
  manifest: '清洁舱单未到',
  manifestEmpty,
} as const satisfies Readonly<Record<MissingPaper, string>>;

/** Legs of a box, whose word they are and what becomes of a box that has them all (docs/bill-rules.md 8). */
export const legTexts = {
  notGatedIn: '未进港',
  /** Of a box that stands at another terminal. */
  notIn: (terminal: string) => `未进${terminal}`,
  /** Of a box that left after its gate-in: who lets it out and who took it know why. */
  leftAgain: '又出港',
  askLeftAgain: '码头和车队',
  /** Of a bill of which no box is known. */
  noBox: '没有箱进港',
  refused: (name: string) => `${name}被退单`,
  how: (by: string, what: 'brought' | 'back' | 'hauled' | 'given' | 'sent' | 'declared' | 'refused' | 'inspection' | 'withdrawn') =>
    `由${by}${legVerbs[what]}`,
  ask: (role: string, place: string | null) => (place === null ? `找${role}` : `找${role}（${place}）`),
  clock: (name: string, leftMs: number) => (leftMs > 0 ? `距${name} ${formatDuration(leftMs)}` : `${name}已过 ${formatDuration(-leftMs)}`),
  /** What is left to say of a leg whose lack stands above it. */
  way: (how: string, ask: string) => `${how}，${ask}`,
  clause: (lack: string, how: string, ask: string, clock: string | null) => `${lack}：${how}，${ask}${clock === null ? '' : `，${clock}`}`,
  box: (clauses: readonly string[], later: readonly string[], isLate: boolean) =>
    [
      clauses.join('；'),
      ...(later.length === 0 ? [] : [`之后还要${later.join('、')}`]),
      ...(isLate ? ['问码头能不能等，不行就改配'] : []),
    ].join('。'),
  loaded: '已装船',
  loading: '装船',
  ready: (next: string) => `手续齐，等${next}`,
  departed: (lacks: readonly string[]) => (lacks.length === 0 ? '船已离港，没有装船报告' : `船已离港，走时${lacks.join('、')}`),
} as const;

const legVerbs = {
  brought: '送箱',
  back: '送回',
  hauled: '转场',
  given: '放行',
  sent: '发',
  declared: '答复',
  refused: '退回',
  inspection: '查验',
  withdrawn: '收回',
} as const;

/** Sentences that stand beside a node. */
export const noteTexts = {
  noLoadReport: '没有装船报告，是否装船请问码头',
  leftAgain: (atMs: number) => `${formatMonthMinute(atMs)} 又出港`,
  /** Of a step that was given for a call that the bill left. */
  saidFor: (call: string) => `为 ${call} 所给`,
} as const;

/** Boxes that are not in the port; 0: none is known. */
interface Outside {
  readonly boxes: number;
  /** Customs refused the pre-manifest: no box of the bill sails, however soon it comes in. */
  readonly isRefused: boolean;
}

const preManifestRefused = (isRefused: boolean): string => (isRefused ? '预配被退单，' : '');

function outsideText({ boxes, isRefused }: Outside): string {
  return `${preManifestRefused(isRefused)}${boxes > 0 ? `${boxes} 箱未进港` : '没有箱进港'}`;
}

const noBoxAdvice = '码头和海关都没有这票的箱。核对提单号，催车队，并请货代查舱单';

type MoveErrand = Exclude<CheckErrand, 'attend'>;

/** What a box that is to be moved for its inspection asks for: to book the move, to clear what hinders it, to wait. */
const moveErrandTexts = {
  book: { short: '约移箱', advice: '请报关行向码头约移箱，移到查验区才查' },
  stuck: { short: '问码头为什么', advice: '问码头为什么不能移箱，请报关行问海关怎么查' },
  wait: { short: '等查验', advice: '箱已安排到查验区，等海关查验。请报关行准备到场' },
} as const satisfies Readonly<Record<MoveErrand, unknown>>;

/** What to do about a step that was given for a ship that the bill left. */
export const redoTexts = {
  move: (to: string) => `请车队把箱转到${to}`,
  afterMove: (to: string, advice: string) => `箱转到${to}后，${advice}`,
  preManifest: '请货代按新船重报预配',
  flags: {
    manifest: () => '请货代按新船重发清洁舱单',
    arrive: () => '请场站按新船重发运抵报告',
    customs: () => '请报关行问海关，原来的放行算不算，要不要改单',
    loadPermit: () => '请报关行按新船查装载放行',
    tally: () => '请外理按新船放行',
    pass: (name: string) => `问码头新船要不要重新${name}`,
    stow: () => '问码头新船的配载',
    msa: () => '请报关行按新船查海事申报',
    voucher: () => '请报关行按新船换放行条',
    triple: () => '请报关行在电子口岸按新船查三联单',
  },
} as const satisfies { readonly flags: Readonly<Record<ReleaseFlag, (name: string) => string>>; readonly [text: string]: unknown };

/** `已换船 ALPHA/101E → BETA/303E`; of a ship that stays, its voyages. */
function shipChangeText(from: string, to: string, isOneShip: boolean): string {
  return isOneShip ? `已换航次 ${from} → ${to}` : `已换船 ${from} → ${to}`;
}

/** What is asked for while a port says nothing. */
export const silentTexts = {
  notIn: (clock: string, leftMs: number, boxes: { readonly in: number; readonly total: number }) =>
    `${leftMs > 0 ? `距${clock} ${formatDuration(leftMs)} ` : `${clock}已过，`}${
      boxes.total === 0 ? '没有箱进港' : `未进港 ${boxes.in}/${boxes.total}`
    }，请问车队`,
  sailed: (etdMs: number) => `计划离泊 ${formatMonthMinute(etdMs)} 已过，请问码头开了没有`,
  askTruck: '港口没有新消息：请问车队箱进港没有，没进的赶在截止前送到',
  askTerminal: '港口没有新消息：请问码头船开了没有，箱在不在船上',
  /** @param ask whom to ask for the step. */
  askStep: (ask: string) => `港口没有新消息，可能已经办了。${ask}`,
} as const;

export const billSentences = {
  namesakes: (imos: readonly string[]) => `同名同航次有 ${imos.length} 艘船：${imos.map((imo) => `IMO ${imo}`).join('、')}，请核对`,
  /**
   * What is to be done first, for the row has little room: the new ship stands beside it.
   *
   * @param steps what must be looked at anew. @param places where the boxes are, and where the new ship berths; null: one place, or not known.
   */
  shipChanged: (from: string, isOneShip: boolean, steps: readonly string[], places: readonly [at: string, to: string] | null) => {
    const redo = `${steps.join('、')}要重新核对`;
    if (places === null) return isOneShip ? `已换航次，${redo}（原 ${from}）` : `已换船，${redo}（原 ${from}）`;
    const haul = `要转场：${places[0]}→${places[1]}（原 ${from}）`;
    return steps.length === 0 ? haul : `${haul}；${redo}`;
  },
  otherLoad: (loaded: string, own: string, boxes: number, total: number) =>
    boxes === total ? `装船报告是 ${loaded}，与 ${own} 不同` : `${boxes}/${total} 箱装船报告是 ${loaded}，与 ${own} 不同`,
  /** `outside`: boxes that never came in by the time the gate closed, 0: none; `gate` names its clock, where that is another. */
  releaseMissed: (
    clock: string,
    agoMs: number,
    containerNos: readonly string[],
    lack: string,
    { outside, gate }: { readonly outside: number; readonly gate: string | null },
  ) => {
    const missed = `${clock}已过 ${formatDuration(agoMs)}，${whoOf(containerNos)}${lack}`;
    if (outside === 0) return missed;
    return gate === null ? `${missed}；另 ${outside} 箱未进港` : `${missed}；另 ${outside} 箱未进港已过${gate}`;
  },
  cutOffMissed: (boxes: number, clock: string) =>
    boxes === 0 ? `${clock}已过，没有箱进港，建议改配` : `${boxes} 箱未进港已过${clock}，建议改配`,
  leftPort: (containerNos: readonly string[], lastMs: number) =>
    containerNos.length === 1
      ? `${containerNos[0]} ${formatMonthMinute(lastMs)} 又出港，问码头和车队为什么`
      : `${containerNos.length} 箱又出港，最近 ${formatMonthMinute(lastMs)}，问码头和车队为什么`,
  withdrawn: (name: string, boxes: number, total: number) => `${name}已取消，${boxes}/${total} 箱`,
  arrivalMissing: (waited: Waited) => `进港 ${waited.short} 未运抵，联系场站`,
  overdue: (what: string, after: string, usualMs: number, waited: Waited) =>
    `${what}通常${after}后 ${formatWait(usualMs)}，现已 ${waited.long}`,
  overdueUnlearnt: (what: string, after: string, waited: Waited) => `${after}后 ${waited.short}，还没有${what}`,
  rejected: (reason: string) => `海关退单：${reasonOf(reason)}`,
  inspection: (mode: string | null, boxes: number, total: number) =>
    mode ? `海关查验：${mode}，${boxes}/${total} 箱` : `海关查验：${boxes}/${total} 箱`,
  moveToCheck: (text: string, boxes: number, total: number, errand: MoveErrand) =>
    `海关查验：${text}，${boxes}/${total} 箱，${moveErrandTexts[errand].short}`,
  notGatedIn: (outside: Outside, clock: string, leftMs: number) => `${outsideText(outside)}，距${clock} ${formatDuration(leftMs)}`,
  outsidePassed: (outside: Outside, clock: string, agoMs: number) => `${clock}已过 ${formatDuration(agoMs)}，${outsideText(outside)}`,
  notGatedInMoved: (outside: Outside, clock: string, move: string) => `${outsideText(outside)}，${clock}${move}`,
  notReleased: (containerNos: readonly string[], lack: string, clock: string, leftMs: number) =>
    `${whoOf(containerNos)}${lack}，距${clock} ${formatDuration(leftMs)}`,
  papersNear: (paper: string, clock: string, leftMs: number) => `${paper}，距${clock} ${formatDuration(leftMs)}`,
  papersMissed: (paper: string, clock: string) => `${clock}已过，${paper}`,
  cutOffMoved: (name: string, fromMs: number | null, toMs: number | null) =>
    toMs === null
      ? `${name}时间取消，等码头新通知`
      : `${name}${moveOf(fromMs, toMs)}：${fromMs === null ? '' : `${formatMonthMinute(fromMs)} → `}${formatMonthMinute(toMs)}`,
  /** The row of the list has room for the new time alone; where it moved from is told by `cutOffMoved`. */
  cutOffNow: (name: string, fromMs: number | null, toMs: number | null) =>
    toMs === null ? `${name}时间取消，等码头新通知` : `${name}${moveOf(fromMs, toMs)}，现为 ${formatMonthMinute(toMs)}`,
  wordsDiffer: (containerNos: readonly string[], customs: Answer) =>
    customs === 'given'
      ? `${whoOf(containerNos)}海关已放行，码头还显示未放行`
      : `${whoOf(containerNos)}${customsWords[customs]}，码头却显示已放行`,
  tripleMissing: '已放行，等三联单',
  departed: (atMs: number) => `已离港 ${formatMonthMinute(atMs)}`,
  departedUnheard: (atMs: number) => `船已离港 ${formatMonthMinute(atMs)}，没有装船报告`,
  leftBehind: (boxes: number, unreported: number) =>
    boxes === 0
      ? '船已离港，没有这票的箱'
      : `船已离港，${boxes} 箱未装船，${unreported === 0 ? '' : `另 ${unreported} 箱没有装船报告，`}建议改配`,
  loaded: '已装船，等离港',
  partLoaded: (boxes: number, total: number) => `已装船 ${boxes}/${total}`,
  /** @param given what the port has given beyond the strip; null: nothing is told beyond it. @param next what is waited for. */
  allNodesDone: (count: number, given: string | null, next: string) =>
    `${'〇一二三四五六七八九'[count] ?? count}节点已齐，${given === null ? '' : `${given}已给，`}等${next}`,
  passed: (next: string) => `码头已放行，等${next}`,
  hasVoucher: (node: string) => `${node}已有，等装船`,
  awaitingPermit: (name: string) => `海关已放行，等${name}`,
  awaitingRelease: '运抵正常，等海关放行',
  awaitingArrival: '已进港，等运抵报告',
  partGatedIn: (boxes: number) => `还差 ${boxes} 箱进港`,
  gateInOpens: (atMs: number) => `${formatMonthMinute(atMs)} 开始进箱`,
  gateInOpen: (total: number) => `已开始进箱，0/${total} 箱进港`,
  pickedUp: (boxes: number, total: number) => `已提空 ${boxes}/${total}，未进港`,
  awaitingGateIn: '清洁舱单已到，等进港',
  awaitingManifest: '预配已申报，等清洁舱单',
  listWithdrawn: '清洁舱单已撤销',
  listWithdrawnShown: '清洁舱单已撤销，码头仍显示已到',
  awaitingPreManifest: '预配已发送，等海关回执',
  planKnown: '船期已有，等预配和舱单',
  planKnownAlone: '船期已有，等预配',
  planKnownFor: (node: string) => `船期已有，等${node}`,
  declared: '预配已接受，等进港',
  nothing: '暂无数据，已排队，一有消息自动更新',
} as const;

/** `提前 2 小时`, `推迟 1 天`, `已定`. */
export function moveOf(fromMs: number | null, toMs: number | null): string {
  if (toMs === null) return '时间取消';
  if (fromMs === null) return '已定';
  return `${toMs < fromMs ? '提前' : '推迟'} ${formatMove(toMs - fromMs)}`;
}

/** What was learnt of a wait. */
export interface Habit {
  readonly usualMs: number;
  /** Boxes that it was learnt of. */
  readonly samples: number;
}

/** Events that come by themselves: what they are called, what they come after, and whom to ask where no flag tells. */
export const overdueTexts = {
  event: (name: string, judge: NodeJudge) => (judge === 'pre-manifest' ? `${name}回执` : name),
  before: { declared: '申报', berthed: '靠泊' },
  ask: {
    'pre-manifest': '请货代向海关查预配回执',
    load: '问码头为什么还没装船',
    departure: '问码头或船公司，船什么时候开',
  },
  habit: ({ usualMs, samples }: Habit) => `通常 ${formatWait(usualMs)}（按最近 ${samples} 箱）。`,
} as const;

/** Whom to ask, by what holds the boxes or keeps them from the gate. */
export const askTexts = {
  gateIn: '催车队，确认进港时间；赶不上就尽早改配',
  passedEntry: '问码头还收不收箱：收就催车队，不收就改配',
  passedBoth: '问码头还收不收箱、报关行还赶不赶得上放行：都行才催车队，否则改配',
  passedCustoms: '问报关行还赶不赶得上放行：赶得上就催车队，赶不上就改配',
  inspection: '联系报关行到场配合查验',
  refused: '请报关行按退单原因改好数据，重新申报',
  refusedArrival: '请场站按退单原因改好，重发运抵报告',
  refusedPreManifest: '请货代按退单原因改好，重发预配',
  withdrawn: '请报关行问海关为什么取消',
} as const;

/** Whom to ask for a step that only its flag tells of. */
export const flagAskTexts = {
  manifest: '请货代补发清洁舱单',
  arrive: '联系场站补发运抵报告',
  customs: '催报关行，查报关单状态',
  loadPermit: '请报关行查装载放行',
  tally: '联系外理放行',
  pass: '联系码头，问缺什么不放行',
  stow: '联系码头，问配载',
  msa: '请报关行查海事申报',
  voucher: '请报关行换放行条',
  triple: '请报关行在电子口岸查三联单',
} as const satisfies Readonly<Record<ReleaseFlag, string>>;

/** What to do about a clock that moved, and with whom. */
export const movedTexts = {
  gateInOpensMs: '按新时间安排进箱，并通知客户和车队',
  gateInClosesMs: '按新时间安排进箱，并通知客户和车队',
  portClosesMs: '按新时间安排进箱，并通知客户和车队',
  customsClosesMs: '请报关行在新时间前报关放行',
  documentsClosesMs: '请货代在新时间前补齐舱单资料',
  vgmClosesMs: '请货代在新时间前报VGM',
} as const satisfies Readonly<Record<CutOffField, string>>;

export const nextSteps = {
  namesakes: { title: '核对是哪艘船', advice: '不能确定是哪艘船，截港和开航都没有算。请向船公司或船代核对 IMO' },
  shipChanged: (from: string, to: string, isOneShip: boolean, places: readonly [at: string, to: string] | null) => ({
    title: shipChangeText(from, to, isOneShip),
    advice:
      places === null
        ? '请货代核对新船的预配和舱单，请报关行核对原来的放行算不算，并通知车队'
        : `请货代核对新船的预配和舱单，请报关行核对原来的放行算不算，请车队把箱从${places[0]}转到${places[1]}`,
  }),
  otherLoad: (loaded: string, own: string, boxes: number, total: number) => ({
    title: boxes === total ? `核对箱装在哪条船：${loaded} 或 ${own}` : `核对 ${boxes} 箱装在哪条船：${loaded} 或 ${own}`,
    advice: '问码头箱在哪条船上，请货代按装船的船名航次改舱单',
  }),
  releaseMissed: (containerNos: readonly string[], lack: string, ask: string) => ({
    title: `${whoOf(containerNos)}${lack}`,
    advice: `${boxList(containerNos)}：${ask}。同时问码头能不能等，不行就改配`,
  }),
  cutOffMissed: (containerNos: readonly string[], clock: string) => ({
    title: '改配下一航次',
    advice: `${clock}已过仍未进港${containerNos.length === 0 ? '' : `（${boxList(containerNos)}）`}。问车队箱在哪里，问码头能否延时进箱，不行就联系船公司改配`,
  }),
  withdrawn: (name: string, containerNos: readonly string[], ask: string) => ({
    title: `${name}已取消`,
    advice: `${boxList(containerNos)}：原来给过，现在收回。${ask}`,
  }),
  leftPort: (containerNos: readonly string[]) => ({
    title: `${whoOf(containerNos)}又出港`,
    advice: `${boxList(containerNos)}：问码头为什么放出、车队箱在哪里。赶得上就送回，运抵要重报；赶不上就改配`,
  }),
  notReleased: (containerNos: readonly string[], lack: string, ask: string) => ({
    title: `${whoOf(containerNos)}${lack}`,
    advice: `${boxList(containerNos)}：${ask}`,
  }),
  papersMissing: (paper: string) => ({ title: paper, advice: '由货代发送。请货代现在发，或查船代、海关的回执' }),
  listEmpty: { title: manifestEmpty, advice: '请货代查清洁舱单为什么没有箱，补上箱号重发' },
  listWithdrawn: (title: string) => ({ title, advice: '请货代说清是改单还是不走：要走就在截单前重发，并问码头收到没有' }),
  arrivalMissing: (waited: Waited, habit: Habit | null) => ({
    title: `运抵报告未到，进港后 ${waited.short}`,
    advice: `${habit === null ? '' : overdueTexts.habit(habit)}运抵报告由场站发给海关。建议现在联系场站补发`,
  }),
  overdue: (what: string, waited: Waited, habit: Habit | null, ask: string) => ({
    title: `${what}比平常慢，已等 ${waited.long}`,
    advice: `${habit === null ? '' : overdueTexts.habit(habit)}${ask}`,
  }),
  rejected: (reason: string, ask: string) => ({ title: `海关退单：${reasonOf(reason)}`, advice: ask }),
  inspection: (text: string) => ({ title: `海关查验：${text}`, advice: '联系报关行到场配合，查验结束前放行和装船都会等' }),
  moveToCheck: (text: string, containerNos: readonly string[], errand: MoveErrand) => ({
    title: `海关查验：${text}`,
    advice: `${boxList(containerNos)}：${moveErrandTexts[errand].advice}`,
  }),
  notGatedIn: (outside: Outside, clock: string, leftMs: number) => ({
    title: `${outsideText(outside)}，距${clock} ${formatDuration(leftMs)}`,
    advice: outside.isRefused ? `${askTexts.refusedPreManifest}，并催车队` : outside.boxes > 0 ? askTexts.gateIn : noBoxAdvice,
  }),
  outsidePassed: (outside: Outside, clock: string, agoMs: number, ask: string) => ({
    title: `${outsideText(outside)}，${clock}已过 ${formatDuration(agoMs)}`,
    advice: outside.isRefused ? `${askTexts.refusedPreManifest}，${ask}` : outside.boxes > 0 ? ask : `${noBoxAdvice}。${ask}`,
  }),
  cutOffMoved: (sentence: string, advice: string) => ({ title: sentence, advice }),
  /** All boxes are in the port: the change is told beside what the bill really waits for. */
  cutOffMovedGatedIn: (sentence: string, advice: string, title: string) => ({ title, advice: `${sentence}。${advice}` }),
  wordsDiffer: (sentence: string, containerNos: readonly string[], customs: Answer) => ({
    title: sentence,
    advice:
      customs === 'given'
        ? `${boxList(containerNos)}：请报关行凭海关放行记录，找码头更新`
        : `${boxList(containerNos)}：以海关为准，请报关行核实，并请码头先不装船`,
  }),
  tripleMissing: { title: '等三联单', advice: '海关已放行。超过半天没到，请报关行在电子口岸查三联单' },
  leftBehind: (containerNos: readonly string[]) => ({
    title: containerNos.length === 0 ? '查这票走了没有' : '安排漏装的箱',
    advice:
      containerNos.length === 0
        ? '船已离港，码头没有这票任何箱的消息。核对提单号和船名航次，问码头和船公司'
        : `${boxList(containerNos)} 没有装船。问码头箱子在哪里，联系船公司改配`,
  }),
  departedUnheard: { title: '核实是否装船', advice: '船已离港，码头没有发来装船报告。问码头这票的箱在不在船上' },
  gateIn: (boxes: number, clock: string, closesMs: number | null) => ({
    title: `还差 ${boxes} 箱进港`,
    advice: closesMs === null ? null : `${clock} ${formatMonthMinute(closesMs)} 前进完`,
  }),
  gateInOpens: (atMs: number) => ({ title: `等进箱开始：${formatMonthMinute(atMs)}`, advice: '开始后再派车，早到码头不收' }),
  pass: (name: string) => ({ title: `等${name}`, advice: '海关已放行，码头核对后放行' }),
  permit: (name: string) => ({ title: `等${name}`, advice: `海关已放行，还差${name}` }),
  release: { title: '等海关放行', advice: '运抵已到，报关单可以申报' },
  arrival: { title: '等运抵报告', advice: '比平常晚就会提醒' },
  load: { title: '等装船', advice: null },
  departure: { title: '等离港', advice: null },
  manifest: { title: '等清洁舱单', advice: '由货代发送，截单前要到码头' },
  preManifest: { title: '等预配回执', advice: '海关一般几分钟内答复' },
  awaitFirst: (node: string) => ({ title: `等${node}`, advice: null }),
  awaitGateIn: { title: '等进港', advice: null },
  done: (atMs: number) => ({ title: `已离港 ${formatMonthMinute(atMs)}`, advice: null }),
  nothing: { title: '等第一条消息', advice: '港口还没有这票的数据。请核对提单号和港口；一有消息自动更新' },
} as const;

export const eventTexts = {
  names: {
    manifest: '清洁舱单',
    'gate-in': '进港',
    'gate-in-empty': '还空',
    'gate-out': '出港',
    'gate-out-again': '又出港',
    'gate-out-empty': '提空箱',
    load: '装船',
    discharge: '卸船',
    stow: '配载',
    'vessel-plan': '船期',
    'pre-manifest-declared': '预配申报',
    'arrival-declared': '运抵申报',
    'pre-manifest-receipt': '预配回执',
    'arrival-receipt': '运抵回执',
    inspection: '查验',
    'customs-pass': '海关放行',
    departure: '离港',
    arrival: '抵港',
    berthed: '靠泊',
    shipChanged: '换船',
  },
  shipChanged: (from: string, to: string) => `${from} → ${to}`,
  yardSteps: { inputMs: '录入', outMs: '提空箱', stuffMs: '装货', backMs: '重箱返场', toPortMs: '集港' },
  bookingSteps: { outMs: '提空箱', backMs: '重箱返场', gateInMs: '进港' },
  booking: (bookingNo: string) => `订舱号 ${bookingNo}`,
  flagLost: (text: string, kind: 'release' | 'document') => `${text}（由${kind === 'release' ? '已放行' : '已到'}变回）`,
  boxes: (count: number) => `${count} 箱`,
  difference: (source: string, moveMs: number) => `与${source}差 ${formatMove(moveMs)}`,
  inFuture: '时间晚于报文本身，不计入状态',
  oddTime: '时间不合理，不计入状态',
  /** Of what was said for a call that the bill left since. */
  saidFor: (call: string) => `为 ${call}`,
  withdrawn: '撤销',
  corrected: '更正',
  noBox: '没有箱',
  weight: (weightKg: number) => `${weightKg} kg`,
  seal: (sealNo: string) => `封号 ${sealNo}`,
  truck: (plate: string) => `车 ${plate}`,
  /** A bare number would be anything's; ports that write the word themselves are left alone. */
  berth: (berth: string) => (berth.includes('泊') ? berth : `泊位 ${berth}`),
} as const;

export const trackingTexts = {
  boxQueriesUsedUp: (max: number) => `今天查询没有订阅的提单和箱已用完 ${max} 次，明天 0 点恢复；自己订阅的不受限制`,
} as const;
