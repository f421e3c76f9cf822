/**
 * What is expected in each port, written from the trade: after how many minutes an event is late before anything was
 * learnt, what the row says then, what it says where the port's habit is known to be two hours and nine have passed, and
 * who is asked. A line is `node | late | sentence by the trade | sentence by the habit | whom`, in the order of the bar.
 */
import { portRules, type PortCode, type ReleaseFlag } from '../../ports/index';
import type { BillCase, BoxCase } from './bill-case';

const answer = 'BLA | 240 | 申报后 4h，还没有预配回执 | 预配回执通常申报后 2 小时，现已 9 小时 | 请货代向海关查预配回执';
const arrival = 'ASA | 120 | 进港 2h 未运抵，联系场站 | 运抵通常进港后 2 小时，现已 9 小时 | 联系场站补发';
const load = 'LOBD | 2160 | 靠泊后 1天12h，还没有装船 | 装船通常靠泊后 2 小时，现已 9 小时 | 问码头为什么还没装船';
const departure = 'DLPT | 1440 | 装船后 1天，还没有离港 | 离港通常装船后 2 小时，现已 9 小时 | 问码头或船公司，船什么时候开';

export const watchCells: Readonly<Record<PortCode, readonly string[]>> = {
  NB: [
    answer,
    arrival,
    'PASS | 720 | 运抵后 12h，还没有放行 | 放行通常运抵后 2 小时，现已 9 小时 | 催报关行，查报关单状态',
    'SLD | 720 | 放行后 12h，还没有三联单 | 三联单通常放行后 2 小时，现已 9 小时 | 请报关行在电子口岸查三联单',
    'TMPS | 360 | 三联单后 6h，还没有码放 | 码放通常三联单后 2 小时，现已 9 小时 | 联系码头，问缺什么不放行',
    load,
    departure,
  ],
  SH: [
    answer,
    arrival,
    'PASS | 720 | 运抵后 12h，还没有海放 | 海放通常运抵后 2 小时，现已 9 小时 | 催报关行，查报关单状态',
    'TMPS | 480 | 海放后 8h，还没有码放 | 码放通常海放后 2 小时，现已 9 小时 | 联系码头，问缺什么不放行',
    'PRLD | 4320 | 码放后 3天，还没有配载 | 配载通常码放后 2 小时，现已 9 小时 | 联系码头，问配载',
    load,
    departure,
  ],
  QD: [
    answer,
    arrival,
    'PAS | 720 | 运抵后 12h，还没有报关放行 | 报关放行通常运抵后 2 小时，现已 9 小时 | 催报关行，查报关单状态',
    'PASS | 480 | 报关放行后 8h，还没有装载放行 | 装载放行通常报关放行后 2 小时，现已 9 小时 | 请报关行查装载放行',
    'TALLY | 1440 | 装载放行后 1天，还没有外理放行 | 外理放行通常装载放行后 2 小时，现已 9 小时 | 联系外理放行',
    'TMPS | 720 | 外理放行后 12h，还没有码头放行 | 码头放行通常外理放行后 2 小时，现已 9 小时 | 联系码头，问缺什么不放行',
    load,
    departure,
  ],
  TJ: [
    answer,
    arrival,
    'PASS | 960 | 运抵后 16h，还没有放行 | 放行通常运抵后 2 小时，现已 9 小时 | 催报关行，查报关单状态',
    'TMPS | 720 | 放行后 12h，还没有码头放行 | 码头放行通常放行后 2 小时，现已 9 小时 | 联系码头，问缺什么不放行',
    load,
    departure,
  ],
  XM: [
    answer,
    arrival,
    'PASS | 720 | 运抵后 12h，还没有放行 | 放行通常运抵后 2 小时，现已 9 小时 | 催报关行，查报关单状态',
    'TMPS | 480 | 放行后 8h，还没有码头放行 | 码头放行通常放行后 2 小时，现已 9 小时 | 联系码头，问缺什么不放行',
    load,
    departure,
  ],
  // Its sources tell no pre-manifest.
  SZ: [
    arrival,
    'PASS | 480 | 运抵后 8h，还没有海关放行 | 海关放行通常运抵后 2 小时，现已 9 小时 | 催报关行，查报关单状态',
    'TMPS | 480 | 海关放行后 8h，还没有放行条 | 放行条通常海关放行后 2 小时，现已 9 小时 | 请报关行换放行条',
    load,
    departure,
  ],
  DL: [
    answer,
    arrival,
    'PASS | 1440 | 运抵后 1天，还没有放行 | 放行通常运抵后 2 小时，现已 9 小时 | 催报关行，查报关单状态',
    'TMPS | 960 | 放行后 16h，还没有码头放行 | 码头放行通常放行后 2 小时，现已 9 小时 | 联系码头，问缺什么不放行',
    load,
    departure,
  ],
};

/** A bill of one box that has waited so many minutes for the event of a node. */
export function waitingCase(port: PortCode, node: string, minutes: number): BillCase {
  const rules = portRules(port);
  const at = rules.steps.findIndex(({ code }) => code === node);
  const done = rules.steps.slice(0, at === -1 ? rules.steps.length : at).flatMap(({ flag }) => flag ?? []);
  const given = (more: readonly ReleaseFlag[] = []) => Object.fromEntries([...done, ...more].map((flag) => [flag, ['yes'] as const]));
  const inPort = { gate: 'in', gateInAgo: minutes + 600, listed: true } as const;
  const case_ = (box: BoxCase | null, more: Partial<BillCase> = {}): BillCase => {
    return { port, boxes: box === null ? [] : [box], preManifest: port === 'SZ' ? [] : ['accepted'], plan: {}, ...more };
  };
  if (node === 'BLA') return case_(null, { preManifest: ['declared'], declaredAgo: minutes });
  if (at === 1) return case_({ ...inPort, gateInAgo: minutes });
  if (node === 'LOBD') return case_({ ...inPort, flags: given(['stow']), longAgo: minutes + 60 }, { berthedAgo: minutes });
  if (node === 'DLPT') return case_({ ...inPort, loaded: true, longAgo: minutes - 35 });
  return case_({ ...inPort, flags: given(), longAgo: minutes - 40 });
}
