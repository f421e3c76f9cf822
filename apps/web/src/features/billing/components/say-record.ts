import { showCoins } from '@mastlight/domain/billing/coins';
import { emptyCellText } from '@mastlight/domain/contract-kit/list-columns';
import { findText, type Messages, type Say } from '../../../platform/catalogue';
import type { LedgerRecord } from '../api';
import type { recordTexts } from '../texts/records.zh-CN';

/** What moved of an account, in 火币 with its sign. */
export const signed = (fen: number): string => (fen > 0 ? `+${showCoins(fen)}` : `−${showCoins(-fen)}`);

/** What moved of the real balance, in fen. */
export const paidOf = ({ balanceBefore, balanceAfter }: LedgerRecord): number => balanceAfter - balanceBefore;

/** A month's free quota comes and ends by itself, for both origins at once; its subject is the month, as 202611. */
export const isOfMonth = ({ kind }: LedgerRecord): boolean => kind === 'free-granted' || kind === 'free-expired';

/** What a line is about: a number, or a month. */
export const subjectOf = (record: LedgerRecord): string =>
  isOfMonth(record) ? `${record.bizNo.slice(0, 4)}-${record.bizNo.slice(4)}` : record.bizNo;

/** What was free of it, from what to what where it is of one origin. */
export function sayFree(say: Say<typeof recordTexts.source>, record: LedgerRecord): string {
  const { freeAmount, origin, freeAfter, nbFreeAfter, direction, kind } = record;
  if (freeAmount === 0) return emptyCellText;
  const change = direction === 'IN' ? freeAmount : -freeAmount;
  if (kind === 'free-granted') return say('records.granted', { nb: signed(nbFreeAfter), sh: signed(freeAfter) });
  if (origin === null) return signed(change);
  const after = { SH: freeAfter, NB: nbFreeAfter }[origin];
  return `${showCoins(after - change)} → ${showCoins(after)}`;
}

/** A line, with what it would have cost by the price list where it cost less. */
export function sayLine(say: Say<typeof recordTexts.source>, record: LedgerRecord): string {
  const what = sayWhat(say, record);
  return record.fullAmount === null ? what : say('records.full', { what, coins: showCoins(record.fullAmount) });
}

/** What a line is about: what was done, and why where nobody did it. */
function sayWhat(say: Say<typeof recordTexts.source>, { kind, fee, origin, remark, amount }: LedgerRecord): string {
  const thing = fee === null ? '' : say(`fees.${fee}`);
  const place = origin === null ? '' : say(`origins.${origin}`);
  const why = findText(say as unknown as Say<Messages>, `reasons.${remark}`) ?? remark;
  const idOf = () => {
    if (kind === 'top-up' && remark === 'gift') return 'gift';
    // Of no fee: what was topped up went back to who had paid it.
    return kind === 'refund' && fee === null ? 'returned' : kind;
  };
  return say(`kinds.${idOf()}`, { thing, place, why, coins: showCoins(amount) });
}
