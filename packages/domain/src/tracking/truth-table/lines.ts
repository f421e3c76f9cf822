/**
 * Lines of the truth table beyond the cells of U-01, written by hand from the trade: at least ten for each port, and the
 * bills that were once told wrongly. A line `tells` what a cell does: `exceptions | sentence | whom to ask | nodes`.
 */
import type { PortCode } from '../../ports/index';
import type { BillCase, BoxCase } from './bill-case';

export interface Line {
  readonly name: string;
  readonly bill: BillCase;
  readonly tells: string;
}

type More = Partial<Omit<BillCase, 'port' | 'boxes' | 'plan'>>;

/** The pre-manifest is accepted where a line says nothing of it. */
const bill = (port: PortCode, boxes: readonly BoxCase[], plan: BillCase['plan'], more: More = {}): BillCase => ({
  port,
  boxes,
  plan,
  preManifest: port === 'SZ' ? [] : ['accepted'],
  ...more,
});

const hour = 60;
const day = 24 * hour;

const out: BoxCase = { gate: 'out', listed: true };
const justIn: BoxCase = { gate: 'in', gateInAgo: 60, listed: true };
const arrived: BoxCase = { gate: 'in', listed: true, arrival: ['accepted'] };
const released: BoxCase = { ...arrived, release: ['accepted'] };
const inspected: BoxCase = { ...arrived, inspection: 'open' };
const takenBack: BoxCase = { ...arrived, release: ['accepted', 'withdrawn'] };
const passed: BoxCase = { ...released, flags: { pass: ['yes'] } };
const passTakenBack: BoxCase = { ...released, flags: { pass: ['yes', 'withdrawn'] } };
const loaded: BoxCase = { ...passed, loaded: true };

const ningboReady: BoxCase = {
  gate: 'in',
  flags: { manifest: ['yes'], arrive: ['yes'], customs: ['yes'], triple: ['yes'], pass: ['yes'] },
};

const refusedArrival: BoxCase = { gate: 'in', listed: true, arrival: ['refused'] };
const refusedRelease: BoxCase = { ...arrived, release: ['refused'] };
const movedCustoms = { moved: { field: 'customsClosesMs', byHours: -2, saidAgo: 60 } } as const;

const mayMove: BoxCase = { ...arrived, inspection: 'may-move' };
const cannotMove: BoxCase = { ...arrived, inspection: 'cannot-move' };
const movedToCheck: BoxCase = { ...arrived, inspection: 'moved' };

/** An inspection goes box by box through its errands: to attend, to book the move, to clear what hinders it, to wait. */
const atInspection: readonly Line[] = (['NB', 'SH', 'QD', 'TJ', 'XM', 'SZ', 'DL'] as const).flatMap((port): Line[] => {
  const release = port === 'QD' ? 'PAS' : 'PASS';
  const asked = (name: string, boxes: readonly BoxCase[], tells: string): Line => ({
    name: `V-12 ${name}`,
    bill: bill(port, boxes, { portClosesMs: 50 * hour }),
    tells: `inspection | ${tells} | ${release}=inspection`,
  });
  return [
    asked('customs looks into a box: the broker attends', [inspected], '海关查验：机检，1/1 箱 | 联系报关行到场'),
    asked('it may be moved: the move is booked', [mayMove], '海关查验：能够移箱，1/1 箱，约移箱 | 请报关行向码头约移箱'),
    asked('it cannot be moved: the terminal is asked', [cannotMove], '海关查验：不能移箱，1/1 箱，问码头为什么 | 问码头为什么不能移箱'),
    asked('it was moved: it waits', [movedToCheck], '海关查验：移箱完成，1/1 箱，等查验 | 等海关查验'),
    asked(
      'of several errands the worst',
      [movedToCheck, inspected, mayMove, cannotMove],
      '海关查验：不能移箱，1/4 箱，问码头为什么 | #4：问码头',
    ),
    asked('to book goes before to attend', [movedToCheck, inspected, mayMove], '海关查验：能够移箱，1/3 箱，约移箱 | #3：请报关行'),
    asked('to attend goes before to wait', [movedToCheck, inspected], '海关查验：机检，1/2 箱 | 到场'),
  ];
});

/** A box that left the port again is no box that never came: who let it out and who took it are asked, whatever the clock says. */
const leftAgain: readonly Line[] = (['NB', 'SH', 'QD', 'TJ', 'XM', 'SZ', 'DL'] as const).flatMap((port): Line[] => {
  const gone: BoxCase = {
    gate: 'left-again',
    listed: true,
    longAgo: 600,
    arrival: ['accepted'],
    release: ['accepted'],
    flags: { pass: ['yes'] },
  };
  const asked = '# 10-12 02:30 又出港，问码头和车队为什么 | 问码头为什么放出、车队箱在哪里';
  const of = (boxes: readonly BoxCase[], portClosesMs: number, more: More = {}): BillCase => bill(port, boxes, { portClosesMs }, more);
  return [
    {
      name: 'V-12 released and passed, then out again: it is not there, and its arrival report tells nothing any more',
      bill: of([gone], 50 * hour),
      tells: `left-port | ${asked} | GITM=exception ASA=none,running`,
    },
    {
      name: 'V-12 out again, the clock past: no box that never came, and nobody says 改配 unasked',
      bill: of([gone], -hour),
      tells: `left-port | ${asked} | GITM=exception`,
    },
    {
      name: 'V-12 one out again, one that never came: each is told as what it is',
      bill: of([gone, { gate: 'out', listed: true }], 5 * hour),
      tells: `left-port not-gated-in | ${asked} | GITM=exception`,
    },
    {
      name: 'V-12 two out again',
      bill: of([gone, { ...gone, gateInAgo: 500 }], 50 * hour),
      tells: 'left-port | 2 箱又出港，最近 10-12 04:10，问码头和车队为什么 | #1、#2：问码头为什么放出',
    },
    {
      name: 'V-12 arrived anew after it had left: that report stands',
      bill: of([{ ...gone, longAgo: 0 }], 50 * hour),
      tells: `left-port | ${asked} | GITM=exception ASA=done`,
    },
    {
      name: 'V-12 on board, though it had left the port once',
      bill: of([{ ...gone, loaded: true }], 50 * hour),
      tells: '- | 已装船，等离港 | | GITM=none,running LOBD=done',
    },
    {
      name: 'V-12 one of two on board, though it had left the port once',
      bill: of([{ ...gone, loaded: true }, justIn], 50 * hour),
      tells: '- | 已装船 1/2 | | GITM=part',
    },
  ];
});

/** What became of the forwarder's list, where a port has the node of it. */
const takenBackShown = '清洁舱单已撤销，码头仍显示已到 | 请货代说清是改单还是不走';
const lists: readonly Line[] = [
  {
    name: 'V-12 the forwarder took its list back, the terminal shows it still',
    bill: bill('NB', [{ ...ningboReady, listed: true }], { portClosesMs: 50 * hour }, { listTakenBackAgo: 20 }),
    tells: `list-withdrawn | ${takenBackShown} | IFC=exception PASS=done`,
  },
  {
    name: 'V-12 the forwarder took its list back, the terminal says nothing of it',
    bill: bill('NB', [arrived], { portClosesMs: 50 * hour }, { listTakenBackAgo: 20 }),
    tells: 'list-withdrawn | 清洁舱单已撤销 | 请货代说清是改单还是不走 | IFC=exception',
  },
  {
    name: 'V-12 a list that was taken back is told once, whatever clock is near',
    bill: bill('NB', [arrived], { documentsClosesMs: 5 * hour, portClosesMs: 50 * hour }, { listTakenBackAgo: 20 }),
    tells: 'list-withdrawn | 清洁舱单已撤销 | 货代 | IFC=exception',
  },
  {
    name: 'V-12 taken back, and the pre-manifest is missing beside it',
    bill: bill('NB', [justIn], { documentsClosesMs: 5 * hour, portClosesMs: 50 * hour }, { listTakenBackAgo: 20, preManifest: [] }),
    tells: 'list-withdrawn papers-missing | 清洁舱单已撤销 | 货代 | IFC=exception',
  },
  {
    name: 'V-12 the terminal has a list anew since it was taken back',
    bill: bill('NB', [{ ...ningboReady, listed: true }], { portClosesMs: 50 * hour }, { listTakenBackAgo: 120 }),
    tells: '- | 五节点已齐，码放已给，等装船 | | IFC=done',
  },
  {
    name: 'V-12 the forwarder sent a list anew after he had taken one back',
    bill: bill('NB', [arrived], { portClosesMs: 50 * hour }, { listTakenBackAgo: 4 * day }),
    tells: '- | | | IFC=done',
  },
  {
    name: 'V-12 the terminal took it back as well: that is its own word',
    bill: bill(
      'NB',
      [{ ...ningboReady, listed: true, flags: { ...ningboReady.flags, manifest: ['yes', 'withdrawn'] } }],
      { portClosesMs: 50 * hour },
      { listTakenBackAgo: 20 },
    ),
    tells: 'withdrawn | 清洁舱单已取消，1/1 箱 | 货代 | IFC=exception',
  },
  {
    name: 'V-12 on board: whoever takes its list back then holds nobody up',
    bill: bill('NB', [{ ...loaded, flags: ningboReady.flags! }], { portClosesMs: 50 * hour }, { listTakenBackAgo: 20 }),
    tells: '- | 已装船，等离港 | | IFC=done',
  },
  {
    name: 'V-12 no list is told here: nobody took one back',
    bill: bill('QD', [arrived], { portClosesMs: 50 * hour }, { listTakenBackAgo: 20 }),
    tells: '-',
  },
  {
    name: 'V-12 the list names no box, 截单 near',
    bill: bill('NB', [], { documentsClosesMs: 5 * hour, portClosesMs: 50 * hour }, { emptyListAgo: 60 }),
    tells: 'papers-missing | 清洁舱单已到，没有箱，距截单 5h | 请货代查清洁舱单为什么没有箱',
  },
  {
    name: 'V-12 the list names no box, 截单 past',
    bill: bill('NB', [], { documentsClosesMs: -hour, portClosesMs: 50 * hour }, { emptyListAgo: 60 }),
    tells: 'papers-missing | 截单已过，清洁舱单已到，没有箱 | 请货代查清洁舱单为什么没有箱',
  },
  {
    name: 'V-12 the list names no box, 截单 far',
    bill: bill('NB', [], { portClosesMs: 50 * hour }, { emptyListAgo: 60 }),
    tells: '- | 清洁舱单已到，没有箱 | 请货代查清洁舱单为什么没有箱 | IFC=none,running',
  },
  {
    name: 'V-12 the list names no box, the gate names one',
    bill: bill('NB', [{ gate: 'in', gateInAgo: 60 }], { documentsClosesMs: 5 * hour, portClosesMs: 50 * hour }, { emptyListAgo: 50 }),
    tells: 'papers-missing | 清洁舱单已到，没有箱，距截单 5h | 货代',
  },
  {
    name: 'V-12 one list names no box, another does',
    bill: bill('NB', [justIn], { documentsClosesMs: 5 * hour, portClosesMs: 50 * hour }, { emptyListAgo: 50 }),
    tells: '- | 已进港，等运抵报告 | | IFC=done',
  },
  {
    name: 'V-12 one list names no box, another one of two: the other box is not listed',
    bill: bill(
      'NB',
      [justIn, { gate: 'in', gateInAgo: 60 }],
      { documentsClosesMs: 5 * hour, portClosesMs: 50 * hour },
      { emptyListAgo: 50 },
    ),
    tells: 'papers-missing | 清洁舱单未到，距截单 5h | 货代 | IFC=part',
  },
  {
    name: 'V-12 no list is told here: none is empty',
    bill: bill('SH', [], { portClosesMs: 50 * hour }, { emptyListAgo: 60 }),
    tells: '- | 预配已接受，等进港',
  },
];

/** Whom each trouble is a matter for, and how far each bill is that has none. */
const asked: readonly Line[] = [
  {
    name: 'customs took the release back: ask why, it is no new declaration',
    bill: bill('NB', [takenBack], null),
    tells: 'withdrawn | 放行已取消，1/1 箱 | 请报关行问海关为什么取消',
  },
  {
    name: 'taken back and 截关 past: ask why, and for time',
    bill: bill('NB', [takenBack], { customsClosesMs: -hour }),
    tells: 'release-missed withdrawn | 截关已过 1h，# 放行已取消 | 请报关行问海关为什么取消。同时问码头',
  },
  {
    name: 'the arrival report refused: the yard sends it again',
    bill: bill('NB', [refusedArrival], null),
    tells: 'rejected | 海关退单：申报要素不符 | 重发运抵报告',
  },
  {
    name: 'the arrival report refused and 截关 past: the yard sends it again',
    bill: bill('NB', [refusedArrival], { customsClosesMs: -hour }),
    tells: 'release-missed rejected | 截关已过 1h，# 被退单 | 重发运抵报告',
  },
  {
    name: 'the release refused: a new declaration',
    bill: bill('NB', [refusedRelease], null),
    tells: 'rejected | 海关退单：申报要素不符 | 重新申报',
  },
  {
    name: 'the release refused and 截关 past: a new declaration',
    bill: bill('NB', [refusedRelease], { customsClosesMs: -hour }),
    tells: 'release-missed rejected | 截关已过 1h，# 被退单 | 重新申报',
  },
  {
    name: 'one release refused, another box waits for its arrival report: a new declaration',
    bill: bill('NB', [refusedRelease, justIn], null),
    tells: 'rejected | 海关退单：申报要素不符 | 重新申报',
  },
  {
    name: 'one release and one arrival report refused: the arrival first',
    bill: bill('NB', [refusedRelease, refusedArrival], null),
    tells: 'rejected | 海关退单：申报要素不符 | 重发运抵报告',
  },
  {
    name: '截关 moved, and one of two boxes still needs its release',
    bill: bill('SH', [released, arrived], { customsClosesMs: 50 * hour }, movedCustoms),
    tells: 'cut-off-changed | 截关提前 2 小时，现为 10-14 14:00 | 报关行',
  },
  {
    name: 'passed by the terminal, its place in the ship not told',
    bill: bill('SH', [passed], { portClosesMs: 50 * hour }),
    tells: '- | 码头已放行，等配载',
  },
  {
    name: 'passed by the terminal, and stowed',
    bill: bill('SH', [{ ...passed, flags: { pass: ['yes'], stow: ['yes'] } }], { portClosesMs: 50 * hour }),
    tells: '- | 码头已放行，等装船',
  },
  { name: '截关 moved, and every box is released', bill: bill('SH', [released], { customsClosesMs: 50 * hour }, movedCustoms), tells: '-' },
  {
    name: '截关 moved, and no box is known',
    bill: bill('SH', [], { customsClosesMs: 50 * hour }, movedCustoms),
    tells: 'cut-off-changed | 截关提前 2 小时，现为 10-14 14:00 | 报关行',
  },
  {
    name: '截港 moved, near, and no box is known: the silence is told, not the move',
    bill: bill('NB', [], { portClosesMs: 20 * hour }, { moved: { field: 'portClosesMs', byHours: -2, saidAgo: 60 } }),
    tells: 'not-gated-in papers-missing cut-off-changed | 没有箱进港，距截港 20h | 没有箱进港，距截港 20h',
  },
  {
    name: 'not in the port, 截港 near: by when is told to whoever is asked',
    bill: bill('NB', [out], { portClosesMs: 5 * hour }),
    tells: 'not-gated-in | 1 箱未进港，距截港 5h | 1 箱未进港，距截港 5h',
  },
  {
    name: 'on board, whatever customs says of the pre-manifest afterwards',
    bill: bill('NB', [loaded], null, { preManifest: ['accepted', 'refused'] }),
    tells: '- | 已装船，等离港',
  },
  {
    name: 'sailed, whatever customs says of the pre-manifest afterwards',
    bill: bill('NB', [ningboReady], null, { preManifest: ['accepted', 'refused'], departedAgo: 60 }),
    tells: '- | 船已离港 10-12 11:00，没有装船报告',
  },
  {
    name: 'one of two boxes waits for 三联单, the other has it',
    bill: bill('NB', [{ ...released, flags: { triple: ['yes'] } }, released], null),
    tells: 'triple-missing | 已放行，等三联单',
  },
  {
    name: '截单 near where no plan tells another clock',
    bill: bill('NB', [justIn], { documentsClosesMs: 3 * hour }, { preManifest: [] }),
    tells: 'papers-missing | 预配未申报，距截单 3h | 货代',
  },
  {
    name: '截港 past, one box on board and one outside: no paper can help it',
    bill: bill('NB', [loaded, out], { portClosesMs: -hour }, { preManifest: [] }),
    tells: 'cut-off-missed | 1 箱未进港已过截港，建议改配 | 车队',
  },
  {
    name: '截港 past, one box in the port and one outside: the papers are for that one',
    bill: bill('NB', [justIn, out], { portClosesMs: -hour }, { preManifest: [] }),
    tells: 'release-missed cut-off-missed papers-missing | 截港已过 1h，# 未运抵；另 1 箱未进港 | 场站',
  },
  { name: 'one of two boxes on board', bill: bill('SH', [loaded, arrived], null), tells: '- | 已装船 1/2 | 等装船' },
];

const ningbo: readonly Line[] = [
  {
    name: 'every document but the pre-manifest: what is waited for is the pass, not customs',
    bill: bill('NB', [{ ...released, flags: { triple: ['yes'], pass: ['no'] } }], null, { preManifest: [] }),
    tells: '- | 海关已放行，等码放 | 码头核对后放行',
  },
  // Silence before a cut-off.
  { name: 'M-01 no box known, 截港 far', bill: bill('NB', [], { portClosesMs: 30 * hour }), tells: '-' },
  {
    name: 'M-01 no box known, 截港 20 h away',
    bill: bill('NB', [], { portClosesMs: 20 * hour }),
    tells: 'not-gated-in papers-missing | 没有箱进港，距截港 20h | 车队',
  },
  {
    name: 'M-01 no box known, 截港 this minute',
    bill: bill('NB', [], { portClosesMs: 0 }),
    tells: 'cut-off-missed | 截港已过，没有箱进港，建议改配 | 车队 | GITM=exception',
  },
  {
    name: 'M-01 no box known, 截港 60 days past',
    bill: bill('NB', [], { portClosesMs: -60 * day }),
    tells: 'cut-off-missed | 截港已过，没有箱进港，建议改配 | 车队 | GITM=exception',
  },
  {
    name: 'M-01 nothing heard at all, 截单 near, 截港 far',
    bill: bill('NB', [], { documentsClosesMs: 3 * hour, portClosesMs: 30 * hour }, { preManifest: [] }),
    tells: 'papers-missing | 预配未申报，距截单 3h | 货代',
  },
  { name: 'M-01 no box and no plan: no clock runs', bill: bill('NB', [], null), tells: '-' },
  { name: 'M-01 no box, a plan without a clock', bill: bill('NB', [], {}), tells: '-' },
  {
    name: 'M-01 EU-09 no box known, the ship has sailed',
    bill: bill('NB', [], { portClosesMs: -20 * hour }, { departedAgo: 2 * hour }),
    tells: 'left-behind | 船已离港，没有这票的箱',
  },
  // Papers.
  {
    name: 'U-01 pre-manifest never heard of, 截单 near',
    bill: bill('NB', [justIn], { documentsClosesMs: 3 * hour, portClosesMs: 30 * hour }, { preManifest: [] }),
    tells: 'papers-missing | 预配未申报，距截单 3h | 货代',
  },
  {
    name: 'U-01 pre-manifest declared and unanswered, 截单 near',
    bill: bill('NB', [justIn], { documentsClosesMs: 3 * hour, portClosesMs: 30 * hour }, { preManifest: ['declared'] }),
    tells: 'papers-missing overdue | 预配未回执，距截单 3h | 货代',
  },
  {
    name: 'U-01 pre-manifest never heard of, 截单 past',
    bill: bill('NB', [justIn], { documentsClosesMs: -10, portClosesMs: 30 * hour }, { preManifest: [] }),
    tells: 'papers-missing | 截单已过，预配未申报 | 货代',
  },
  {
    name: 'U-01 pre-manifest never heard of, but the box has arrived',
    bill: bill('NB', [arrived], { documentsClosesMs: 3 * hour, portClosesMs: 30 * hour }, { preManifest: [] }),
    tells: '-',
  },
  {
    name: 'U-01 pre-manifest and clean manifest missing: the pre-manifest first',
    bill: bill('NB', [{ gate: 'in', gateInAgo: 60 }], { documentsClosesMs: 3 * hour, portClosesMs: 30 * hour }, { preManifest: [] }),
    tells: 'papers-missing | 预配未申报，距截单 3h | 货代',
  },
  {
    name: 'U-01 clean manifest missing, 截单 near',
    bill: bill('NB', [{ gate: 'in', arrival: ['accepted'] }], { documentsClosesMs: 3 * hour, portClosesMs: 30 * hour }),
    tells: 'papers-missing | 清洁舱单未到，距截单 3h | 货代 | IFC=none,running',
  },
  {
    name: 'U-01 clean manifest missing, 截单 past',
    bill: bill('NB', [{ gate: 'in', arrival: ['accepted'] }], { documentsClosesMs: -3 * hour, portClosesMs: 30 * hour }),
    tells: 'papers-missing | 截单已过，清洁舱单未到 | 货代',
  },
  {
    name: 'U-01 no 截单 told: 截港 is the clock of papers',
    bill: bill('NB', [{ ...passed, listed: false }], { portClosesMs: 5 * hour }),
    tells: '- | | | IFC=none,running',
  },
  {
    name: 'U-01 no 截单 told: a box not ready lacks its release first',
    bill: bill('NB', [{ gate: 'in', arrival: ['accepted'] }], { portClosesMs: 5 * hour }),
    tells: 'not-released papers-missing | # 未放行，距截港 5h | 报关行',
  },
  {
    name: 'U-01 pre-manifest refused: told as refused, not as missing',
    bill: bill('NB', [justIn], { documentsClosesMs: 3 * hour, portClosesMs: 30 * hour }, { preManifest: ['declared', 'refused'] }),
    tells: 'rejected | 海关退单：申报要素不符 | 货代 | BLA=exception',
  },
  {
    name: 'M-04 pre-manifest accepted, then refused',
    bill: bill('NB', [out], { portClosesMs: 30 * hour }, { preManifest: ['accepted', 'refused'] }),
    tells: 'rejected | 海关退单：申报要素不符 | 货代 | BLA=exception',
  },
  ...[1, 2, 3, 4].map((heardOrder) => ({
    name: `M-04 pre-manifest refused, accepted since, heard in order ${heardOrder}`,
    bill: bill('NB', [out], { portClosesMs: 30 * hour }, { preManifest: ['refused', 'accepted'], heardOrder }),
    tells: '- | | | BLA=done',
  })),
  // What customs says between, without deciding anything.
  ...(['pending', 'unknown'] as const).flatMap((word) => [
    {
      name: `M-04 a refused arrival report stays refused when customs says ${word} afterwards`,
      bill: bill('NB', [{ gate: 'in', listed: true, arrival: ['refused', word] }], { portClosesMs: 30 * hour }),
      tells: 'rejected | 海关退单：申报要素不符 | 场站 | ASA=exception',
    },
    {
      name: `M-04 a refused pre-manifest stays refused when customs says ${word} afterwards`,
      bill: bill('NB', [out], { portClosesMs: 30 * hour }, { preManifest: ['refused', word] }),
      tells: 'rejected | 海关退单：申报要素不符 | 货代 | BLA=exception',
    },
  ]),
  {
    name: 'M-04 a release that was taken back stays taken back when customs says N afterwards',
    bill: bill('NB', [{ ...arrived, release: ['accepted', 'withdrawn', 'not-yet'] }], { portClosesMs: 30 * hour }),
    tells: 'withdrawn | 放行已取消，1/1 箱 | 报关行 | PASS=exception',
  },
  {
    name: 'M-04 a refused release stays refused when customs says N afterwards',
    bill: bill('NB', [{ ...arrived, release: ['refused', 'not-yet'] }], { portClosesMs: 30 * hour }),
    tells: 'rejected | 海关退单：申报要素不符 | 报关行 | PASS=exception',
  },
  {
    name: 'M-04 a release of which customs says N again is not released',
    bill: bill('NB', [{ ...arrived, release: ['accepted', 'not-yet'] }], { portClosesMs: 5 * hour }),
    tells: 'not-released | CSNU6152042 未放行，距截港 5h | 报关行 | PASS=running',
  },
  // Withdrawals.
  {
    name: 'M-02 YYYYT, no clock near: not 节点已齐',
    bill: bill('NB', [{ ...ningboReady, flags: { ...ningboReady.flags, pass: ['yes', 'withdrawn'] } }], null),
    tells: 'withdrawn | 码放已取消，1/1 箱 | 码头 | TMPS=exception SLD=done',
  },
  {
    name: 'M-03 YYTYY, no clock near: not 码头已放行',
    bill: bill('NB', [{ ...ningboReady, flags: { ...ningboReady.flags, customs: ['yes', 'withdrawn'] } }], null),
    tells: 'withdrawn | 放行已取消，1/1 箱 | 报关行 | PASS=exception',
  },
  {
    name: 'M-04 customs takes a release back: no refusal',
    bill: bill('NB', [takenBack], { portClosesMs: 30 * hour }),
    tells: 'withdrawn | 放行已取消，1/1 箱 | 报关行 | PASS=exception',
  },
  {
    name: 'M-02 taken back and given again',
    bill: bill('NB', [{ ...ningboReady, flags: { ...ningboReady.flags, pass: ['withdrawn', 'yes'] } }], { portClosesMs: 5 * hour }),
    tells: '- | | | TMPS=done',
  },
  {
    name: 'M-04 release taken back and given again',
    bill: bill('NB', [{ ...arrived, release: ['accepted', 'withdrawn', 'accepted'] }], { portClosesMs: 30 * hour }),
    tells: 'triple-missing | 已放行，等三联单 | 报关行 | PASS=done',
  },
  ...[1, 2, 3].map((heardOrder) => ({
    name: `M-02 the row that takes the pass back is heard before the row that gave it, order ${heardOrder}`,
    bill: bill('NB', [{ ...ningboReady, flags: { ...ningboReady.flags, pass: ['yes', 'withdrawn'] } }], null, { heardOrder }),
    tells: 'withdrawn | 码放已取消，1/1 箱 | 码头',
  })),
  {
    name: 'M-03 two withdrawals: the earlier node of the bar is named',
    bill: bill(
      'NB',
      [
        { ...ningboReady, flags: { ...ningboReady.flags, pass: ['yes', 'withdrawn'] } },
        { ...ningboReady, flags: { ...ningboReady.flags, customs: ['yes', 'withdrawn'] } },
      ],
      null,
    ),
    tells: 'withdrawn | 放行已取消，1/2 箱 | 报关行 | PASS=exception TMPS=exception',
  },
  {
    name: 'M-02 a withdrawal of a box on board troubles nobody',
    bill: bill('NB', [{ ...ningboReady, loaded: true, flags: { ...ningboReady.flags, pass: ['yes', 'withdrawn'] } }, ningboReady], {
      portClosesMs: 5 * hour,
    }),
    tells: '-',
  },
  {
    name: 'M-04 release taken back and an inspection ordered: both are told',
    bill: bill('NB', [{ ...takenBack, inspection: 'open' }], { portClosesMs: 30 * hour }),
    tells: 'withdrawn inspection | 放行已取消，1/1 箱 | 报关行',
  },
  {
    name: "M-04 customs' N is not yet, and refuses nothing",
    bill: bill('NB', [{ ...arrived, release: ['not-yet'] }], { portClosesMs: 30 * hour }),
    tells: '- | 运抵正常，等海关放行',
  },
  {
    name: "M-03 customs released, the port's later row says not: not released",
    bill: bill('NB', [{ ...released, flags: { customs: ['no'] } }], { portClosesMs: 5 * hour }),
    tells: 'not-released | # 未放行，距截港 5h | 报关行',
  },
  {
    name: "M-03 customs released after the port's row said not",
    bill: bill('NB', [{ ...released, rowsFirst: true, flags: { customs: ['no'] } }], { portClosesMs: 5 * hour }),
    tells: 'not-released triple-missing | # 缺三联单，距截港 5h | 报关行',
  },
  {
    name: "M-04 customs took it back, the port's later row still says yes",
    bill: bill('NB', [{ ...takenBack, flags: { customs: ['yes'], triple: ['yes'], pass: ['yes'] } }], { portClosesMs: 30 * hour }),
    tells: 'withdrawn | 放行已取消，1/1 箱 | 报关行 | PASS=exception',
  },
  {
    name: 'M-04 a refusal of a box on board troubles nobody',
    bill: bill('NB', [{ gate: 'in', listed: true, arrival: ['refused'], loaded: true }, ningboReady], { portClosesMs: 5 * hour }),
    tells: '-',
  },
  {
    name: 'M-02 passed by the terminal without 三联单: nothing is awaited',
    bill: bill('NB', [{ ...ningboReady, flags: { ...ningboReady.flags, triple: ['no'] } }], { portClosesMs: 5 * hour }),
    tells: '- | 码头已放行，等装船',
  },
  {
    name: 'U-01 passed by the terminal and taken out again: not 等装船',
    bill: bill('NB', [{ ...ningboReady, gate: 'left-again' }], { portClosesMs: 30 * hour }),
    tells: 'left-port | # 10-12 02:30 又出港，问码头和车队为什么 | 问码头为什么放出、车队 | GITM=exception TMPS=done',
  },
  // Several boxes.
  {
    name: 'U-01 one box out, one not released, 截港 past: the one in the yard is on top',
    bill: bill('NB', [out, arrived], { portClosesMs: -10 }),
    tells: 'release-missed cut-off-missed | 截港已过 10m，#2 未放行；另 1 箱未进港 | 报关行 | GITM=exception PASS=exception',
  },
  {
    name: 'U-01 … and 截关 of its own: both clocks are named',
    bill: bill('NB', [out, out, arrived], { customsClosesMs: -hour, portClosesMs: -10 }),
    tells: 'release-missed cut-off-missed | 截关已过 1h，#3 未放行；另 2 箱未进港已过截港 | 报关行 | GITM=exception PASS=exception',
  },
  {
    name: 'U-01 two boxes not released, 截港 past',
    bill: bill('NB', [arrived, arrived], { portClosesMs: -2 * hour - 10 }),
    tells: 'release-missed | 截港已过 2h10m，2 箱未放行 | 报关行 | PASS=exception',
  },
  {
    name: 'U-01 two boxes at two steps: the earlier step is named, with its box',
    bill: bill('NB', [released, arrived], { portClosesMs: 45 }),
    tells: 'not-released | #2 未放行，距截港 45m | 报关行',
  },
  {
    name: 'U-01 one under inspection, one waiting: what both lack',
    bill: bill('NB', [inspected, arrived], { portClosesMs: -10 }),
    tells: 'release-missed inspection | 截港已过 10m，2 箱未放行 | 报关行',
  },
  {
    name: 'U-01 one ready, one waiting: the number alone',
    bill: bill('NB', [ningboReady, arrived], { portClosesMs: 5 * hour }),
    tells: 'not-released | #2 未放行，距截港 5h | 报关行',
  },
  {
    name: 'U-01 two boxes of three not in the port',
    bill: bill('NB', [out, ningboReady, out], { portClosesMs: 5 * hour }),
    tells: 'not-gated-in | 2 箱未进港，距截港 5h | 车队',
  },
  {
    name: 'U-01 an inspection before a refusal',
    bill: bill('NB', [inspected, { gate: 'in', listed: true, arrival: ['refused'] }], { portClosesMs: 30 * hour }),
    tells: 'inspection rejected | 海关查验：机检，1/2 箱 | 报关行 | PASS=inspection ASA=exception',
  },
  {
    name: 'U-01 the longest wait for the arrival report is told',
    bill: bill(
      'NB',
      [
        { ...justIn, gateInAgo: 130 },
        { ...justIn, gateInAgo: 190 },
      ],
      { portClosesMs: 30 * hour },
    ),
    tells: 'arrival-missing | 进港 3h10m 未运抵，联系场站 | 场站 | ASA=exception',
  },
  {
    name: 'U-01 one box on board, one ready',
    bill: bill('NB', [{ ...ningboReady, loaded: true }, ningboReady], { portClosesMs: -5 * hour }),
    tells: '-',
  },
  // Clocks.
  {
    name: 'U-01 进箱截止 alone: it is the clock',
    bill: bill('NB', [out], { gateInClosesMs: 5 * hour }),
    tells: 'not-gated-in | 1 箱未进港，距进箱截止 5h | 车队',
  },
  {
    name: 'U-01 进箱截止 alone has passed',
    bill: bill('NB', [out], { gateInClosesMs: -10 }),
    tells: 'cut-off-missed | 1 箱未进港已过进箱截止，建议改配 | 车队',
  },
  {
    name: 'O-3 进箱截止 has passed, 截港 has not: ask whether the port still takes boxes in',
    bill: bill('NB', [out], { gateInClosesMs: -hour, portClosesMs: 5 * hour }),
    tells: 'not-gated-in | 进箱截止已过 1h，1 箱未进港 | 问码头还收不收箱',
  },
  {
    name: 'O-3 进箱截止 has passed, 截港 is far',
    bill: bill('NB', [out], { gateInClosesMs: -hour, portClosesMs: 30 * hour }),
    tells: 'not-gated-in | 进箱截止已过 1h，1 箱未进港 | 问码头还收不收箱',
  },
  {
    name: 'O-3 进箱截止 near, 截港 far: the first of them is warned of',
    bill: bill('NB', [out], { gateInClosesMs: 5 * hour, portClosesMs: 30 * hour }),
    tells: 'not-gated-in | 1 箱未进港，距进箱截止 5h | 车队',
  },
  {
    name: 'O-3 进箱截止 after 截港: 截港 is the first',
    bill: bill('NB', [out], { gateInClosesMs: 9 * hour, portClosesMs: 5 * hour }),
    tells: 'not-gated-in | 1 箱未进港，距截港 5h | 车队',
  },
  {
    name: 'O-3 both have passed: the port has to take it in first',
    bill: bill('SH', [out], { customsClosesMs: -2 * hour, gateInClosesMs: -hour, portClosesMs: 5 * hour }),
    tells: 'not-gated-in | 进箱截止已过 1h，1 箱未进港 | 问码头还收不收箱、报关行',
  },
  {
    name: 'O-3 everything in: 进箱截止 that has passed says nothing',
    bill: bill('NB', [ningboReady], { gateInClosesMs: -hour, portClosesMs: 5 * hour }),
    tells: '- | 五节点已齐，码放已给，等装船',
  },
  {
    name: 'O-3 no box known, 进箱截止 has passed',
    bill: bill('NB', [], { gateInClosesMs: -hour, portClosesMs: 5 * hour }),
    tells: 'not-gated-in papers-missing | 进箱截止已过 1h，没有箱进港 | 核对提单号',
  },
  {
    name: 'O-6 no box known, the pre-manifest refused, 截港 near',
    bill: bill('NB', [], { portClosesMs: 3 * hour }, { preManifest: ['refused'] }),
    tells: 'not-gated-in rejected | 预配被退单，没有箱进港，距截港 3h | 请货代按退单原因改好，重发预配',
  },
  {
    name: 'O-6 no box known, the pre-manifest refused, 进箱截止 has passed',
    bill: bill('NB', [], { gateInClosesMs: -hour, portClosesMs: 3 * hour }, { preManifest: ['refused'] }),
    tells: 'not-gated-in rejected | 进箱截止已过 1h，预配被退单，没有箱进港 | 请货代按退单原因改好，重发预配',
  },
  // A truck that makes it saves nothing of a bill whose pre-manifest customs refused: who rings the truckers alone loses all of its boxes.
  {
    name: 'U-01 one box outside, one in, the pre-manifest refused: the truck alone saves neither',
    bill: bill('NB', [out, justIn], { gateInClosesMs: 3 * hour, portClosesMs: 5 * hour }, { preManifest: ['accepted', 'refused'] }),
    tells:
      'not-gated-in rejected not-released | 预配被退单，1 箱未进港，距进箱截止 3h | 请货代按退单原因改好，重发预配，并催车队 | BLA=exception',
  },
  {
    name: 'U-01 two boxes outside, the pre-manifest refused, customs close first',
    bill: bill('SH', [out, out], { customsClosesMs: 2 * hour, portClosesMs: 5 * hour }, { preManifest: ['refused'] }),
    tells: 'not-gated-in rejected | 预配被退单，2 箱未进港，距截关 2h | 货代 | BLA=exception',
  },
  {
    name: 'U-01 a box outside, the pre-manifest refused, 进箱截止 has passed',
    bill: bill('NB', [out], { gateInClosesMs: -hour, portClosesMs: 3 * hour }, { preManifest: ['refused'] }),
    tells:
      'not-gated-in rejected | 进箱截止已过 1h，预配被退单，1 箱未进港 | 请货代按退单原因改好，重发预配，问码头还收不收箱 | BLA=exception',
  },
  {
    name: 'U-01 a box outside, the pre-manifest refused, 截港 was moved: both are told',
    bill: bill(
      'NB',
      [out],
      { portClosesMs: 5 * hour },
      { preManifest: ['refused'], moved: { field: 'portClosesMs', byHours: -2, saidAgo: 60 } },
    ),
    tells: 'not-gated-in rejected cut-off-changed | 预配被退单，1 箱未进港，截港提前 2 小时 | 货代',
  },
  {
    name: 'U-01 refused and accepted since: the truck is what is waited for',
    bill: bill('NB', [out], { portClosesMs: 5 * hour }, { preManifest: ['refused', 'accepted'] }),
    tells: 'not-gated-in | 1 箱未进港，距截港 5h | 催车队',
  },
  {
    name: 'U-01 the arrival report of one box refused, another outside: the truck brings that one all the same',
    bill: bill('NB', [out, refusedArrival], { portClosesMs: 5 * hour }),
    tells: 'not-gated-in rejected not-released | 1 箱未进港，距截港 5h | 催车队 | ASA=exception',
  },
  {
    name: 'U-01 截关 has passed, 截港 has not, not released',
    bill: bill('NB', [arrived], { customsClosesMs: -hour, portClosesMs: 5 * hour }),
    tells: 'release-missed | 截关已过 1h，# 未放行 | 报关行 | PASS=exception',
  },
  {
    name: 'U-01 截关 near, 截港 far, not released',
    bill: bill('NB', [arrived], { customsClosesMs: 5 * hour, portClosesMs: 30 * hour }),
    tells: 'not-released | # 未放行，距截关 5h | 报关行',
  },
  {
    name: 'U-01 截关 has passed: the permits after release run by 截港',
    bill: bill('NB', [released], { customsClosesMs: -hour, portClosesMs: 5 * hour }),
    tells: 'not-released triple-missing | # 缺三联单，距截港 5h | 报关行',
  },
  {
    name: 'U-01 截关 lies after 截港: the permits run by 截关',
    bill: bill('NB', [released], { customsClosesMs: 2 * hour, portClosesMs: -hour }),
    tells: 'not-released triple-missing | # 缺三联单，距截关 2h | 报关行',
  },
  {
    name: 'U-01 截关 has passed and the box is not in: no release is missed yet',
    bill: bill('NB', [out], { customsClosesMs: -hour, portClosesMs: 5 * hour }),
    tells: 'not-gated-in | 截关已过 1h，1 箱未进港 | 问报关行还赶不赶得上放行',
  },
  {
    name: 'U-01 截关 alone: no clock for the gate, one for the release',
    bill: bill('NB', [out, arrived], { customsClosesMs: 5 * hour }),
    tells: 'not-released | #2 未放行，距截关 5h | 报关行',
  },
  {
    name: 'U-01 截VGM has no rule of its own',
    bill: bill('NB', [out], { vgmClosesMs: -hour, portClosesMs: 30 * hour }),
    tells: '-',
  },
  {
    name: 'U-01 24 hours before is near',
    bill: bill('NB', [out], { portClosesMs: day }),
    tells: 'not-gated-in | 1 箱未进港，距截港 1天 | 车队',
  },
  { name: 'U-01 a minute more than 24 hours before is not', bill: bill('NB', [out], { portClosesMs: day + 1 }), tells: '-' },
  {
    name: 'U-01 the user has 48 hours',
    bill: bill('NB', [out], { portClosesMs: 30 * hour }, { nearHours: 48 }),
    tells: 'not-gated-in | 1 箱未进港，距截港 1天6h | 车队',
  },
  { name: 'U-01 the user has 6 hours', bill: bill('NB', [out], { portClosesMs: 7 * hour }, { nearHours: 6 }), tells: '-' },
  {
    name: 'U-01 one minute before',
    bill: bill('NB', [arrived], { portClosesMs: 1 }),
    tells: 'not-released | # 未放行，距截港 1m | 报关行',
  },
  {
    name: 'U-01 ten days past are told in days',
    bill: bill('NB', [arrived], { portClosesMs: -10 * day - 90 }),
    tells: 'release-missed | 截港已过 10天1h，# 未放行 | 报关行',
  },
  {
    name: 'V-17 47 hours past are a day and 23 hours',
    bill: bill('NB', [arrived], { portClosesMs: -47 * hour }),
    tells: 'release-missed | 截港已过 1天23h，# 未放行 | 报关行',
  },
  {
    name: 'U-01 截关 and 截港 at one time: the pass is told by 截关',
    bill: bill('NB', [{ ...released, flags: { triple: ['yes'] } }], { customsClosesMs: 3 * hour, portClosesMs: 3 * hour }),
    tells: 'not-released | # 未码放，距截关 3h | 码头',
  },
  // Moved clocks.
  {
    name: 'U-01 截港 moved forward, far',
    bill: bill('NB', [out], { portClosesMs: 30 * hour }, { moved: { field: 'portClosesMs', byHours: -2, saidAgo: 30 } }),
    tells: 'cut-off-changed | 截港提前 2 小时，现为 10-13 18:00 | 车队',
  },
  {
    name: 'U-01 截港 moved back, far',
    bill: bill('NB', [out], { portClosesMs: 30 * hour }, { moved: { field: 'portClosesMs', byHours: 3, saidAgo: 30 } }),
    tells: 'cut-off-changed | 截港推迟 3 小时，现为 10-13 18:00 | 车队',
  },
  {
    name: 'U-01 截港 moved forward, near',
    bill: bill('NB', [out], { portClosesMs: 5 * hour }, { moved: { field: 'portClosesMs', byHours: -2, saidAgo: 30 } }),
    tells: 'not-gated-in cut-off-changed | 1 箱未进港，截港提前 2 小时 | 车队',
  },
  {
    name: 'U-01 截港 moved back, near',
    bill: bill('NB', [out], { portClosesMs: 5 * hour }, { moved: { field: 'portClosesMs', byHours: 3, saidAgo: 30 } }),
    tells: 'not-gated-in cut-off-changed | 1 箱未进港，截港推迟 3 小时 | 车队',
  },
  {
    name: 'O-19 截港 taken away and given again 30 min ago, from when is not known',
    bill: bill('NB', [out], { portClosesMs: 5 * hour }, { moved: { field: 'portClosesMs', byHours: 0, saidAgo: 30, wasTaken: true } }),
    tells: 'not-gated-in cut-off-changed | 1 箱未进港，距截港 5h | 车队',
  },
  {
    name: 'U-01 截港 moved while every box is in: no noise',
    bill: bill('NB', [ningboReady], { portClosesMs: 5 * hour }, { moved: { field: 'portClosesMs', byHours: -2, saidAgo: 30 } }),
    tells: '-',
  },
  {
    name: 'EU-05 截港 moved three days ago, heard ten minutes ago: history is no news',
    bill: bill('NB', [out], { portClosesMs: 30 * hour }, { moved: { field: 'portClosesMs', byHours: -2, saidAgo: 3 * day, heardAgo: 10 } }),
    tells: '-',
  },
  {
    name: 'EU-05 said 23:59 ago',
    bill: bill('NB', [out], { portClosesMs: 30 * hour }, { moved: { field: 'portClosesMs', byHours: -2, saidAgo: day - 1 } }),
    tells: 'cut-off-changed | 截港提前 2 小时，现为 10-13 18:00 | 车队',
  },
  {
    name: 'EU-05 said 24 hours ago',
    bill: bill('NB', [out], { portClosesMs: 30 * hour }, { moved: { field: 'portClosesMs', byHours: -2, saidAgo: day } }),
    tells: '-',
  },
  {
    name: 'U-01 截关 moved while the release is awaited',
    bill: bill(
      'NB',
      [arrived],
      { customsClosesMs: 30 * hour, portClosesMs: 50 * hour },
      { moved: { field: 'customsClosesMs', byHours: -5, saidAgo: 30 } },
    ),
    tells: 'cut-off-changed | 截关提前 5 小时，现为 10-13 18:00 | 报关行',
  },
  {
    name: 'U-01 截关 moved after the release',
    bill: bill(
      'NB',
      [ningboReady],
      { customsClosesMs: 30 * hour, portClosesMs: 50 * hour },
      { moved: { field: 'customsClosesMs', byHours: -5, saidAgo: 30 } },
    ),
    tells: '-',
  },
  {
    name: 'U-01 截单 moved while a paper is missing',
    bill: bill(
      'NB',
      [out],
      { documentsClosesMs: 30 * hour, portClosesMs: 50 * hour },
      { preManifest: [], moved: { field: 'documentsClosesMs', byHours: -5, saidAgo: 30 } },
    ),
    tells: 'cut-off-changed | 截单提前 5 小时，现为 10-13 18:00 | 货代',
  },
  {
    name: 'U-01 截单 moved, no paper missing',
    bill: bill(
      'NB',
      [out],
      { documentsClosesMs: 30 * hour, portClosesMs: 50 * hour },
      { moved: { field: 'documentsClosesMs', byHours: -5, saidAgo: 30 } },
    ),
    tells: '-',
  },
  {
    name: 'U-01 截VGM moved while a box is not in',
    bill: bill(
      'NB',
      [out],
      { vgmClosesMs: 30 * hour, portClosesMs: 50 * hour },
      { moved: { field: 'vgmClosesMs', byHours: -2, saidAgo: 30 } },
    ),
    tells: 'cut-off-changed | 截VGM提前 2 小时，现为 10-13 18:00 | 货代',
  },
  {
    name: 'U-01 进箱开始 moved while a box is not in',
    bill: bill(
      'NB',
      [out],
      { gateInOpensMs: 30 * hour, portClosesMs: 50 * hour },
      { moved: { field: 'gateInOpensMs', byHours: 3, saidAgo: 30 } },
    ),
    tells: 'cut-off-changed | 进箱开始推迟 3 小时，现为 10-13 18:00 | 车队',
  },
  {
    name: 'M-01 截港 moved, no box known',
    bill: bill('NB', [], { portClosesMs: 30 * hour }, { moved: { field: 'portClosesMs', byHours: -2, saidAgo: 30 } }),
    tells: 'cut-off-changed | 截港提前 2 小时，现为 10-13 18:00 | 车队',
  },
  // The ship has sailed.
  {
    name: 'EU-09 sailed, nothing heard of loading, the box was ready',
    bill: bill('NB', [ningboReady], { portClosesMs: -day }, { departedAgo: 2 * hour }),
    tells: '- | 船已离港 10-12 10:00，没有装船报告 | | DLPT=none,running',
  },
  {
    name: 'EU-09 sailed, every box on board',
    bill: bill('NB', [{ ...ningboReady, loaded: true }], { portClosesMs: -day }, { departedAgo: 2 * hour }),
    tells: '- | | | DLPT=done LOBD=done',
  },
  {
    name: 'EU-09 sailed, the load list leaves one of two out',
    bill: bill('NB', [{ ...ningboReady, loaded: true }, ningboReady], { portClosesMs: -day }, { departedAgo: 2 * hour }),
    tells: 'left-behind | 船已离港，1 箱未装船，建议改配 | | LOBD=part',
  },
  {
    name: 'U-01 sailed without a box that never came',
    bill: bill('NB', [out], { portClosesMs: -day }, { departedAgo: 2 * hour }),
    tells: 'left-behind | 船已离港，1 箱未装船，建议改配',
  },
  {
    name: 'U-01 sailed without a box that was taken out again',
    bill: bill('NB', [{ ...released, gate: 'left-again' }], { portClosesMs: -day }, { departedAgo: 2 * hour }),
    tells: 'left-behind | 船已离港，1 箱未装船，建议改配',
  },
  {
    name: 'U-01 sailed without a box under inspection',
    bill: bill('NB', [inspected], { portClosesMs: -day }, { departedAgo: 2 * hour }),
    tells: 'left-behind | 船已离港，1 箱未装船，建议改配',
  },
  {
    name: 'M-04 O-13 sailed without a box whose release was taken back, and nobody has told of the other',
    bill: bill('NB', [takenBack, ningboReady], { portClosesMs: -day }, { departedAgo: 2 * hour }),
    tells: 'left-behind | 船已离港，1 箱未装船，另 1 箱没有装船报告，建议改配',
  },
  {
    name: 'M-02 sailed without a box whose pass was refused',
    bill: bill(
      'NB',
      [{ ...ningboReady, flags: { ...ningboReady.flags, pass: ['no'] } }],
      { portClosesMs: -day },
      { departedAgo: 2 * hour },
    ),
    tells: 'left-behind | 船已离港，1 箱未装船，建议改配',
  },
  {
    name: 'EU-09 sailed by the list of a ship without a plan',
    bill: bill('NB', [ningboReady], null, { departedAgo: 2 * hour }),
    tells: '- | 船已离港 10-12 10:00，没有装船报告 | | DLPT=none,running',
  },
  {
    name: 'U-01 sailed, released but silent about the pass: nobody knows',
    bill: bill('NB', [released], { portClosesMs: -day }, { departedAgo: 2 * hour }),
    tells: '- | 船已离港 10-12 10:00，没有装船报告',
  },
];

const shanghai: readonly Line[] = [
  {
    name: 'M-01 no box known, pre-manifest accepted, 截港 near',
    bill: bill('SH', [], { portClosesMs: 20 * hour }),
    tells: 'not-gated-in | 没有箱进港，距截港 20h | 车队',
  },
  {
    name: 'M-01 nothing heard, 截港 near',
    bill: bill('SH', [], { portClosesMs: 20 * hour }, { preManifest: [] }),
    tells: 'not-gated-in papers-missing | 没有箱进港，距截港 20h | 车队',
  },
  {
    name: 'M-01 no box known, 截港 past',
    bill: bill('SH', [], { portClosesMs: -hour }),
    tells: 'cut-off-missed | 截港已过，没有箱进港，建议改配 | 车队 | GITM=exception',
  },
  {
    name: 'U-01 截关 past, 截港 near, not released',
    bill: bill('SH', [arrived], { customsClosesMs: -hour, portClosesMs: 5 * hour }),
    tells: 'release-missed | 截关已过 1h，# 未海放 | 报关行 | PASS=exception',
  },
  {
    name: 'U-01 截关 past, 截港 near, released: the pass has until 截港',
    bill: bill('SH', [released], { customsClosesMs: -hour, portClosesMs: 4 * hour }),
    tells: 'not-released | # 未码放，距截港 4h | 码头',
  },
  {
    name: 'U-01 one box missed 截关, one lacks the pass before 截港',
    bill: bill('SH', [arrived, released], { customsClosesMs: -hour, portClosesMs: 4 * hour }),
    tells: 'release-missed not-released | 截关已过 1h，# 未海放 | 报关行',
  },
  {
    name: 'U-01 no clean manifest is told here: none is missing',
    bill: bill('SH', [{ gate: 'in', arrival: ['accepted'] }], { documentsClosesMs: -hour, portClosesMs: 30 * hour }),
    tells: '-',
  },
  {
    name: 'U-01 pre-manifest never heard of, 截单 past',
    bill: bill('SH', [justIn], { documentsClosesMs: -hour, portClosesMs: 30 * hour }, { preManifest: [] }),
    tells: 'papers-missing | 截单已过，预配未申报 | 货代',
  },
  {
    name: 'U-01 no 三联单 is told here: none is awaited',
    bill: bill('SH', [released], { portClosesMs: 30 * hour }),
    tells: '- | | | PASS=done',
  },
  {
    name: 'M-03 海事 taken back: no node here, no exception',
    bill: bill('SH', [{ ...passed, flags: { pass: ['yes'], msa: ['yes', 'withdrawn'] } }], { portClosesMs: 5 * hour }),
    tells: '-',
  },
  {
    name: 'EU-09 sailed, nothing heard of loading',
    bill: bill('SH', [passed], { portClosesMs: -day }, { departedAgo: 20 }),
    tells: '- | 船已离港 10-12 11:40，没有装船报告 | | DLPT=none,running',
  },
  {
    name: 'U-01 开港 moved while a box is not in',
    bill: bill(
      'SH',
      [out],
      { gateInOpensMs: 30 * hour, portClosesMs: 50 * hour },
      { moved: { field: 'gateInOpensMs', byHours: 3, saidAgo: 30 } },
    ),
    tells: 'cut-off-changed | 开港推迟 3 小时，现为 10-13 18:00 | 车队',
  },
];

const qingdaoPermitted = (more: BoxCase['flags']): BoxCase => ({ ...released, flags: { loadPermit: ['yes'], ...more } });

const qingdao: readonly Line[] = [
  // Three releases stand between customs and the ship, and each is waited for by its own name.
  { name: 'customs released, nothing else yet', bill: bill('QD', [released], null), tells: '- | 海关已放行，等装载放行 | 装载放行' },
  {
    name: 'customs’ release reported by nobody, 装载放行 implies it',
    bill: bill('QD', [{ gate: 'in', gateInAgo: 60, flags: { loadPermit: ['yes'] } }], null),
    tells: '- | 海关已放行，等外理放行 | 还差外理放行',
  },
  {
    name: 'permitted to load, not checked by 外理',
    bill: bill('QD', [qingdaoPermitted({ tally: ['no'] })], null),
    tells: '- | 海关已放行，等外理放行 | 还差外理放行',
  },
  {
    name: 'one box checked by 外理, one not: the earlier step',
    bill: bill('QD', [qingdaoPermitted({ tally: ['yes'] }), qingdaoPermitted({ tally: ['no'] })], null),
    tells: '- | 海关已放行，等外理放行 | 还差外理放行',
  },
  {
    name: 'checked by 外理, not passed by the terminal',
    bill: bill('QD', [qingdaoPermitted({ tally: ['yes'] })], null),
    tells: '- | 海关已放行，等码头放行 | 码头核对后放行',
  },
  { name: 'one box released, one not', bill: bill('QD', [released, arrived], null), tells: '- | 运抵正常，等海关放行 | 报关单' },
  {
    name: 'U-01 not in the port, 集港截止 alone, 45 minutes',
    bill: bill('QD', [out], { gateInClosesMs: 45 }),
    tells: 'not-gated-in | 1 箱未进港，距集港截止 45m | 车队',
  },
  {
    name: 'U-01 not in the port, 截港 past',
    bill: bill('QD', [out], { portClosesMs: -hour, gateInClosesMs: -2 * hour }),
    tells: 'cut-off-missed | 1 箱未进港已过截港，建议改配 | 车队 | GITM=exception',
  },
  {
    name: 'U-01 not released by customs, 截关 past, 截港 near',
    bill: bill('QD', [arrived], { customsClosesMs: -hour, portClosesMs: 5 * hour }),
    tells: 'release-missed | 截关已过 1h，# 报关未放行 | 报关行 | PAS=exception',
  },
  {
    name: 'U-01 no 装载放行, 截港 near',
    bill: bill('QD', [released], { customsClosesMs: -hour, portClosesMs: 5 * hour }),
    tells: 'not-released | # 装载未放行，距截港 5h | 报关行 | PAS=done',
  },
  {
    name: 'U-01 no 外理放行, 截港 near',
    bill: bill('QD', [qingdaoPermitted({ tally: ['no'] })], { portClosesMs: 5 * hour }),
    tells: 'not-released | # 外理未放行，距截港 5h | 外理 | PASS=done',
  },
  {
    name: 'U-01 no 码头放行, 截港 past',
    bill: bill('QD', [qingdaoPermitted({ tally: ['yes'], pass: ['no'] })], { portClosesMs: -10 }),
    tells: 'release-missed | 截港已过 10m，# 码头未放行 | 码头 | TMPS=exception',
  },
  {
    name: 'M-02 外理放行 taken back',
    bill: bill('QD', [qingdaoPermitted({ tally: ['yes', 'withdrawn'], pass: ['yes'] })], { portClosesMs: 30 * hour }),
    tells: 'withdrawn | 外理放行已取消，1/1 箱 | 外理 | TALLY=exception TMPS=done',
  },
  {
    name: 'M-02 装载放行 taken back, later ones given, 截港 past',
    bill: bill('QD', [qingdaoPermitted({ loadPermit: ['yes', 'withdrawn'], tally: ['yes'], pass: ['yes'] })], { portClosesMs: -125 }),
    tells: 'release-missed withdrawn | 截港已过 2h5m，# 装载放行已取消 | 报关行 | PASS=exception',
  },
  {
    name: 'U-01 under inspection, 截关 near',
    bill: bill('QD', [inspected], { customsClosesMs: 5 * hour, portClosesMs: 30 * hour }),
    tells: 'inspection not-released | 海关查验：机检，1/1 箱 | 报关行 | PAS=inspection',
  },
  {
    name: 'U-01 one not released, one without 外理放行, 截关 past',
    bill: bill('QD', [qingdaoPermitted({ tally: ['no'] }), arrived], { customsClosesMs: -10, portClosesMs: 5 * hour }),
    tells: 'release-missed not-released | 截关已过 10m，#2 报关未放行 | 报关行',
  },
  {
    name: 'M-01 no box known, 截港 near',
    bill: bill('QD', [], { portClosesMs: 5 * hour }),
    tells: 'not-gated-in | 没有箱进港，距截港 5h | 车队',
  },
  {
    name: 'U-01 ready',
    bill: bill('QD', [qingdaoPermitted({ tally: ['yes'], pass: ['yes'] })], { portClosesMs: -10 }),
    tells: '- | | | TMPS=done TALLY=done PASS=done',
  },
];

const tianjin: readonly Line[] = [
  {
    name: 'U-01 not in the port, 箱号截止 near',
    bill: bill('TJ', [out], { portClosesMs: 5 * hour }),
    tells: 'not-gated-in | 1 箱未进港，距箱号截止 5h | 车队',
  },
  {
    name: 'U-01 not in the port, 箱号截止 past',
    bill: bill('TJ', [out], { portClosesMs: -10 }),
    tells: 'cut-off-missed | 1 箱未进港已过箱号截止，建议改配 | 车队 | GITM=exception',
  },
  {
    name: 'U-01 not in the port, 集港截止 alone past',
    bill: bill('TJ', [out, out], { gateInClosesMs: -10 }),
    tells: 'cut-off-missed | 2 箱未进港已过集港截止，建议改配 | 车队 | GITM=exception',
  },
  {
    name: 'U-01 not released, 截关收箱 near',
    bill: bill('TJ', [arrived], { customsClosesMs: 3 * hour, portClosesMs: 30 * hour }),
    tells: 'not-released | # 未放行，距截关收箱 3h | 报关行',
  },
  {
    name: 'U-01 not released, 截关收箱 past',
    bill: bill('TJ', [arrived], { customsClosesMs: -2 * hour, portClosesMs: 30 * hour }),
    tells: 'release-missed | 截关收箱已过 2h，# 未放行 | 报关行 | PASS=exception',
  },
  {
    name: 'U-01 no pass, 截关收箱 past, 箱号截止 far',
    bill: bill('TJ', [released], { customsClosesMs: -2 * hour, portClosesMs: 30 * hour }),
    tells: '-',
  },
  {
    name: 'U-01 no pass, 箱号截止 near',
    bill: bill('TJ', [released], { customsClosesMs: -2 * hour, portClosesMs: 4 * hour }),
    tells: 'not-released | # 码头未放行，距箱号截止 4h | 码头',
  },
  {
    name: 'M-02 the pass taken back',
    bill: bill('TJ', [passTakenBack], { portClosesMs: 30 * hour }),
    tells: 'withdrawn | 码头放行已取消，1/1 箱 | 码头 | TMPS=exception',
  },
  {
    name: 'U-01 no arrival report for three hours',
    bill: bill('TJ', [{ gate: 'in', gateInAgo: 180 }], { portClosesMs: 30 * hour }),
    tells: 'arrival-missing | 进港 3h 未运抵，联系场站 | 场站 | ASA=exception',
  },
  {
    name: 'EU-09 sailed, nothing heard of loading',
    bill: bill('TJ', [passed], { portClosesMs: -day }, { departedAgo: 2 * hour }),
    tells: '- | 船已离港 10-12 10:00，没有装船报告 | | DLPT=none,running',
  },
  {
    name: 'U-01 pre-manifest never heard of, 箱号截止 is the clock of papers',
    bill: bill('TJ', [out], { portClosesMs: 5 * hour }, { preManifest: [] }),
    tells: 'not-gated-in papers-missing | 1 箱未进港，距箱号截止 5h | 车队',
  },
  { name: 'U-01 no plan: no clock runs', bill: bill('TJ', [arrived, out], null), tells: '-' },
];

const xiamen: readonly Line[] = [
  {
    name: 'U-01 not in the port, 截箱 near',
    bill: bill('XM', [out], { portClosesMs: 5 * hour }),
    tells: 'not-gated-in | 1 箱未进港，距截箱 5h | 车队',
  },
  {
    name: 'U-01 not in the port, 截箱 past',
    bill: bill('XM', [out], { portClosesMs: 0 }),
    tells: 'cut-off-missed | 1 箱未进港已过截箱，建议改配 | 车队 | GITM=exception',
  },
  {
    name: 'U-01 under inspection, 截关 far',
    bill: bill('XM', [inspected], { customsClosesMs: 30 * hour }),
    tells: 'inspection | 海关查验：机检，1/1 箱 | 报关行 | PASS=inspection',
  },
  {
    name: 'U-01 under inspection, 截关 past',
    bill: bill('XM', [inspected], { customsClosesMs: -hour, portClosesMs: 5 * hour }),
    tells: 'release-missed inspection | 截关已过 1h，# 查验未完 | 报关行',
  },
  {
    name: 'U-01 an inspection revoked, released',
    bill: bill('XM', [{ ...passed, inspection: 'revoked' }], { portClosesMs: 5 * hour }),
    tells: '- | | | PASS=done',
  },
  {
    name: 'U-01 an inspection over, released',
    bill: bill('XM', [{ ...passed, inspection: 'over' }], { portClosesMs: -5 * hour }),
    tells: '- | | | PASS=done',
  },
  {
    name: "M-03 release taken back in the port's row",
    bill: bill('XM', [{ gate: 'in', flags: { arrive: ['yes'], customs: ['yes', 'withdrawn'], pass: ['yes'] } }], {
      portClosesMs: 30 * hour,
    }),
    tells: 'withdrawn | 放行已取消，1/1 箱 | 报关行 | PASS=exception',
  },
  {
    name: 'U-01 three boxes not released, 截关 near',
    bill: bill('XM', [arrived, arrived, arrived], { customsClosesMs: 2 * hour, portClosesMs: 30 * hour }),
    tells: 'not-released | 3 箱未放行，距截关 2h | 报关行',
  },
  {
    name: 'U-01 截箱 moved forward, far',
    bill: bill('XM', [out], { portClosesMs: 30 * hour }, { moved: { field: 'portClosesMs', byHours: -2, saidAgo: 30 } }),
    tells: 'cut-off-changed | 截箱提前 2 小时，现为 10-13 18:00 | 车队',
  },
  {
    name: 'U-01 截箱 moved forward, near',
    bill: bill('XM', [out], { portClosesMs: 5 * hour }, { moved: { field: 'portClosesMs', byHours: -2, saidAgo: 30 } }),
    tells: 'not-gated-in cut-off-changed | 1 箱未进港，截箱提前 2 小时 | 车队',
  },
  {
    name: 'U-01 arrival report refused, accepted since',
    bill: bill('XM', [{ gate: 'in', arrival: ['refused', 'accepted'] }], { portClosesMs: 30 * hour }),
    tells: '- | | | ASA=done',
  },
  {
    name: 'U-01 arrival report accepted, refused since',
    bill: bill('XM', [{ gate: 'in', arrival: ['accepted', 'refused'] }], { portClosesMs: 30 * hour }),
    tells: 'rejected | 海关退单：申报要素不符 | 场站 | ASA=exception',
  },
  {
    name: 'M-01 no box known, 截箱 past',
    bill: bill('XM', [], { portClosesMs: -3 * day }),
    tells: 'cut-off-missed | 截箱已过，没有箱进港，建议改配 | 车队',
  },
];

const voucher = (...said: readonly ('yes' | 'no' | 'withdrawn')[]): BoxCase => ({ ...released, flags: { voucher: said } });

const shenzhen: readonly Line[] = [
  {
    name: 'U-01 no papers are told here: none is missing',
    bill: bill('SZ', [justIn], { documentsClosesMs: -hour, portClosesMs: 30 * hour }),
    tells: '-',
  },
  {
    name: 'U-01 not in the port, 截重 near',
    bill: bill('SZ', [out], { portClosesMs: 5 * hour }),
    tells: 'not-gated-in | 1 箱未进港，距截重 5h | 车队 | STSP=done',
  },
  {
    name: 'U-01 not in the port, 截重 past',
    bill: bill('SZ', [out], { portClosesMs: -10 }),
    tells: 'cut-off-missed | 1 箱未进港已过截重，建议改配 | 车队 | GITM=exception',
  },
  {
    name: 'U-01 not in the port, 截放行条 before 截重: what comes in after it has no slip in time',
    bill: bill('SZ', [out], { customsClosesMs: 10 * hour, portClosesMs: 14 * hour }),
    tells: 'not-gated-in | 1 箱未进港，距截放行条 10h | 车队',
  },
  {
    name: 'U-01 not in the port, 截放行条 near and 截重 not',
    bill: bill('SZ', [out, released], { customsClosesMs: 20 * hour, portClosesMs: 30 * hour }),
    tells: 'not-gated-in | 1 箱未进港，距截放行条 20h | 车队',
  },
  {
    name: 'U-01 not in the port, 截放行条 after 截重: the yard closes first',
    bill: bill('SZ', [out], { customsClosesMs: 14 * hour, portClosesMs: 10 * hour }),
    tells: 'not-gated-in | 1 箱未进港，距截重 10h | 车队',
  },
  {
    name: 'U-01 not in the port, 截柜 alone near',
    bill: bill('SZ', [out], { gateInClosesMs: 5 * hour }),
    tells: 'not-gated-in | 1 箱未进港，距截柜 5h | 车队',
  },
  {
    name: 'U-01 not released, 截放行条 near',
    bill: bill('SZ', [arrived], { customsClosesMs: 130, portClosesMs: 30 * hour }),
    tells: 'not-released | # 海关未放行，距截放行条 2h10m | 报关行',
  },
  {
    name: 'U-01 no voucher, 截重 past, 截放行条 near',
    bill: bill('SZ', [voucher('no')], { customsClosesMs: 2 * hour, portClosesMs: -hour }),
    tells: 'not-released | # 缺放行条，距截放行条 2h | 报关行 | PASS=done',
  },
  {
    name: 'U-01 no voucher, both clocks past: the later one counts',
    bill: bill('SZ', [voucher('no')], { customsClosesMs: -30, portClosesMs: -hour }),
    tells: 'release-missed | 截放行条已过 30m，# 缺放行条 | 报关行 | TMPS=exception',
  },
  {
    name: 'O-2 no voucher, 截放行条 near and 截重 far: the slip runs by its own clock',
    bill: bill('SZ', [voucher('no')], { customsClosesMs: 2 * hour, portClosesMs: 30 * hour }),
    tells: 'not-released | # 缺放行条，距截放行条 2h | 报关行 | PASS=done',
  },
  {
    name: 'O-2 no voucher, 截放行条 past and 截重 to come',
    bill: bill('SZ', [voucher('no')], { customsClosesMs: -30, portClosesMs: 5 * hour }),
    tells: 'release-missed | 截放行条已过 30m，# 缺放行条 | 报关行 | TMPS=exception',
  },
  {
    name: 'O-2 no voucher, a terminal that tells no 截放行条: by 截重',
    bill: bill('SZ', [voucher('no')], { portClosesMs: 3 * hour }),
    tells: 'not-released | # 缺放行条，距截重 3h | 报关行',
  },
  {
    name: 'O-2 no voucher, 截放行条 moved: it still matters',
    bill: bill(
      'SZ',
      [voucher('no')],
      { customsClosesMs: 30 * hour, portClosesMs: 50 * hour },
      { moved: { field: 'customsClosesMs', byHours: -2, saidAgo: 30 } },
    ),
    tells: 'cut-off-changed | 截放行条提前 2 小时，现为 10-13 18:00 | 报关行',
  },
  {
    name: 'M-02 the voucher taken back',
    bill: bill('SZ', [voucher('yes', 'withdrawn')], { portClosesMs: 30 * hour }),
    tells: 'withdrawn | 放行条已取消，1/1 箱 | 报关行 | TMPS=exception',
  },
  {
    name: 'U-01 sailed without a box that had no voucher',
    bill: bill('SZ', [voucher('no')], { portClosesMs: -day }, { departedAgo: 2 * hour }),
    tells: 'left-behind | 船已离港，1 箱未装船，建议改配',
  },
  {
    name: 'U-01 taken out of the port again',
    bill: bill('SZ', [{ ...voucher('yes'), gate: 'left-again' }], { portClosesMs: 5 * hour }),
    tells: 'left-port | # 10-12 02:30 又出港，问码头和车队为什么 | 问码头为什么放出、车队 | GITM=exception',
  },
  {
    name: 'M-01 no box known, 截重 past',
    bill: bill('SZ', [], { portClosesMs: -10 }),
    tells: 'cut-off-missed | 截重已过，没有箱进港，建议改配 | 车队',
  },
  {
    name: 'U-01 截补料 moved: no paper is told here, it matters to no rule',
    bill: bill(
      'SZ',
      [out],
      { documentsClosesMs: 30 * hour, portClosesMs: 50 * hour },
      { moved: { field: 'documentsClosesMs', byHours: -2, saidAgo: 30 } },
    ),
    tells: '-',
  },
  {
    name: 'U-01 with its voucher',
    bill: bill('SZ', [voucher('yes')], { customsClosesMs: -30, portClosesMs: -hour }),
    tells: '- | | | TMPS=done',
  },
];

const dalian: readonly Line[] = [
  {
    name: 'U-01 not in the port, 截港 near',
    bill: bill('DL', [out, arrived], { portClosesMs: 5 * hour }),
    tells: 'not-gated-in not-released | 1 箱未进港，距截港 5h | 车队',
  },
  {
    name: 'U-01 not in the port, 截港 past',
    bill: bill('DL', [out], { portClosesMs: -3 * day }),
    tells: 'cut-off-missed | 1 箱未进港已过截港，建议改配 | 车队 | GITM=exception',
  },
  {
    name: 'U-01 not released, 截港 near',
    bill: bill('DL', [arrived], { portClosesMs: 5 * hour }),
    tells: 'not-released | # 未放行，距截港 5h | 报关行',
  },
  {
    name: 'U-01 not released, 截港 three days past',
    bill: bill('DL', [arrived], { portClosesMs: -3 * day }),
    tells: 'release-missed | 截港已过 3天，# 未放行 | 报关行 | PASS=exception',
  },
  {
    name: 'U-01 no pass, 截港 past',
    bill: bill('DL', [released], { portClosesMs: -61 }),
    tells: 'release-missed | 截港已过 1h1m，# 码头未放行 | 码头 | TMPS=exception',
  },
  {
    name: 'M-02 the pass taken back, 截港 near',
    bill: bill('DL', [passTakenBack], { portClosesMs: 5 * hour }),
    tells: 'withdrawn not-released | 码头放行已取消，1/1 箱 | 码头 | TMPS=exception',
  },
  {
    name: 'M-04 release taken back by customs',
    bill: bill('DL', [takenBack, passed], { portClosesMs: 30 * hour }),
    tells: 'withdrawn | 放行已取消，1/2 箱 | 报关行 | PASS=exception',
  },
  {
    name: 'M-01 no box known, no pre-manifest, 截单 near',
    bill: bill('DL', [], { documentsClosesMs: 5 * hour, portClosesMs: 30 * hour }, { preManifest: [] }),
    tells: 'papers-missing | 预配未申报，距截单 5h | 货代',
  },
  {
    name: 'U-01 arrival report refused, 截港 near',
    bill: bill('DL', [{ gate: 'in', arrival: ['refused'] }], { portClosesMs: 5 * hour }),
    tells: 'rejected not-released | 海关退单：申报要素不符 | 场站 | ASA=exception',
  },
  {
    name: 'EU-09 sailed, one of two on board',
    bill: bill('DL', [loaded, passed], { portClosesMs: -day }, { departedAgo: 2 * hour }),
    tells: 'left-behind | 船已离港，1 箱未装船，建议改配 | | LOBD=part',
  },
  {
    name: 'EU-05 截港 moved days ago, heard today',
    bill: bill('DL', [out], { portClosesMs: 30 * hour }, { moved: { field: 'portClosesMs', byHours: 3, saidAgo: 3 * day, heardAgo: 5 } }),
    tells: '-',
  },
  {
    name: 'U-01 released, 三联单 is not told here',
    bill: bill('DL', [released], { portClosesMs: 30 * hour }),
    tells: '- | | | PASS=done',
  },
];

const unheard = { preManifest: [], isUnheard: true } as const;

/** The user knows that the boxes go on another ship: its clocks count, and those of the ship that was left do not. */
const onTypedCalls: readonly Line[] = [
  {
    name: 'O-1 a box out, 截港 of the typed ship near, that of the left one far',
    bill: bill('NB', [out], { portClosesMs: 5 * day }, { typed: { plan: { portClosesMs: 3 * hour } } }),
    tells: 'not-gated-in | 1 箱未进港，距截港 3h | 车队',
  },
  {
    name: 'O-1 a box out, 截港 of the left ship near, that of the typed one far',
    bill: bill('NB', [out], { portClosesMs: 3 * hour }, { typed: { plan: { portClosesMs: 5 * day } } }),
    tells: '-',
  },
  {
    name: 'O-1 nothing is known of the typed ship: nothing presses',
    bill: bill('NB', [out], { portClosesMs: -hour }, { typed: { plan: null } }),
    tells: '-',
  },
  {
    name: 'O-1 in, not released, 截关 of the typed ship near',
    bill: bill('NB', [arrived], null, { typed: { plan: { customsClosesMs: 2 * hour, portClosesMs: 9 * hour } } }),
    tells: 'not-released | # 未放行，距截关 2h | 报关行',
  },
  {
    name: 'O-1 in, not released, 截关 of the typed ship gone',
    bill: bill('SH', [arrived], { portClosesMs: 5 * day }, { typed: { plan: { customsClosesMs: -hour, portClosesMs: 9 * hour } } }),
    tells: 'release-missed | 截关已过 1h，# 未海放 | 报关行 | PASS=exception',
  },
  {
    name: 'O-1 a box out, 截港 of the typed ship gone',
    bill: bill('QD', [out], { portClosesMs: 5 * day }, { typed: { plan: { portClosesMs: -hour } } }),
    tells: 'cut-off-missed | 1 箱未进港已过截港，建议改配 | | GITM=exception',
  },
  {
    name: 'O-1 the typed ship moved its 截港',
    bill: bill('NB', [out], null, {
      typed: { plan: { portClosesMs: 3 * day }, moved: { field: 'portClosesMs', byHours: -2, saidAgo: 60 } },
    }),
    tells: 'cut-off-changed | 截港提前 2 小时，现为 10-15 12:00 | 车队',
  },
  {
    name: 'O-1 the ship that was left moved its 截港',
    bill: bill(
      'NB',
      [out],
      { portClosesMs: 3 * day },
      { moved: { field: 'portClosesMs', byHours: -2, saidAgo: 60 }, typed: { plan: { portClosesMs: 4 * day } } },
    ),
    tells: '-',
  },
  {
    name: 'O-1 the typed ship sailed without the box',
    bill: bill('NB', [out], null, { typed: { plan: { portClosesMs: -day }, departedAgo: 2 * hour } }),
    tells: 'left-behind | 船已离港，1 箱未装船，建议改配 | | DLPT=exception',
  },
  {
    name: 'OP-4 a box on board of the ship that was left sails with it, whatever the typed one does',
    bill: bill('TJ', [loaded], null, { typed: { plan: { portClosesMs: -day }, departedAgo: 2 * hour } }),
    tells: '- | 已装船，等离港 | | DLPT=running',
  },
  {
    name: 'OP-4 one of two on board of the ship that was left: its clocks stand',
    bill: bill('NB', [loaded, out], { portClosesMs: 3 * hour }, { typed: { plan: null } }),
    tells: 'not-gated-in | 1 箱未进港，距截港 3h | 车队',
  },
  {
    name: 'OP-7 进箱截止 and 截关 have both passed: ask both',
    bill: bill('NB', [out], { customsClosesMs: -hour, gateInClosesMs: -2 * hour, portClosesMs: 5 * hour }),
    tells: 'not-gated-in | 进箱截止已过 2h，1 箱未进港 | 问码头还收不收箱、报关行还赶不赶得上放行',
  },
  {
    name: 'O-1 the ship that was left sailed: the box still comes for the typed one',
    bill: bill('NB', [out], { portClosesMs: -day }, { departedAgo: 2 * hour, typed: { plan: { portClosesMs: 3 * hour } } }),
    tells: 'not-gated-in | 1 箱未进港，距截港 3h | 车队 | DLPT=none',
  },
  {
    name: 'O-1 no call of its own is told: the typed one counts',
    bill: bill('XM', [], null, { ...unheard, typed: { plan: { portClosesMs: 3 * day, documentsClosesMs: 3 * hour } } }),
    tells: 'papers-missing | 预配未申报，距截单 3h | 货代',
  },
  {
    name: 'O-2 nothing heard of the bill, 截港 of the typed ship near',
    bill: bill('NB', [], null, { ...unheard, typed: { plan: { portClosesMs: 3 * hour } } }),
    tells: 'not-gated-in papers-missing | 没有箱进港，距截港 3h | 车队',
  },
  {
    name: 'O-2 nothing heard of the bill, 截港 of the typed ship gone',
    bill: bill('NB', [], null, { ...unheard, typed: { plan: { portClosesMs: -hour } } }),
    tells: 'cut-off-missed | 截港已过，没有箱进港，建议改配 | 车队',
  },
  {
    name: 'O-2 nothing heard of the bill nor of the typed ship',
    bill: bill('NB', [], null, { ...unheard, typed: { plan: null } }),
    tells: '-',
  },
];

/**
 * What the port had given and says "not" of again was taken back, as if it had said so: the operator who saw 码放 in the
 * morning and waits for a ship must not be told that it is slow.
 */
const givenNoMore: readonly Line[] = (
  [
    { port: 'NB', pass: 'pass', taken: '码放已取消，1/1 箱 | 码头', release: '放行已取消，1/1 箱 | 报关行', late: '# 码放已取消 | 码头' },
    { port: 'SH', pass: 'pass', taken: '码放已取消，1/1 箱 | 码头', release: '海放已取消，1/1 箱 | 报关行', late: '# 码放已取消 | 码头' },
    {
      port: 'QD',
      pass: 'pass',
      taken: '码头放行已取消，1/1 箱 | 码头',
      release: '报关放行已取消，1/1 箱 | 报关行',
      late: '# 码头放行已取消 | 码头',
    },
    {
      port: 'TJ',
      pass: 'pass',
      taken: '码头放行已取消，1/1 箱 | 码头',
      release: '放行已取消，1/1 箱 | 报关行',
      late: '# 码头放行已取消 | 码头',
      clock: '箱号截止',
    },
    {
      port: 'XM',
      pass: 'pass',
      taken: '码头放行已取消，1/1 箱 | 码头',
      release: '放行已取消，1/1 箱 | 报关行',
      late: '# 码头放行已取消 | 码头',
      clock: '截箱',
    },
    {
      port: 'SZ',
      pass: 'voucher',
      taken: '放行条已取消，1/1 箱 | 报关行',
      release: '海关放行已取消，1/1 箱 | 报关行',
      late: '# 放行条已取消 | 报关行',
      clock: '截重',
    },
    {
      port: 'DL',
      pass: 'pass',
      taken: '码头放行已取消，1/1 箱 | 码头',
      release: '放行已取消，1/1 箱 | 报关行',
      late: '# 码头放行已取消 | 码头',
    },
  ] as const
).flatMap(({ port, pass, taken, release, late, ...own }): Line[] => {
  const customsNode = port === 'QD' ? 'PAS' : 'PASS';
  const clock = 'clock' in own ? own.clock : '截港';
  const said = (flags: BoxCase['flags']): BoxCase => ({ ...released, flags });
  const gone = (name: string, boxes: readonly BoxCase[], plan: BillCase['plan'], tells: string, more: More = {}): Line => ({
    name: `M-02 ${name}`,
    bill: bill(port, boxes, plan, more),
    tells,
  });
  const far = { portClosesMs: 50 * hour };
  return [
    gone('the pass was given, and the port says not', [said({ [pass]: ['yes', 'no'] })], far, `withdrawn | ${taken} | TMPS=exception`),
    ...[1, 2, 3].map((heardOrder) =>
      gone(`… the last row is heard first, order ${heardOrder}`, [said({ [pass]: ['yes', 'no'] })], far, `withdrawn | ${taken}`, {
        heardOrder,
      }),
    ),
    gone(
      '… and the clock has passed',
      [said({ [pass]: ['yes', 'no'] })],
      { portClosesMs: -10 },
      `release-missed withdrawn | ${clock}已过 10m，${late}`,
    ),
    gone('… and given again', [said({ [pass]: ['yes', 'no', 'yes'] })], far, '- | | | TMPS=done'),
    gone('… and not given twice', [said({ [pass]: ['yes', 'no', 'no'] })], far, `withdrawn | ${taken} | TMPS=exception`),
    gone('… by its word, and not since', [said({ [pass]: ['yes', 'withdrawn', 'no'] })], far, `withdrawn | ${taken} | TMPS=exception`),
    gone('the pass was never given: not yet', [said({ [pass]: ['no', 'no'] })], far, port === 'NB' ? 'triple-missing' : '-'),
    gone('… of a box on board troubles nobody', [{ ...said({ [pass]: ['yes', 'no'] }), loaded: true }, passed], far, '-'),
    gone(
      "the release in the port's row was given, and the port says not",
      [{ gate: 'in', listed: true, arrival: ['accepted'], flags: { customs: ['yes', 'no'] } }],
      far,
      `withdrawn | ${release} | ${customsNode}=exception`,
    ),
    gone(
      '… and customs itself said yes after that',
      [{ ...released, rowsFirst: true, flags: { customs: ['yes', 'no'] } }],
      far,
      port === 'NB' ? `triple-missing | | | ${customsNode}=done` : `- | | | ${customsNode}=done`,
    ),
    gone(
      'the arrival was given, and the port says not',
      [{ gate: 'in', listed: true, flags: { arrive: ['yes', 'no'] } }],
      far,
      'withdrawn | 运抵已取消，1/1 箱 | 场站 | ASA=exception',
    ),
    gone(
      '… of a box that left again: it is outside, and that is told',
      [{ gate: 'left-again', listed: true, flags: { arrive: ['yes', 'no'] } }],
      far,
      'left-port',
    ),
  ];
});

/** Every line, told with the name of its port. */
export const lines: readonly Line[] = [
  ...asked,
  ...atInspection,
  ...leftAgain,
  ...lists,
  ...ningbo,
  ...shanghai,
  ...qingdao,
  ...tianjin,
  ...xiamen,
  ...shenzhen,
  ...dalian,
  ...givenNoMore,
  ...onTypedCalls,
];
