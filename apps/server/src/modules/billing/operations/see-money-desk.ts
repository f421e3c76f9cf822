import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { inTransaction } from '../../../platform/db/transaction';
import { ownerOfPerson } from '../../../platform/http/session';
import { namedAccount } from '../account-key';
import type { BillingParts } from '../parts';
import { findLastCheck, findOpenHolds, listAdjustments, readOneMoment, sumBalances, sumMoves } from '../queries/money-desk';
import { startOfDay } from '../shanghai-day';
import { nameAccounts } from './name-accounts';

const dayMs = 24 * 3_600_000;
/** So many rows of a kind are shown. */
const shownMax = 50;

/**
 * How money stands, for who runs the site: a day in Shanghai from its first balance to its last, what is set aside, what
 * waits for a second person of the desk, and how the ledger was last found; fen.
 *
 * @param day as `2026-11-24`; today where none is given.
 */
export async function seeMoneyDesk(parts: BillingParts, viewerId: number, day: string | undefined) {
  const { database, clock } = parts;
  const nowMs = clock.nowMs();
  const shownDay = day || formatShanghai(nowMs).slice(0, 10);
  const fromMs = startOfDay(shownDay)!;
  // Of one moment: a transfer between two of these sums would stand in the one and not in the other.
  const { balances, ofDay, later, holds, adjustments, check } = await inTransaction(database, 'system', async (tx) => {
    await readOneMoment(tx);
    return {
      balances: await sumBalances(tx),
      ofDay: await sumMoves(tx, fromMs, fromMs + dayMs),
      later: await sumMoves(tx, fromMs + dayMs, nowMs + dayMs),
      holds: await findOpenHolds(tx, nowMs, shownMax),
      adjustments: await listAdjustments(tx, shownMax),
      check: await findLastCheck(tx),
    };
  });
  const closingFen = balances.realFen - realOf(later.moves);
  const nameOf = await nameAccounts(parts, [...holds.list.map(({ ownerKey }) => ownerKey), ...adjustments.map(({ account }) => account)]);
  const people = adjustments.flatMap(({ madeBy, judgedBy }) => [madeBy, ...(judgedBy === null ? [] : [judgedBy])]);
  const personOf = await nameAccounts(parts, people.map(ownerOfPerson));
  return {
    day: shownDay,
    nowTime: formatShanghai(nowMs),
    openingFen: closingFen - realOf(ofDay.moves),
    closingFen,
    moves: [...ofDay.moves],
    sumFen: ofDay.sumFen,
    balances,
    holds: {
      count: holds.count,
      fen: holds.fen,
      overCount: holds.overCount,
      list: holds.list.map(({ ownerKey, fee, subject, fen, sinceMs, untilMs }) => ({
        fee,
        subject,
        accountName: nameOf(ownerKey),
        amount: fen,
        since: formatShanghai(sinceMs),
        until: formatShanghai(untilMs),
        isOver: untilMs <= nowMs,
      })),
    },
    adjustments: adjustments.map(({ account, fen, madeBy, madeAtMs, judgedBy, judgedAtMs, ...rest }) => ({
      ...rest,
      ...namedAccount(account),
      accountName: nameOf(account),
      amount: fen,
      maker: personOf(ownerOfPerson(madeBy)),
      isOwn: madeBy === viewerId,
      makeTime: formatShanghai(madeAtMs),
      judge: judgedBy === null ? '' : personOf(ownerOfPerson(judgedBy)),
      judgeTime: judgedAtMs === null ? '' : formatShanghai(judgedAtMs),
    })),
    check: check && { time: formatShanghai(check.atMs), transfers: check.transfers, faults: check.faults },
  };
}

const realOf = (moves: readonly { readonly realFen: number }[]): number => moves.reduce((sum, { realFen }) => sum + realFen, 0);
