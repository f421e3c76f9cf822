/**
 * Step × cut-off × box state of U-01, written by hand: one box of a bill whose papers are in order, looked at while the
 * port's only clock, 截港, is far (30 h), near (3 h), at this minute, ten minutes past and three days past.
 *
 * A cell is `exceptions | sentence | whom to ask | nodes`; `-`: nothing is wrong; `#`: the number of the box.
 */
import type { PortCode } from '../../ports/index';
import type { BoxCase } from './bill-case';

/** Minutes from now to 截港. */
export const cutOffTimes = { far: 1800, near: 180, at: 0, past: -10, days: -4440 } as const;

export interface CellRow {
  readonly box: string;
  readonly said: BoxCase;
  readonly cells: Readonly<Record<keyof typeof cutOffTimes, string>>;
}

/** Ningbo: 进港, 运抵, 放行, 三联单, 码放; its list is at the port. */
const ningbo: readonly CellRow[] = [
  {
    box: 'not in the port',
    said: { gate: 'out', listed: true },
    cells: {
      far: '-',
      near: 'not-gated-in | 1 箱未进港，距截港 3h | 车队',
      at: 'cut-off-missed | 1 箱未进港已过截港，建议改配 | 车队 | GITM=exception',
      past: 'cut-off-missed | 1 箱未进港已过截港，建议改配 | 车队 | GITM=exception',
      days: 'cut-off-missed | 1 箱未进港已过截港，建议改配 | 车队 | GITM=exception',
    },
  },
  {
    box: 'taken out of the port again, its arrival was accepted',
    said: { gate: 'left-again', listed: true, arrival: ['accepted'] },
    cells: {
      far: 'left-port | # 10-12 02:30 又出港，问码头和车队为什么 | 车队 | GITM=exception',
      near: 'left-port | # 10-12 02:30 又出港，问码头和车队为什么 | 车队 | GITM=exception',
      at: 'left-port | # 10-12 02:30 又出港，问码头和车队为什么 | 车队 | GITM=exception',
      past: 'left-port | # 10-12 02:30 又出港，问码头和车队为什么 | 车队 | GITM=exception',
      days: 'left-port | # 10-12 02:30 又出港，问码头和车队为什么 | 车队 | GITM=exception',
    },
  },
  {
    box: 'in for an hour, no arrival report',
    said: { gate: 'in', gateInAgo: 60, listed: true },
    cells: {
      far: '-',
      near: 'not-released | # 未运抵，距截港 3h | 场站',
      at: 'release-missed | 截港已过 0m，# 未运抵 | 场站 | ASA=exception',
      past: 'release-missed | 截港已过 10m，# 未运抵 | 场站 | ASA=exception',
      days: 'release-missed | 截港已过 3天2h，# 未运抵 | 场站 | ASA=exception',
    },
  },
  {
    box: 'in for ten hours, no arrival report',
    said: { gate: 'in', listed: true },
    cells: {
      far: 'arrival-missing | 进港 10h 未运抵，联系场站 | 场站 | ASA=exception GITM=done',
      near: 'arrival-missing not-released | 进港 10h 未运抵，联系场站 | 场站 | ASA=exception GITM=done',
      at: 'release-missed arrival-missing | 截港已过 0m，# 未运抵 | 场站 | ASA=exception',
      past: 'release-missed arrival-missing | 截港已过 10m，# 未运抵 | 场站 | ASA=exception',
      days: 'release-missed arrival-missing | 截港已过 3天2h，# 未运抵 | 场站 | ASA=exception',
    },
  },
  {
    box: 'arrival report refused',
    said: { gate: 'in', listed: true, arrival: ['refused'] },
    cells: {
      far: 'rejected | 海关退单：申报要素不符 | 场站 | ASA=exception',
      near: 'rejected not-released | 海关退单：申报要素不符 | 场站 | ASA=exception',
      at: 'release-missed rejected | 截港已过 0m，# 被退单 | 场站 | ASA=exception',
      past: 'release-missed rejected | 截港已过 10m，# 被退单 | 场站 | ASA=exception',
      days: 'release-missed rejected | 截港已过 3天2h，# 被退单 | 场站 | ASA=exception',
    },
  },
  {
    box: 'arrival taken back by the port (M-02)',
    said: { gate: 'in', listed: true, flags: { arrive: ['yes', 'withdrawn'] } },
    cells: {
      far: 'withdrawn | 运抵已取消，1/1 箱 | 场站 | ASA=exception',
      near: 'withdrawn not-released | 运抵已取消，1/1 箱 | 场站 | ASA=exception',
      at: 'release-missed withdrawn | 截港已过 0m，# 运抵已取消 | 场站 | ASA=exception',
      past: 'release-missed withdrawn | 截港已过 10m，# 运抵已取消 | 场站 | ASA=exception',
      days: 'release-missed withdrawn | 截港已过 3天2h，# 运抵已取消 | 场站 | ASA=exception',
    },
  },
  {
    box: 'in the yard, arrival accepted, not released',
    said: { gate: 'in', listed: true, arrival: ['accepted'] },
    cells: {
      far: '-',
      near: 'not-released | # 未放行，距截港 3h | 报关行 | ASA=done',
      at: 'release-missed | 截港已过 0m，# 未放行 | 报关行 | ASA=done PASS=exception',
      past: 'release-missed | 截港已过 10m，# 未放行 | 报关行 | ASA=done PASS=exception',
      days: 'release-missed | 截港已过 3天2h，# 未放行 | 报关行 | ASA=done PASS=exception',
    },
  },
  {
    box: 'under inspection',
    said: { gate: 'in', listed: true, arrival: ['accepted'], inspection: 'open' },
    cells: {
      far: 'inspection | 海关查验：机检，1/1 箱 | 报关行 | PASS=inspection',
      near: 'inspection not-released | 海关查验：机检，1/1 箱 | 报关行 | PASS=inspection',
      at: 'release-missed inspection | 截港已过 0m，# 查验未完 | 报关行',
      past: 'release-missed inspection | 截港已过 10m，# 查验未完 | 报关行',
      days: 'release-missed inspection | 截港已过 3天2h，# 查验未完 | 报关行',
    },
  },
  {
    box: 'inspected and put back, not yet released',
    said: { gate: 'in', listed: true, arrival: ['accepted'], inspection: 'over' },
    cells: {
      far: '-',
      near: 'not-released | # 未放行，距截港 3h | 报关行',
      at: 'release-missed | 截港已过 0m，# 未放行 | 报关行 | PASS=exception',
      past: 'release-missed | 截港已过 10m，# 未放行 | 报关行 | PASS=exception',
      days: 'release-missed | 截港已过 3天2h，# 未放行 | 报关行 | PASS=exception',
    },
  },
  {
    box: 'an inspection that customs revoked, not yet released',
    said: { gate: 'in', listed: true, arrival: ['accepted'], inspection: 'revoked' },
    cells: {
      far: '-',
      near: 'not-released | # 未放行，距截港 3h | 报关行',
      at: 'release-missed | 截港已过 0m，# 未放行 | 报关行 | PASS=exception',
      past: 'release-missed | 截港已过 10m，# 未放行 | 报关行 | PASS=exception',
      days: 'release-missed | 截港已过 3天2h，# 未放行 | 报关行 | PASS=exception',
    },
  },
  {
    box: 'release taken back by customs (M-04)',
    said: { gate: 'in', listed: true, arrival: ['accepted'], release: ['accepted', 'withdrawn'] },
    cells: {
      far: 'withdrawn | 放行已取消，1/1 箱 | 报关行 | PASS=exception',
      near: 'withdrawn not-released | 放行已取消，1/1 箱 | 报关行 | PASS=exception',
      at: 'release-missed withdrawn | 截港已过 0m，# 放行已取消 | 报关行 | PASS=exception',
      past: 'release-missed withdrawn | 截港已过 10m，# 放行已取消 | 报关行 | PASS=exception',
      days: 'release-missed withdrawn | 截港已过 3天2h，# 放行已取消 | 报关行 | PASS=exception',
    },
  },
  {
    box: "release taken back in the port's row, the other flags given (M-03)",
    said: {
      gate: 'in',
      flags: { manifest: ['yes'], arrive: ['yes'], customs: ['yes', 'withdrawn'], triple: ['yes'], pass: ['yes'] },
    },
    cells: {
      far: 'withdrawn | 放行已取消，1/1 箱 | 报关行 | PASS=exception TMPS=done',
      near: 'withdrawn not-released | 放行已取消，1/1 箱 | 报关行 | PASS=exception',
      at: 'release-missed withdrawn | 截港已过 0m，# 放行已取消 | 报关行 | PASS=exception',
      past: 'release-missed withdrawn | 截港已过 10m，# 放行已取消 | 报关行 | PASS=exception',
      days: 'release-missed withdrawn | 截港已过 3天2h，# 放行已取消 | 报关行 | PASS=exception',
    },
  },
  {
    box: 'released, no 三联单',
    said: { gate: 'in', listed: true, arrival: ['accepted'], release: ['accepted'] },
    cells: {
      far: 'triple-missing | 已放行，等三联单 | 报关行 | PASS=done',
      near: 'not-released triple-missing | # 缺三联单，距截港 3h | 报关行 | PASS=done',
      at: 'release-missed triple-missing | 截港已过 0m，# 缺三联单 | 报关行 | PASS=done SLD=exception',
      past: 'release-missed triple-missing | 截港已过 10m，# 缺三联单 | 报关行 | PASS=done SLD=exception',
      days: 'release-missed triple-missing | 截港已过 3天2h，# 缺三联单 | 报关行 | PASS=done SLD=exception',
    },
  },
  {
    box: '三联单 taken back',
    said: { gate: 'in', flags: { manifest: ['yes'], arrive: ['yes'], customs: ['yes'], triple: ['yes', 'withdrawn'], pass: ['no'] } },
    cells: {
      far: 'withdrawn | 三联单已取消，1/1 箱 | 报关行 | SLD=exception',
      near: 'withdrawn not-released | 三联单已取消，1/1 箱 | 报关行 | SLD=exception',
      at: 'release-missed withdrawn | 截港已过 0m，# 三联单已取消 | 报关行 | SLD=exception',
      past: 'release-missed withdrawn | 截港已过 10m，# 三联单已取消 | 报关行 | SLD=exception',
      days: 'release-missed withdrawn | 截港已过 3天2h，# 三联单已取消 | 报关行 | SLD=exception',
    },
  },
  {
    box: "all but the terminal's pass",
    said: { gate: 'in', flags: { manifest: ['yes'], arrive: ['yes'], customs: ['yes'], triple: ['yes'], pass: ['no'] } },
    cells: {
      far: '-',
      near: 'not-released | # 未码放，距截港 3h | 码头 | SLD=done',
      at: 'release-missed | 截港已过 0m，# 未码放 | 码头 | SLD=done TMPS=exception',
      past: 'release-missed | 截港已过 10m，# 未码放 | 码头 | SLD=done TMPS=exception',
      days: 'release-missed | 截港已过 3天2h，# 未码放 | 码头 | SLD=done TMPS=exception',
    },
  },
  {
    box: "the terminal's pass taken back, YYYYT (M-02)",
    said: { gate: 'in', flags: { manifest: ['yes'], arrive: ['yes'], customs: ['yes'], triple: ['yes'], pass: ['yes', 'withdrawn'] } },
    cells: {
      far: 'withdrawn | 码放已取消，1/1 箱 | 码头 | TMPS=exception',
      near: 'withdrawn not-released | 码放已取消，1/1 箱 | 码头 | TMPS=exception',
      at: 'release-missed withdrawn | 截港已过 0m，# 码放已取消 | 码头 | TMPS=exception',
      past: 'release-missed withdrawn | 截港已过 10m，# 码放已取消 | 码头 | TMPS=exception',
      days: 'release-missed withdrawn | 截港已过 3天2h，# 码放已取消 | 码头 | TMPS=exception',
    },
  },
  {
    box: 'clean manifest taken back, else ready',
    said: { gate: 'in', flags: { manifest: ['yes', 'withdrawn'], arrive: ['yes'], customs: ['yes'], triple: ['yes'], pass: ['yes'] } },
    cells: {
      far: 'withdrawn | 清洁舱单已取消，1/1 箱 | 货代 | IFC=exception TMPS=done',
      near: 'withdrawn | 清洁舱单已取消，1/1 箱 | 货代 | IFC=exception TMPS=done',
      at: 'withdrawn | 清洁舱单已取消，1/1 箱 | 货代 | IFC=exception TMPS=done',
      past: 'withdrawn | 清洁舱单已取消，1/1 箱 | 货代 | IFC=exception TMPS=done',
      days: 'withdrawn | 清洁舱单已取消，1/1 箱 | 货代 | IFC=exception TMPS=done',
    },
  },
  {
    box: 'the pass alone was told, NNNNY: what it implies is not asked for',
    said: { gate: 'in', listed: true, flags: { manifest: ['yes'], arrive: ['no'], customs: ['no'], triple: ['no'], pass: ['yes'] } },
    cells: { far: '-', near: '-', at: '-', past: '-', days: '-' },
  },
  {
    box: 'ready',
    said: { gate: 'in', flags: { manifest: ['yes'], arrive: ['yes'], customs: ['yes'], triple: ['yes'], pass: ['yes'] } },
    cells: { far: '-', near: '-', at: '-', past: '-', days: '-' },
  },
  {
    box: 'on board',
    said: { gate: 'in', loaded: true, flags: { manifest: ['yes'], arrive: ['yes'], customs: ['yes'], triple: ['yes'], pass: ['yes'] } },
    cells: { far: '-', near: '-', at: '-', past: '-', days: '-' },
  },
];

/** Shanghai: 进港, 运抵, 海放, 码放; 配载 follows the pass and is no step. */
const shanghai: readonly CellRow[] = [
  {
    box: 'not in the port',
    said: { gate: 'out' },
    cells: {
      far: '-',
      near: 'not-gated-in | 1 箱未进港，距截港 3h | 车队',
      at: 'cut-off-missed | 1 箱未进港已过截港，建议改配 | 车队 | GITM=exception',
      past: 'cut-off-missed | 1 箱未进港已过截港，建议改配 | 车队 | GITM=exception',
      days: 'cut-off-missed | 1 箱未进港已过截港，建议改配 | 车队 | GITM=exception',
    },
  },
  {
    box: 'taken out of the port again though released',
    said: { gate: 'left-again', arrival: ['accepted'], release: ['accepted'] },
    cells: {
      far: 'left-port | # 10-12 02:30 又出港，问码头和车队为什么 | 车队 | GITM=exception',
      near: 'left-port | # 10-12 02:30 又出港，问码头和车队为什么 | 车队 | GITM=exception',
      at: 'left-port | # 10-12 02:30 又出港，问码头和车队为什么 | 车队 | GITM=exception',
      past: 'left-port | # 10-12 02:30 又出港，问码头和车队为什么 | 车队 | GITM=exception',
      days: 'left-port | # 10-12 02:30 又出港，问码头和车队为什么 | 车队 | GITM=exception',
    },
  },
  {
    box: 'released, its gate-in never reported',
    said: { gate: 'out', arrival: ['accepted'], release: ['accepted'] },
    cells: {
      far: '-',
      near: 'not-released | # 未码放，距截港 3h | 码头',
      at: 'release-missed | 截港已过 0m，# 未码放 | 码头 | TMPS=exception',
      past: 'release-missed | 截港已过 10m，# 未码放 | 码头 | TMPS=exception',
      days: 'release-missed | 截港已过 3天2h，# 未码放 | 码头 | TMPS=exception',
    },
  },
  {
    box: 'in for an hour and 59 minutes, no arrival report',
    said: { gate: 'in', gateInAgo: 119 },
    cells: {
      far: '-',
      near: 'not-released | # 未运抵，距截港 3h | 场站',
      at: 'release-missed | 截港已过 0m，# 未运抵 | 场站 | ASA=exception',
      past: 'release-missed | 截港已过 10m，# 未运抵 | 场站 | ASA=exception',
      days: 'release-missed | 截港已过 3天2h，# 未运抵 | 场站 | ASA=exception',
    },
  },
  {
    box: 'in for two hours, no arrival report',
    said: { gate: 'in', gateInAgo: 120 },
    cells: {
      far: 'arrival-missing | 进港 2h 未运抵，联系场站 | 场站 | ASA=exception',
      near: 'arrival-missing not-released | 进港 2h 未运抵，联系场站 | 场站 | ASA=exception',
      at: 'release-missed arrival-missing | 截港已过 0m，# 未运抵 | 场站 | ASA=exception',
      past: 'release-missed arrival-missing | 截港已过 10m，# 未运抵 | 场站 | ASA=exception',
      days: 'release-missed arrival-missing | 截港已过 3天2h，# 未运抵 | 场站 | ASA=exception',
    },
  },
  {
    box: 'arrival report refused',
    said: { gate: 'in', arrival: ['refused'] },
    cells: {
      far: 'rejected | 海关退单：申报要素不符 | 场站 | ASA=exception',
      near: 'rejected not-released | 海关退单：申报要素不符 | 场站 | ASA=exception',
      at: 'release-missed rejected | 截港已过 0m，# 被退单 | 场站 | ASA=exception',
      past: 'release-missed rejected | 截港已过 10m，# 被退单 | 场站 | ASA=exception',
      days: 'release-missed rejected | 截港已过 3天2h，# 被退单 | 场站 | ASA=exception',
    },
  },
  {
    box: 'arrival report refused and accepted since',
    said: { gate: 'in', arrival: ['refused', 'accepted'] },
    cells: {
      far: '-',
      near: 'not-released | # 未海放，距截港 3h | 报关行 | ASA=done',
      at: 'release-missed | 截港已过 0m，# 未海放 | 报关行 | ASA=done PASS=exception',
      past: 'release-missed | 截港已过 10m，# 未海放 | 报关行 | ASA=done PASS=exception',
      days: 'release-missed | 截港已过 3天2h，# 未海放 | 报关行 | ASA=done PASS=exception',
    },
  },
  {
    box: 'arrival taken back by the port',
    said: { gate: 'in', flags: { arrive: ['yes', 'withdrawn'] } },
    cells: {
      far: 'withdrawn | 运抵已取消，1/1 箱 | 场站 | ASA=exception',
      near: 'withdrawn not-released | 运抵已取消，1/1 箱 | 场站 | ASA=exception',
      at: 'release-missed withdrawn | 截港已过 0m，# 运抵已取消 | 场站 | ASA=exception',
      past: 'release-missed withdrawn | 截港已过 10m，# 运抵已取消 | 场站 | ASA=exception',
      days: 'release-missed withdrawn | 截港已过 3天2h，# 运抵已取消 | 场站 | ASA=exception',
    },
  },
  {
    box: 'in the yard, arrival accepted, not released',
    said: { gate: 'in', arrival: ['accepted'], flags: { customs: ['no'], pass: ['no'] } },
    cells: {
      far: '-',
      near: 'not-released | # 未海放，距截港 3h | 报关行 | ASA=done',
      at: 'release-missed | 截港已过 0m，# 未海放 | 报关行 | ASA=done PASS=exception',
      past: 'release-missed | 截港已过 10m，# 未海放 | 报关行 | ASA=done PASS=exception',
      days: 'release-missed | 截港已过 3天2h，# 未海放 | 报关行 | ASA=done PASS=exception',
    },
  },
  {
    box: 'under inspection while the port says released',
    said: { gate: 'in', arrival: ['accepted'], inspection: 'open', flags: { customs: ['yes'], pass: ['yes'] } },
    cells: {
      far: 'inspection | 海关查验：机检，1/1 箱 | 报关行 | PASS=inspection',
      near: 'inspection not-released | 海关查验：机检，1/1 箱 | 报关行 | PASS=inspection',
      at: 'release-missed inspection | 截港已过 0m，# 查验未完 | 报关行',
      past: 'release-missed inspection | 截港已过 10m，# 查验未完 | 报关行',
      days: 'release-missed inspection | 截港已过 3天2h，# 查验未完 | 报关行',
    },
  },
  {
    box: 'release taken back by customs (M-04)',
    said: { gate: 'in', arrival: ['accepted'], release: ['accepted', 'withdrawn'] },
    cells: {
      far: 'withdrawn | 海放已取消，1/1 箱 | 报关行 | PASS=exception',
      near: 'withdrawn not-released | 海放已取消，1/1 箱 | 报关行 | PASS=exception',
      at: 'release-missed withdrawn | 截港已过 0m，# 海放已取消 | 报关行 | PASS=exception',
      past: 'release-missed withdrawn | 截港已过 10m，# 海放已取消 | 报关行 | PASS=exception',
      days: 'release-missed withdrawn | 截港已过 3天2h，# 海放已取消 | 报关行 | PASS=exception',
    },
  },
  {
    box: "release taken back in the port's row, the pass still given (M-03)",
    said: { gate: 'in', flags: { arrive: ['yes'], customs: ['yes', 'withdrawn'], pass: ['yes'] } },
    cells: {
      far: 'withdrawn | 海放已取消，1/1 箱 | 报关行 | PASS=exception TMPS=done',
      near: 'withdrawn not-released | 海放已取消，1/1 箱 | 报关行 | PASS=exception',
      at: 'release-missed withdrawn | 截港已过 0m，# 海放已取消 | 报关行 | PASS=exception',
      past: 'release-missed withdrawn | 截港已过 10m，# 海放已取消 | 报关行 | PASS=exception',
      days: 'release-missed withdrawn | 截港已过 3天2h，# 海放已取消 | 报关行 | PASS=exception',
    },
  },
  {
    box: 'released, not passed by the terminal',
    said: { gate: 'in', arrival: ['accepted'], release: ['accepted'], flags: { pass: ['no'] } },
    cells: {
      far: '-',
      near: 'not-released | # 未码放，距截港 3h | 码头 | PASS=done',
      at: 'release-missed | 截港已过 0m，# 未码放 | 码头 | PASS=done TMPS=exception',
      past: 'release-missed | 截港已过 10m，# 未码放 | 码头 | PASS=done TMPS=exception',
      days: 'release-missed | 截港已过 3天2h，# 未码放 | 码头 | PASS=done TMPS=exception',
    },
  },
  {
    box: "the terminal's pass taken back (M-02)",
    said: { gate: 'in', arrival: ['accepted'], release: ['accepted'], flags: { pass: ['yes', 'withdrawn'] } },
    cells: {
      far: 'withdrawn | 码放已取消，1/1 箱 | 码头 | TMPS=exception',
      near: 'withdrawn not-released | 码放已取消，1/1 箱 | 码头 | TMPS=exception',
      at: 'release-missed withdrawn | 截港已过 0m，# 码放已取消 | 码头 | TMPS=exception',
      past: 'release-missed withdrawn | 截港已过 10m，# 码放已取消 | 码头 | TMPS=exception',
      days: 'release-missed withdrawn | 截港已过 3天2h，# 码放已取消 | 码头 | TMPS=exception',
    },
  },
  {
    box: 'ready, no place on board yet',
    said: { gate: 'in', arrival: ['accepted'], release: ['accepted'], flags: { pass: ['yes'], stow: ['no'] } },
    cells: { far: '-', near: '-', at: '-', past: '-', days: '-' },
  },
  {
    box: 'on board',
    said: { gate: 'in', loaded: true, arrival: ['accepted'], release: ['accepted'], flags: { pass: ['yes'] } },
    cells: { far: '-', near: '-', at: '-', past: '-', days: '-' },
  },
];

export const cutOffCells: Readonly<Partial<Record<PortCode, readonly CellRow[]>>> = { NB: ningbo, SH: shanghai };
