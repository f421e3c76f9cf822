import type { Move } from './money-api';

/** The parts of which a day's balance is made, in the order in which they are shown. */
export const dayParts = ['topUp', 'gift', 'charge', 'hold', 'back', 'adjusted'] as const;
export type DayPart = (typeof dayParts)[number];

/** What a move is counted as; null: it moves nothing that can be spent. */
function partOf({ kind, against }: Pick<Move, 'kind' | 'against'>): DayPart | null {
  switch (kind) {
    case 'top-up':
      return against === 'promo' ? 'gift' : 'topUp';
    case 'charge':
      return 'charge';
    case 'hold':
      return 'hold';
    case 'void':
    case 'expire':
    case 'refund':
      return 'back';
    case 'adjusted':
      return 'adjusted';
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
    adjusted: { ...none },
  };
  for (const move of moves) {
    const part = partOf(move);
    if (part === null) continue;
    sums[part].count += move.count;
    sums[part].fen += move.realFen;
  }
  return sums;
}
