import { shortTime } from '@mastlight/domain/contract-kit/list-columns';
import { sayOthers, type ClosingShip, type TodayRow } from '@mastlight/domain/bill-subscription/today';
import { findPort } from '@mastlight/domain/vocabulary/port';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { writeBillSentence, type SentenceRow } from './copy-sentence';

/** 值班交接: what is open now, as it is handed to the next shift in a chat. */
export function writeHandOver(
  {
    toHandle,
    ships,
    missing,
  }: {
    readonly toHandle: readonly (SentenceRow & Pick<TodayRow, 'exceptions'>)[];
    readonly ships: readonly ClosingShip[];
    readonly missing: string | null;
  },
  portNowMs: number,
): string {
  const ofShips = ships.map(({ area, shipInfo, clockName, closesMs, billNos, boxesOut, toHandle: lacking }) => {
    const isIn = lacking === 0 ? '这些票的箱都进了' : `箱都进了，${lacking} 票要处理`;
    const out = boxesOut === null ? '还不知道有几箱' : boxesOut === 0 ? isIn : `未进 ${boxesOut} 箱`;
    return `${shipInfo} ${findPort(area)!.name} ${clockName} ${shortTime(formatShanghai(closesMs))}，${billNos.length} 票，${out}`;
  });
  const ofBills = toHandle.map((row) => {
    const others = sayOthers(row);
    return `${writeBillSentence(row, portNowMs)}${others === null ? '' : `；${others}`}`;
  });
  return [
    `${shortTime(formatShanghai(portNowMs))} 交接，要人处理 ${toHandle.length} 票`,
    ...(missing === null ? [] : [missing]),
    ...ofBills,
    ...(ofShips.length === 0 ? [] : ['24 小时内截止', ...ofShips]),
  ].join('\n');
}
