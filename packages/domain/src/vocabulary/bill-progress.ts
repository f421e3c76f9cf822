/**
 * The words of a bill's progress: states, exceptions and flag texts; nodes are
 * a port's own (`ports/`). A status word lives here and nowhere else: code, Chinese text,
 * order. Which facts lead to which word is derived in `tracking`.
 */

/**
 * R-3.8-14: how far a node is. `part` = some boxes; `inspection` is a running node that customs looks into; `other-call` was
 * given for a ship that the bill left, and is neither done nor open.
 */
export const nodeStates = ['none', 'running', 'part', 'done', 'exception', 'inspection', 'other-call'] as const;
export type NodeState = (typeof nodeStates)[number];

/**
 * How a leg of a box stands, what it needs before it may be loaded, worst first (docs/bill-rules.md 8). `awaited`: somebody
 * can be asked for it now; `later`: what comes before it is not there yet; `implied`: nobody reported it, and what comes
 * later shows that it is done.
 */
export const legStates = ['withdrawn', 'refused', 'inspection', 'awaited', 'later', 'implied', 'given'] as const;
export type LegState = (typeof legStates)[number];

/**
 * Exceptions, worst first; chips in the list are filters by them (ux 6.1). `shortName` is for phones, `icon` one of the
 * signs of the screens. `group`: what is `lost` nobody ends any more, what is `near` has a clock still to come, what is
 * `open` waits for somebody; all three put their bill before the others, and what is `told` waits for nobody. `node`:
 * only ports that have it can tell the exception; null: every port can.
 */
export const exceptions = [
  { code: 'ship-changed', name: '换船', shortName: '换船', tone: 'danger', icon: 'rollover', group: 'open', node: null },
  {
    code: 'release-missed',
    name: '已截未放行',
    shortName: '已截未放',
    tone: 'danger',
    icon: 'customsRelease',
    group: 'open',
    node: null,
  },
  { code: 'cut-off-missed', name: '截港已过', shortName: '截港已过', tone: 'danger', icon: 'alarm', group: 'lost', node: null },
  { code: 'left-behind', name: '漏装', shortName: '漏装', tone: 'danger', icon: 'rollover', group: 'lost', node: null },
  { code: 'left-port', name: '又出港', shortName: '又出港', tone: 'danger', icon: 'gateIn', group: 'open', node: null },
  { code: 'withdrawn', name: '已取消', shortName: '已取消', tone: 'danger', icon: 'undo', group: 'open', node: null },
  { code: 'list-withdrawn', name: '舱单撤销', shortName: '舱单撤销', tone: 'attention', icon: 'doc', group: 'open', node: 'IFC' },
  { code: 'not-gated-in', name: '未进港·临近截港', shortName: '未进港', tone: 'attention', icon: 'gateIn', group: 'near', node: null },
  { code: 'arrival-missing', name: '已进港未运抵', shortName: '未运抵', tone: 'danger', icon: 'arrival', group: 'open', node: null },
  { code: 'inspection', name: '查验', shortName: '查验', tone: 'customs', icon: 'inspection', group: 'open', node: null },
  { code: 'rejected', name: '海关退单', shortName: '退单', tone: 'danger', icon: 'rejected', group: 'open', node: null },
  {
    code: 'words-differ',
    name: '两家说法不一',
    shortName: '说法不一',
    tone: 'attention',
    icon: 'warn',
    group: 'open',
    node: null,
  },
  {
    code: 'not-released',
    name: '未放行·临近截止',
    shortName: '未放行',
    tone: 'attention',
    icon: 'terminalRelease',
    group: 'near',
    node: null,
  },
  { code: 'papers-missing', name: '缺舱单·临近截单', shortName: '缺舱单', tone: 'attention', icon: 'doc', group: 'open', node: 'BLA' },
  { code: 'overdue', name: '比平常慢', shortName: '比平常慢', tone: 'attention', icon: 'clock', group: 'open', node: null },
  { code: 'cut-off-changed', name: '截港变更', shortName: '截港变更', tone: 'attention', icon: 'clock', group: 'open', node: null },
  { code: 'triple-missing', name: '放行后未三联', shortName: '未三联', tone: 'running', icon: 'triplicate', group: 'told', node: 'SLD' },
] as const;
export type ExceptionCode = (typeof exceptions)[number]['code'];
type ExceptionGroup = (typeof exceptions)[number]['group'];

/** The exceptions of some groups, worst first. */
export function exceptionsOf(...groups: readonly ExceptionGroup[]): readonly ExceptionCode[] {
  return exceptions.filter(({ group }) => groups.includes(group)).map(({ code }) => code);
}

/**
 * What keeps boxes from their ship whatever the time, worst first: they are on board of another ship, customs refused them,
 * what they had was taken back, kind by kind of whoever is to act (`withdrawn` is customs' release), customs looks into them,
 * they are not in the port, no box is known, nobody reported their arrival, they are not released, the forwarder deleted its
 * list.
 */
export const lackKinds = [
  'astray',
  'refused',
  'manifestWithdrawn',
  'arrivalWithdrawn',
  'withdrawn',
  'slipWithdrawn',
  'tallyWithdrawn',
  'passWithdrawn',
  'inspection',
  'outside',
  'unboxed',
  'unarrived',
  'unreleased',
  'undocumented',
  'untallied',
  'unpassed',
  'unlisted',
] as const;
export type LackKind = (typeof lackKinds)[number];

/** Times at which a quiet bill turns into an exception; all in port time. */
export const exceptionLimits = {
  /** R-9-18: a cut-off within so many hours is near; the user may change it. */
  cutOffNearHours: 24,
  /** A changed cut-off stays an exception for a day. */
  cutOffChangedForMs: 24 * 3_600_000,
  /** So near a clock somebody is asked, while the port says nothing, what it would have said. */
  silentNearMs: 6 * 3_600_000,
} as const;

/** What a source says of a release; where it says nothing, there is no value. */
export const flagValues = ['yes', 'no', 'withdrawn'] as const;
export type FlagValue = (typeof flagValues)[number];

/** Letters of the wire, by value (R-4.10-05 to -08). */
export const flagLetters: Readonly<Record<FlagValue, string>> = { yes: 'Y', no: 'N', withdrawn: 'T' };

/** Y shows 已放行, N 未放行 or, where it must be plain, 不能放行, T 取消放行, else 未放行 (R-4.10-05 to -08). */
export function releaseFlagText(flag: string, form: 'soft' | 'plain' = 'soft'): string {
  if (flag === 'Y') return '已放行';
  if (flag === 'T') return '取消放行';
  return flag === 'N' && form === 'plain' ? '不能放行' : '未放行';
}

/** A flag in its own words: a release is given or refused, a document or report is there (已到), missing (未到) or taken back (已取消). */
export function flagText(flag: string, kind: 'release' | 'document'): string {
  if (kind === 'release') return releaseFlagText(flag, 'plain');
  if (flag === 'Y') return '已到';
  return flag === 'T' ? '已取消' : '未到';
}

/** Customs refused what a flag speaks of. */
export const refusedText = '退单';

const checkTexts: Readonly<Record<string, string>> = {
  C: '查验',
  1: '查验',
  CM: '能够移箱',
  2: '能够移箱',
  OK: '移箱完成',
  3: '移箱完成',
  OT: '完成归位',
  4: '完成归位',
  UM: '不能移箱',
  5: '不能移箱',
  R: '撤销',
  6: '撤销',
  CR: '能够撤销',
  7: '能够撤销',
  OR: '撤销完成',
  8: '撤销完成',
  UR: '不能撤销',
  9: '不能撤销',
  P: '拼箱',
  10: '拼箱',
  O: '移箱指令收到',
  11: '移箱指令收到',
  E: '移箱操作完成',
  12: '移箱操作完成',
  Z: '已进入作业环节，请人工处理',
  15: '已进入作业环节，请人工处理',
  G: '归位完成',
  16: '归位完成',
  N: '未查验',
  '': '未查验',
};

/** Check status text; an unknown code shows itself (R-4.10-11 to -16). */
export function checkStatusText(code: string): string {
  return Object.hasOwn(checkTexts, code) ? checkTexts[code]! : code;
}

/** Whether an inspection with this code is still going on. */
export function isCheckOpen(code: string | null): boolean {
  return code !== null && !['', 'N', 'OT', '4', 'OR', '8', 'R', '6', 'G', '16'].includes(code);
}

/** What an open inspection asks for next, worst first: the box cannot be moved, may be moved, is looked at, has been moved. */
export const checkErrands = ['stuck', 'book', 'attend', 'wait'] as const;
export type CheckErrand = (typeof checkErrands)[number];

const errandOfCheck: Readonly<Record<string, CheckErrand>> = {
  UM: 'stuck',
  5: 'stuck',
  CM: 'book',
  2: 'book',
  OK: 'wait',
  3: 'wait',
  O: 'wait',
  11: 'wait',
  E: 'wait',
  12: 'wait',
};

/** What an open inspection with this code asks for next (R-4.10-11 to -16); a code without an errand of its own is looked at. */
export function checkErrand(code: string): CheckErrand {
  return Object.hasOwn(errandOfCheck, code) ? errandOfCheck[code]! : 'attend';
}

const checkModeTexts: Readonly<Record<string, string>> = {
  Y: '986(机检)',
  N: '人工',
  1: '人工',
  2: '机检',
  3: '人工+机检',
  4: '机检转人工',
  5: '机检转人工（人工查验）',
  6: '前置卫生处理',
};

/** Inspection mode text; an unknown code shows itself (R-4.10-17, -18). */
export function checkModeText(mode: string): string {
  return Object.hasOwn(checkModeTexts, mode) ? checkModeTexts[mode]! : mode;
}
