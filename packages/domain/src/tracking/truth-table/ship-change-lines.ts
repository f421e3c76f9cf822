/**
 * Bills that change ship, written by hand from the trade (docs/bill-rules.md 11). Every box was brought, reported, released
 * and passed for ALPHA/101E at one terminal; then somebody names another call. A line `tells` what those of `lines.ts` do.
 */
import { portRules, type PortCode } from '../../ports/index';
import { emptyDetails } from '../empty-details';
import type { Fact, FactKind } from '../fact';
import type { VesselCall } from '../vessel-call';
import { boxNoOf, caseBillNo, caseNowMs, factsOfCase, type BoxCase } from './bill-case';

const alpha: VesselCall = { vesselName: 'ALPHA', vesselCode: 'UN9100001', voyage: '101E' };
const beta: VesselCall = { vesselName: 'BETA', vesselCode: 'UN9300003', voyage: '303E' };

export interface ShipChangeLine {
  readonly name: string;
  readonly port: PortCode;
  /** What stands of each box for the ship that is left. */
  readonly before: readonly BoxCase[];
  /** Where the boxes came in, and where the new ship berths by its plan; null: no plan of it was heard. */
  readonly at: string | null;
  readonly berths: string | null;
  /** Who names the other call: the forwarder's list, the port's row, customs' acceptance of a pre-manifest; what only happens at the gate names none. */
  readonly by: 'list' | 'row' | 'acceptance' | 'gate';
  readonly to?: VesselCall;
  /** What of the first box was said for the new ship. */
  readonly anew?: BoxCase;
  /** What was said for the old one names no call. */
  readonly isWithoutCall?: true;
  /** Gate and customs name the box and the old ship alone, not the bill. */
  readonly isByBoxAlone?: true;
  /** Minutes from now to the new ship's 截港; two weeks where not told. */
  readonly closesIn?: number;
  /** Minutes since the new ship sailed by its plan; it has not where not told. */
  readonly sailedAgo?: number;
  /** The port's rows for the old ship are told once more, after everything else. */
  readonly isRepeated?: true;
  readonly tells: string;
}

const flagsOf = {
  NB: { manifest: ['yes'], arrive: ['yes'], customs: ['yes'], triple: ['yes'], pass: ['yes'] },
  SH: { arrive: ['yes'], customs: ['yes'], pass: ['yes'], stow: ['yes'] },
  QD: { arrive: ['yes'], customs: ['yes'], loadPermit: ['yes'], tally: ['yes'], pass: ['yes'] },
  TJ: { arrive: ['yes'], customs: ['yes'], pass: ['yes'] },
  XM: { arrive: ['yes'], customs: ['yes'], pass: ['yes'] },
  SZ: { arrive: ['yes'], customs: ['yes'], voucher: ['yes'] },
  DL: { arrive: ['yes'], customs: ['yes'], pass: ['yes'] },
} as const satisfies Readonly<Record<PortCode, BoxCase['flags']>>;

const ready = (port: PortCode): BoxCase => ({ gate: 'in', gateInAgo: 900, longAgo: 600, flags: flagsOf[port] });
const byCustoms: BoxCase = { gate: 'in', gateInAgo: 900, longAgo: 600, arrival: ['accepted'], release: ['accepted'] };
const out: BoxCase = { gate: 'out' };

/** A box that is ready for ALPHA, and BETA that berths elsewhere. */
const rolled = (
  port: PortCode,
  at: string,
  berths: string | null,
  more: Partial<ShipChangeLine> & Pick<ShipChangeLine, 'name' | 'tells'>,
) => ({
  port,
  before: [ready(port)],
  at,
  berths,
  by: port === 'NB' ? ('list' as const) : ('acceptance' as const),
  ...more,
});

const left = 'ALPHA/101E';
const haul = (at: string, to: string): string => `要转场：${at}→${to}（原 ${left}）`;

export const shipChangeLines: readonly ShipChangeLine[] = [
  // Everything was given for the ship that is left, port by port.
  rolled('NB', 'BLCT2', 'BLCTMS', {
    name: 'ready for A, the forwarder’s list names B at another terminal',
    tells: `ship-changed | ${haul('北二集司', '梅山')}；运抵、放行、码放要重新核对 | 请货代 报关行 车队 | BLA=other-call IFC=done GITM=other-call ASA=other-call PASS=other-call SLD=other-call TMPS=other-call`,
  }),
  rolled('SH', 'WGQ4', 'YS1', {
    name: 'ready for A, customs accepts the pre-manifest for B at another terminal',
    tells: `ship-changed | ${haul('沪东(外4)', '盛东(洋1)')}；运抵、海放、码放要重新核对 | 请货代 报关行 车队 | BLA=done GITM=other-call ASA=other-call PASS=other-call TMPS=other-call PRLD=other-call`,
  }),
  rolled('QD', 'QQCT', 'QQCTN', {
    name: 'passed for A, customs accepts the pre-manifest for B at another terminal',
    tells: `ship-changed | ${haul('前湾', '前湾新联合')}；运抵、报关放行、装载放行、外理放行、码头放行要重新核对 | 请货代 报关行 车队 | BLA=done GITM=other-call ASA=other-call PAS=other-call PASS=other-call TALLY=other-call TMPS=other-call`,
  }),
  rolled('TJ', 'TACT', 'FICT', {
    name: 'passed for A, customs accepts the pre-manifest for B at another terminal',
    tells: `ship-changed | ${haul('联盟国际', '五洲国际')}；运抵、放行、码头放行要重新核对 | 请货代 报关行 车队 | BLA=done GITM=other-call ASA=other-call PASS=other-call TMPS=other-call`,
  }),
  rolled('XM', 'HTD', 'YHT', {
    name: 'passed for A, customs accepts the pre-manifest for B at another terminal',
    tells: `ship-changed | ${haul('海天', '远海')}；运抵、放行、码头放行要重新核对 | 请货代 报关行 车队 | BLA=done GITM=other-call ASA=other-call PASS=other-call TMPS=other-call`,
  }),
  rolled('SZ', 'CNYTN', 'SCT', {
    name: 'with its slip for A, the port’s row names B at another terminal and has given nothing yet',
    by: 'row',
    tells: `ship-changed | ${haul('盐田', '蛇口')}；运抵、海关放行、放行条要重新核对 | 请货代 报关行 车队 | GITM=other-call ASA=other-call PASS=other-call TMPS=other-call`,
  }),
  rolled('DL', 'DCT', 'DICT', {
    name: 'passed for A, customs accepts the pre-manifest for B at another terminal',
    tells: `ship-changed | ${haul('大连集装箱', '大连国际')}；运抵、放行、码头放行要重新核对 | 请货代 报关行 车队 | BLA=done GITM=other-call ASA=other-call PASS=other-call TMPS=other-call`,
  }),
  // Where the boxes stand.
  rolled('NB', 'BLCT2', 'NBSCT', {
    name: 'B berths where the boxes are, under the terminal’s other code: nothing is to be hauled, the gate-in stands',
    tells: `ship-changed | 已换船，运抵、放行、码放要重新核对（原 ${left}） | 并通知车队 | GITM=done ASA=other-call`,
  }),
  rolled('QD', 'QQCT', null, {
    name: 'nobody has told where B berths: the gate-in stands',
    tells: `ship-changed | 已换船，运抵、报关放行、装载放行、外理放行、码头放行要重新核对（原 ${left}） | 并通知车队 | GITM=done TMPS=other-call`,
  }),
  rolled('NB', 'NBAD', 'BLCTMS', {
    name: 'the boxes came into a yard: ships berth at none, nobody knows what is to be hauled',
    tells: `ship-changed | 已换船，运抵、放行、码放要重新核对（原 ${left}） | 并通知车队 | GITM=done`,
  }),
  rolled('DL', 'DCT', 'DICT', {
    name: 'a box that never came in has nothing to be looked at anew',
    before: [out],
    tells: '- | | | GITM=none,running ASA=none',
  }),
  rolled('TJ', 'TACT', 'FICT', {
    name: 'one of two boxes was ready for A, the other never came: the first is hollow',
    before: [ready('TJ'), out],
    tells: `ship-changed | ${haul('联盟国际', '五洲国际')}；运抵、放行、码头放行要重新核对 | 报关行 | TMPS=other-call`,
  }),
  rolled('XM', 'HTD', 'YHT', {
    name: 'on board of A, and customs accepts B afterwards: nothing of it is hollow, and it is not on board of B',
    before: [{ ...ready('XM'), loaded: true }],
    tells: `ship-changed | 装船报告是 ${left}，与 BETA/303E 不同 | 码头 货代 | LOBD=other-call TMPS=done`,
  }),
  // On board of what carries it: B's sailing is none of the bill's.
  rolled('NB', 'BLCT2', 'BLCTMS', {
    name: 'M3 on board of A, the forwarder’s list names B, and B has sailed: not sailed with B',
    before: [{ ...ready('NB'), loaded: true }],
    sailedAgo: 30,
    tells: `ship-changed | 装船报告是 ${left}，与 BETA/303E 不同 | 码头 货代 | LOBD=other-call DLPT=none`,
  }),
  rolled('SH', 'WGQ4', 'WGQ4', {
    name: 'M3 one of two on board of A, the other ashore: one is told on A, and the other waits for B',
    before: [{ ...ready('SH'), loaded: true }, ready('SH')],
    tells: `ship-changed | 1/2 箱装船报告是 ${left}，与 BETA/303E 不同 | 码头 货代 | LOBD=other-call`,
  }),
  rolled('DL', 'DCT', 'DCT', {
    name: 'M3 one of two on board of A, the other with no load report, and B has sailed: A’s load list says nothing of it',
    before: [{ ...ready('DL'), loaded: true }, ready('DL')],
    sailedAgo: 30,
    tells: `ship-changed | 1/2 箱装船报告是 ${left}，与 BETA/303E 不同 | 码头 货代 | LOBD=other-call DLPT=exception`,
  }),
  rolled('TJ', 'TACT', 'TACT', {
    name: 'M3 on board of A by an earlier report, of B by a later one: it is on board of B',
    before: [{ ...ready('TJ'), loaded: true }],
    anew: { ...ready('TJ'), gateInAgo: 80, longAgo: 0, loaded: true },
    tells: '- | 已装船，等离港 | | LOBD=done',
  }),
  // What was said anew.
  rolled('NB', 'BLCT2', 'BLCTMS', {
    name: 'arrived and released anew for B: the old pass alone is to be looked at, and nothing to be hauled',
    anew: { ...byCustoms, gate: 'in', gateInAgo: 80, longAgo: 0 },
    tells: `ship-changed triple-missing | 已换船，码放要重新核对（原 ${left}） | 并通知车队 | GITM=done ASA=done PASS=done SLD=other-call TMPS=other-call`,
  }),
  rolled('TJ', 'TACT', 'FICT', {
    name: 'everything said anew for B',
    anew: { ...ready('TJ'), gateInAgo: 80, longAgo: 0 },
    tells: '- | 码头已放行，等装船 | | GITM=done ASA=done PASS=done TMPS=done',
  }),
  rolled('QD', 'QQCT', 'QQCTN', {
    name: 'the new terminal’s row says no of everything: each step is open, not hollow; pre-manifest and gate-in are A’s still',
    by: 'row',
    anew: { gate: 'out', flags: { arrive: ['no'], customs: ['no'], loadPermit: ['no'], tally: ['no'], pass: ['no'] } },
    tells: `ship-changed | ${haul('前湾', '前湾新联合')}；预配要重新核对 | 车队 | GITM=other-call ASA=running,none PAS=none TMPS=none`,
  }),
  rolled('QD', 'QQCT', 'QQCTN', {
    name: 'released for B at the other terminal: that is customs’ word, and moves no box',
    by: 'row',
    anew: { gate: 'out', flags: { customs: ['yes'] } },
    tells: `ship-changed | ${haul('前湾', '前湾新联合')}；装载放行、外理放行、码头放行要重新核对 | 请货代 报关行 车队 | GITM=other-call PAS=done PASS=other-call TMPS=other-call`,
  }),
  rolled('QD', 'QQCT', 'QQCTN', {
    name: 'tallied for B at the other terminal: whoever counts a box has it',
    by: 'row',
    anew: { gate: 'out', flags: { tally: ['yes'] } },
    tells: `ship-changed | 已换船，码头放行要重新核对（原 ${left}） | 请货代 报关行 车队 | TALLY=done TMPS=other-call`,
  }),
  rolled('SH', 'WGQ4', 'WGQ4', {
    name: 'released anew by customs, which implies the arrival',
    anew: { gate: 'out', release: ['accepted'] },
    tells: `ship-changed | 已换船，码放要重新核对（原 ${left}） | 报关行 | GITM=done PASS=done TMPS=other-call`,
  }),
  rolled('DL', 'DCT', 'DCT', {
    name: 'customs took the release for A back and gave it for B: what it took was A’s',
    before: [{ ...byCustoms, release: ['accepted', 'withdrawn'] }],
    anew: { gate: 'out', release: ['accepted'] },
    tells: '- | 海关已放行，等码头放行 | | PASS=done',
  }),
  rolled('DL', 'DCT', 'DCT', {
    name: 'customs took the release for A back and gave none: it is taken back all the same',
    before: [{ ...byCustoms, release: ['accepted', 'withdrawn'] }],
    tells: `ship-changed withdrawn | 已换船，运抵要重新核对（原 ${left}） | 报关行 | ASA=other-call PASS=exception`,
  }),
  rolled('TJ', 'TACT', 'FICT', {
    name: 'everything said anew for B, and the old terminal’s row once more after it',
    anew: { ...ready('TJ'), gateInAgo: 80, longAgo: 0 },
    isRepeated: true,
    tells: '- | 码头已放行，等装船 | | GITM=done ASA=done PASS=done TMPS=done',
  }),
  rolled('DL', 'DCT', 'DCT', {
    name: 'customs gave its release for B; that the port’s row for A says no once more says nothing of it',
    before: [{ ...byCustoms, release: [], flags: { arrive: ['yes'], customs: ['no'] } }],
    anew: { gate: 'out', release: ['accepted'] },
    isRepeated: true,
    tells: '- | 海关已放行，等码头放行 | | PASS=done',
  }),
  rolled('DL', 'DCT', 'DICT', {
    name: 'gate and customs named the box and A alone: it is A’s gate-in and arrival all the same',
    before: [{ ...byCustoms, release: [] }],
    isByBoxAlone: true,
    tells: `ship-changed | ${haul('大连集装箱', '大连国际')}；运抵要重新核对 | 车队 | GITM=other-call ASA=other-call PASS=none`,
  }),
  rolled('NB', 'BLCT2', 'BLCTMS', {
    name: 'the new ship’s 截港 has passed: what stands for A is hollow, whatever is late',
    closesIn: -60,
    tells: `ship-changed cut-off-missed | ${haul('北二集司', '梅山')}；运抵、放行、码放要重新核对 | 请货代 报关行 车队 | BLA=other-call ASA=other-call TMPS=other-call`,
  }),
  rolled('NB', 'BLCT2', 'NBSCT', {
    name: 'the 截港 of the new ship has passed where the boxes are: they are in, and lack what stands for A',
    closesIn: -60,
    tells: `ship-changed release-missed papers-missing | 已换船，运抵、放行、码放要重新核对（原 ${left}） | 请货代 报关行 | BLA=other-call GITM=done`,
  }),
  rolled('NB', 'BLCT2', 'BLCTMS', {
    name: 'H6 the 截港 of the new ship is near: a box at the other terminal has not come in there',
    closesIn: 300,
    tells: `ship-changed not-gated-in papers-missing | ${haul('北二集司', '梅山')}；运抵、放行、码放要重新核对 | 车队 | GITM=other-call`,
  }),
  // Who names a call.
  rolled('XM', 'HTD', 'YHT', {
    name: 'the port’s row for A is told once more after customs accepted B: the bill stays with B',
    isRepeated: true,
    tells: `ship-changed | ${haul('海天', '远海')}；运抵、放行、码头放行要重新核对 | 报关行 | TMPS=other-call`,
  }),
  rolled('NB', 'BLCT2', 'BLCTMS', {
    name: 'a gate that names another ship changes none',
    by: 'gate',
    tells: '- | 五节点已齐，码放已给，等装船 | | ASA=done TMPS=done',
  }),
  rolled('SZ', 'CNYTN', 'SCT', {
    name: 'what names no call says nothing of a ship, and stands',
    by: 'row',
    isWithoutCall: true,
    tells: '- | 放行条已有，等装船 | | ASA=done TMPS=done',
  }),
  // The same ship on its next voyage is another call; another spelling of it is none.
  rolled('NB', 'BLCT2', 'BLCT2', {
    name: 'the next voyage of the same ship',
    to: { ...alpha, voyage: '103E' },
    tells: 'ship-changed | 已换航次，运抵、放行、码放要重新核对（原 ALPHA/101E） | 并通知车队 | TMPS=other-call',
  }),
  ...(
    [
      ['NB', { ...alpha, vesselName: 'MV ALPHA' }],
      ['SH', { ...alpha, vesselName: 'M/V ALPHA', vesselCode: null }],
      ['QD', { ...alpha, voyage: 'V.101E' }],
      ['TJ', { ...alpha, voyage: 'V101E' }],
      ['XM', { ...alpha, voyage: '0101E' }],
      ['SZ', { ...alpha, vesselName: null, vesselCode: '9100001' }],
      ['DL', { ...alpha, voyage: '100W/101E' }],
      ['QD', { ...alpha, voyage: null }],
      ['TJ', { vesselName: null, vesselCode: null, voyage: '303E' }],
      ['SH', { vesselName: null, vesselCode: '3FUN7', voyage: '303E' }],
      ['XM', { vesselName: '阿尔法', vesselCode: null, voyage: '303E' }],
      ['SZ', { vesselName: 'ALPHA', vesselCode: 'UN9300003', voyage: '101E' }],
      ['DL', { vesselName: 'AL-PHA', vesselCode: null, voyage: '101' }],
    ] as const satisfies readonly (readonly [PortCode, VesselCall])[]
  ).map(([port, to]) =>
    rolled(port, portRules(port).terminals[0]!.code, null, {
      name: `${to.vesselName ?? to.vesselCode ?? 'no ship'} ${to.voyage ?? 'no voyage'} is no other call than ALPHA 101E`,
      by: port === 'NB' ? 'list' : 'row',
      to,
      tells: '- | | | ASA=done PASS=done TMPS=done',
    }),
  ),
];

const minuteMs = 60_000;

/** Everything that was reported of a line's bill, in the order of hearing. */
export function factsOfLine(line: ShipChangeLine): readonly Fact[] {
  const { port, before, at, berths, by, to = beta, anew, closesIn = 20_000 } = line;
  const placed: ReadonlySet<FactKind> = new Set(['gate-in', 'release-row', 'load']);
  const saidFor = (facts: readonly Fact[], call: VesselCall, terminal: string | null): Fact[] =>
    facts.map((fact) => ({ ...fact, ...call, terminal: placed.has(fact.kind) ? terminal : null }));
  const preManifest = port === 'SZ' ? [] : (['accepted'] as const);
  const old = saidFor(factsOfCase({ port, boxes: before, preManifest, plan: null }), alpha, at);
  const unnamed = { vesselName: null, vesselCode: null, voyage: null };
  const ofBoxes: ReadonlySet<FactKind> = new Set(['gate-in', 'arrival-receipt']);
  const told = old.map((fact): Fact => {
    if (line.isWithoutCall && fact.containerNo !== null) return { ...fact, ...unnamed };
    return line.isByBoxAlone && ofBoxes.has(fact.kind) ? { ...fact, billNo: null } : fact;
  });

  const tell = (kind: FactKind, agoMinutes: number, more: object = {}): Fact => {
    const saidMs = caseNowMs - agoMinutes * minuteMs;
    const head = { ...told[0]!, ...to, happenedMs: saidMs, saidMs, heardMs: saidMs + minuteMs, billNo: caseBillNo, containerNo: null };
    return { ...head, kind, detail: emptyDetails[kind], ...more } as Fact;
  };
  const boxes = before.map((_, index) => ({ containerNo: boxNoOf(index) }));
  const naming = {
    list: () => boxes.map((box) => tell('manifest', 90, box)),
    row: () => boxes.map((box) => tell('release-row', 90, { ...box, terminal: berths })),
    acceptance: () => [tell('pre-manifest-receipt', 90, { detail: { ...emptyDetails['pre-manifest-receipt'], code: '01' } })],
    gate: () => boxes.map((box) => tell('gate-in', 890, { ...box, terminal: at })),
  }[by]();
  const ofBox = anew
    ? factsOfCase({ port, boxes: [anew], preManifest: [], plan: null }).filter(({ containerNo }) => containerNo !== null)
    : [];
  const answers = ofBox.filter(({ kind }) => kind !== 'manifest' && kind !== 'gate-out');
  const atdMs = line.sailedAgo === undefined ? null : caseNowMs - line.sailedAgo * minuteMs;
  const plan =
    berths === null
      ? []
      : [
          tell('vessel-plan', Math.min(80, line.sailedAgo ?? 80), {
            billNo: null,
            terminal: berths,
            detail: { ...emptyDetails['vessel-plan'], portClosesMs: caseNowMs + closesIn * minuteMs, atdMs },
          }),
        ];
  const again = line.isRepeated
    ? told.filter(({ kind }) => kind === 'release-row').map((fact) => ({ ...fact, saidMs: caseNowMs - minuteMs, heardMs: caseNowMs }))
    : [];
  return [...told, ...naming, ...saidFor(answers, to, berths), ...plan, ...again].map((fact, index) => ({
    ...fact,
    id: index + 1,
    messageId: index + 1,
  }));
}
