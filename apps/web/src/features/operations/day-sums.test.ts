// Guarantee: the parts of a day add up to the difference of its balances, whatever moved.
import { transferKinds } from '@mastlight/domain/billing/transfer';
import { expect, it } from 'vitest';
import { dayParts, sumDay } from './day-sums';
import type { Move } from './money-api';

/** What each kind does to what can be spent, from the ledger's rules. */
const changes: Readonly<Record<Move['kind'], number>> = {
  'top-up': 100,
  charge: -30,
  hold: -20,
  post: 0,
  void: 5,
  expire: 6,
  refund: 7,
  'free-granted': 0,
  'free-expired': 0,
  adjusted: 9,
};

it('adds up, each with its like and nothing against its opposite', () => {
  const moves: Move[] = transferKinds.map((kind) => ({
    kind,
    against: kind === 'refund' ? 'revenue_FEE_ABROAD' : 'clearing_WXPAY',
    count: 1,
    realFen: changes[kind],
    freeFen: 3,
    heldFen: 1,
  }));
  moves.push({ kind: 'top-up', against: 'promo', count: 2, realFen: 11, freeFen: 0, heldFen: 0 });
  moves.push({ kind: 'refund', against: 'clearing_WXPAY', count: 3, realFen: -5_000, freeFen: 0, heldFen: 0 });
  moves.push({ kind: 'refund', against: 'promo', count: 1, realFen: -150, freeFen: 0, heldFen: 0 });
  moves.push({ kind: 'adjusted', against: 'adjust', count: 2, realFen: -70, freeFen: 0, heldFen: 0 });
  const sums = sumDay(moves);
  expect(dayParts.reduce((sum, part) => sum + sums[part].fen, 0)).toBe(moves.reduce((sum, { realFen }) => sum + realFen, 0));
  expect(sums).toEqual({
    topUp: { count: 1, fen: 100 },
    gift: { count: 2, fen: 11 },
    charge: { count: 1, fen: -30 },
    hold: { count: 1, fen: -20 },
    back: { count: 3, fen: 18 },
    refund: { count: 4, fen: -5_150 },
    added: { count: 1, fen: 9 },
    deducted: { count: 2, fen: -70 },
  });
});
