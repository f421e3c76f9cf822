import type { Move } from './money-api';

/** The parts of which a day's balance is made, in the order in which they are shown. */
export const dayParts = ['topUp', 'gift', 'charge', 'hold', 'back', 'refund', 'added', 'deducted'] as const;
export type DayPart = (typeof dayParts)[number];

/** What a move is counted as; null: it moves nothing that can be spent. */
function partOf({ kind, against, realFen }: Pick<Move, 'kind' | 'against' | 'realFen'>): DayPart | null {
  switch (kind) {
    case 'top-up':
      return against === 'promo' ? 'gift' : 'topUp';
    case 'charge':
      return 'charge';
    case 'hold':
      return 'hold';
    case 'void':
    case 'expire':
      return 'back';
    // What was topped up, and came on top, goes out to who had paid it; what a fee had taken comes back.
    case 'refund':
      return against === 'promo' || against?.startsWith('clearing_') ? 'refund' : 'back';
    case 'adjusted':
      return realFen < 0 ? 'deducted' : 'added';
    // What was held leaves for good, and the free quota comes and goes: no balance changes.
    case 'post':
    case 'free-granted':
    case 'free-expired':
      return null;
  }
}

/** What each part of a day came to: how many transfers, and by how much the balance grew by them, in fen. */
export function sumDay(moves: readonly Move[]): Readonly<Record<DayPart, { readonly count: number; readonly fen: number }>> {
  const none = { count: 0, fen: 0 };
  const sums: Record<DayPart, { count: number; fen: number }> = {
    topUp: { ...none },
    gift: { ...none },
    charge: { ...none },
    hold: { ...none },
    back: { ...none },
    refund: { ...none },
    added: { ...none },
    deducted: { ...none },
  };
  for (const move of moves) {
    const part = partOf(move);
    if (part === null) continue;
    sums[part].count += move.count;
    sums[part].fen += move.realFen;
  }
  return sums;
}
