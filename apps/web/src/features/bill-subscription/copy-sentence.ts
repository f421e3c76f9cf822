/** 复制为一句话: the answer to "到哪一步了，还差什么，截港几点" as it goes into a chat (ux 2). */
import { shortTime } from '@mastlight/domain/contract-kit/list-columns';
import { portRules } from '@mastlight/domain/ports/index';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';

/** What of a row the sentence is made of. */
export interface SentenceRow {
  /** Its port, whose word the cut-off has. */
  readonly area: PortCode;
  readonly billNo: string;
  readonly shipInfo: string | null;
  readonly boxArrivalCount: string;
  readonly loadTime: string | null;
  readonly departureTime: string | null;
  readonly portCloseTime: string | null;
  /** The clock that the bill runs by, as its port calls it, port time. */
  readonly clock?: { readonly name: string; readonly time: string } | null | undefined;
  /** The row's own sentence: what is wrong or missing, or how far it is. */
  readonly sentence: string;
  /** How far it is, where the row's sentence speaks to its owner alone. */
  readonly progress?: string | null | undefined;
}

const departed = '已离港';

/**
 * How far the bill is, told by its furthest step; null when nothing is known of it. It has sailed with all of its boxes
 * on board, as node 离港 is judged: a ship that left without them, or of which no load list was heard, did not take it.
 */
function furthestStep({ boxArrivalCount, loadTime, departureTime }: SentenceRow): string | null {
  if (loadTime !== null) return departureTime === null ? `已装船 ${shortTime(loadTime)}` : `${departed} ${shortTime(departureTime)}`;
  const [arrived = '0', total = '0'] = boxArrivalCount.split('/');
  if (!/^[1-9]/.test(total)) return null;
  return arrived === '0' ? `未进港 0/${total}` : `已进港 ${arrived}/${total}`;
}

/**
 * One bill in one sentence: its furthest step, what the row says of it, and
 * while the ship is there the clock that it runs by and its cut-off.
 *
 * @param portNowMs port time: a cut-off that has passed says so.
 */
export function writeBillSentence(row: SentenceRow, portNowMs: number): string {
  const sentence = row.progress ?? row.sentence;
  // The sailing is told once, whichever of its reports the row's sentence goes by.
  const parts = [sentence.startsWith(departed) ? null : furthestStep(row), sentence || null];
  if (row.departureTime === null) {
    // The one that presses first, then the one that everybody asks for.
    const ofPort = portRules(row.area).cutOffNames.portClosesMs;
    const clocks = new Map([...(row.clock ? [[row.clock.name, row.clock.time] as const] : []), [ofPort, row.portCloseTime] as const]);
    for (const [name, time] of clocks) {
      if (time === null) continue;
      const isOver = (parseShanghai(time) ?? portNowMs) <= portNowMs;
      parts.push(`${name}${isOver ? '已过' : ''} ${shortTime(time)}`);
    }
  }
  // The row's sentence may be the furthest step in the same words.
  const told = parts.filter((part, i) => part !== null && parts.indexOf(part) === i);
  return `提单 ${row.billNo}${row.shipInfo === null ? '' : ` ${row.shipInfo}`}：${told.join('，')}`;
}

/** Several bills, one line each. */
export function writeBillSentences(rows: readonly SentenceRow[], portNowMs: number): string {
  return rows.map((row) => writeBillSentence(row, portNowMs)).join('\n');
}
