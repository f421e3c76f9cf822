/** 复制为一句话: the answer to "进港了吗，放行了吗，截港几点" as it goes into a chat (ux 2). */
import { shortTime } from '@mastlight/domain/contract-kit/list-columns';
import { portRules } from '@mastlight/domain/ports/index';
import type { PortCode } from '@mastlight/domain/vocabulary/port';

/** What of a row the sentence is made of. */
export interface SentenceRow {
  readonly area: PortCode;
  readonly billNo: string;
  readonly boxArrivalCount: string;
  readonly portCloseTime: string | null;
  readonly nodeGroup: readonly { readonly code: string; readonly state: string; readonly boxesDone: number; readonly boxesTotal: number }[];
}

/** One bill in one sentence. Releases are told apart, by the names of its port: one authority's word is not another's. */
export function writeBillSentence(row: SentenceRow): string {
  const parts: string[] = [];
  const [arrived = '0', total = '0'] = row.boxArrivalCount.split('/');
  if (total !== '0') parts.push(arrived === '0' ? `未进港 0/${total}` : `已进港 ${arrived}/${total}`);
  const flags = flagsOfStrip(row.area);
  const state = (code: string): string => row.nodeGroup.find((node) => node.code === code)?.state ?? 'none';
  const release = row.nodeGroup.find((node) => node.code === 'release');
  const releaseName = flags.find(({ code }) => code === 'release')?.name ?? '放行';
  switch (release?.state) {
    case 'done':
      parts.push(`${releaseName}已过`);
      break;
    case 'inspection':
      parts.push('海关查验中');
      break;
    case 'exception':
      parts.push('海关退单');
      break;
    case 'part':
      parts.push(`${releaseName} ${release.boxesDone}/${release.boxesTotal}`);
      break;
    default:
      parts.push(state('arrival') === 'done' ? '已运抵，未放行' : state('arrival') === 'exception' ? '未运抵' : '未放行');
  }
  // What the port tells once customs has let the boxes go.
  for (const { code, name, kind } of flags.slice(flags.findIndex((flag) => flag.code === 'release') + 1)) {
    if (state(code) === 'done') parts.push(`${name}${kind === 'document' ? '已齐' : '已过'}`);
  }
  if (row.portCloseTime !== null) parts.push(`截港 ${shortTime(row.portCloseTime)}`);
  return `提单 ${row.billNo}：${parts.join('，')}`;
}

/** Lamps of a port's strip that a flag lights, in order, as the port calls the flag. */
function flagsOfStrip(port: PortCode): readonly { readonly code: string; readonly name: string; readonly kind: 'release' | 'document' }[] {
  const { strip, nodeOf, flagOf } = portRules(port);
  return strip.flatMap(({ code, node }) => {
    const { flag } = nodeOf.get(node)!;
    const told = flag && flagOf.get(flag);
    return told ? [{ code, name: told.short ?? told.name, kind: told.kind }] : [];
  });
}

/** Several bills, one line each. */
export function writeBillSentences(rows: readonly SentenceRow[]): string {
  return rows.map(writeBillSentence).join('\n');
}
