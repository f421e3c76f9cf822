/** The text of one cell of the bill list, as screen and export show it. */
import { portRules, type PortCode } from '../ports/index';
import { releaseFlagText } from '../vocabulary/bill-progress';
import { parseShanghai } from '../vocabulary/shanghai-time';
import type { BillColumn } from './columns';

/** R-0-07: an empty cell shows this. */
export const emptyCellText = '-';

/** The fields of a row that more than one column needs. */
interface ShownRow {
  /** Its port: whose nodes the strip shows. */
  readonly area: PortCode;
  readonly portCloseTime: string | null;
  readonly sentence: string;
  readonly nodeGroup: readonly { readonly code: string; readonly state: string }[];
}

const stateTexts: Readonly<Record<string, string>> = {
  none: '未到',
  running: '进行中',
  part: '部分',
  done: '已完成',
  exception: '异常',
  inspection: '查验',
};

/** `MM-DD HH:mm`, as tables show a time (R-0-06). */
export function shortTime(time: string): string {
  return time.slice(5, 16);
}

/**
 * The text of `column` in `row`; numbers stay numbers, so that a spreadsheet
 * can add them up.
 *
 * @param portNowMs port time, for the countdown.
 * @param empty what an empty cell shows; a file leaves it empty, where a lone dash would be a formula.
 */
export function billCellText(column: BillColumn, row: ShownRow, portNowMs: number, empty = emptyCellText): string | number {
  const value = (row as unknown as Readonly<Record<string, unknown>>)[column.prop];
  switch (column.form) {
    case 'time':
      return typeof value === 'string' && value !== '' ? shortTime(value) : empty;
    case 'number':
      return typeof value === 'number' ? value : empty;
    case 'switch':
      return value === true ? '是' : '否';
    case 'countdown':
      return row.portCloseTime === null ? empty : countdownText(parseShanghai(row.portCloseTime)! - portNowMs);
    case 'nodes':
      return row.nodeGroup
        .map(
          ({ code, state }) =>
            `${portRules(row.area).strip.find((node) => node.code === code)?.sign ?? code}:${stateTexts[state] ?? state}`,
        )
        .join(' ');
    case 'code':
    case 'text':
    case 'count': {
      const text = textOf(column.prop, value, row);
      return typeof text === 'string' && text !== '' ? text : empty;
    }
  }
}

const preManifestTexts: Readonly<Record<string, string>> = { done: '已接受', exception: '退单', running: '未回执' };

function textOf(prop: string, value: unknown, { sentence }: ShownRow): unknown {
  if (prop === 'lastestStatus') return sentence;
  if (typeof value !== 'string' || value === '') return value;
  // R-4.10-07: lists use the softer form.
  if (prop === 'nppStatus' || prop === 'customFlag') return releaseFlagText(value);
  return prop === 'preFlag' ? (preManifestTexts[value] ?? value) : value;
}

/** `1天 03:12`, `03:12:40`, or `已截 02:47` once it is over. */
export function countdownText(leftMs: number): string {
  const seconds = Math.floor(Math.abs(leftMs) / 1000);
  const days = Math.floor(seconds / 86_400);
  const pad = (value: number): string => String(value).padStart(2, '0');
  const hours = pad(Math.floor(seconds / 3600) % 24);
  const minutes = pad(Math.floor(seconds / 60) % 60);
  const clock = days > 0 ? `${days}天 ${hours}:${minutes}` : `${hours}:${minutes}`;
  if (leftMs < 0) return `已截 ${clock}`;
  return days > 0 ? clock : `${clock}:${pad(seconds % 60)}`;
}
