/** 复制为一句话: the answer to "进港了吗，放行了吗，截港几点" as it goes into a chat (ux 2). */
import { shortTime } from '@mastlight/domain/contract-kit/list-columns';

/** What of a row the sentence is made of. */
export interface SentenceRow {
  readonly billNo: string;
  readonly boxArrivalCount: string;
  readonly portCloseTime: string | null;
  readonly nodeGroup: readonly { readonly code: string; readonly state: string; readonly boxesDone: number; readonly boxesTotal: number }[];
}

/** One bill in one sentence. Releases are told apart: one authority's word is not another's. */
export function writeBillSentence(row: SentenceRow): string {
  const parts: string[] = [];
  const [arrived = '0', total = '0'] = row.boxArrivalCount.split('/');
  if (total !== '0') parts.push(arrived === '0' ? `未进港 0/${total}` : `已进港 ${arrived}/${total}`);
  const state = (code: string): string => row.nodeGroup.find((node) => node.code === code)?.state ?? 'none';
  const release = row.nodeGroup.find((node) => node.code === 'release');
  switch (release?.state) {
    case 'done':
      parts.push('海放已过');
      break;
    case 'inspection':
      parts.push('海关查验中');
      break;
    case 'exception':
      parts.push('海关退单');
      break;
    case 'part':
      parts.push(`海放 ${release.boxesDone}/${release.boxesTotal}`);
      break;
    default:
      parts.push(state('arrival') === 'done' ? '已运抵，未放行' : state('arrival') === 'exception' ? '未运抵' : '未放行');
  }
  if (state('triple') === 'done') parts.push('三联已齐');
  if (row.portCloseTime !== null) parts.push(`截港 ${shortTime(row.portCloseTime)}`);
  return `提单 ${row.billNo}：${parts.join('，')}`;
}

/** Several bills, one line each. */
export function writeBillSentences(rows: readonly SentenceRow[]): string {
  return rows.map(writeBillSentence).join('\n');
}
