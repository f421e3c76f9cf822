import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';

/** Rows of a ship share its times, so the same few instants are formatted over and over. */
const formatted = new Map<number, string>();
const formattedMax = 10_000;

/** A time as it travels (R-0-06); null stays null. */
export function wireTime(instantMs: number | null | undefined): string | null {
  if (instantMs === null || instantMs === undefined) return null;
  const known = formatted.get(instantMs);
  if (known !== undefined) return known;
  if (formatted.size >= formattedMax) formatted.clear();
  const text = formatShanghai(instantMs);
  formatted.set(instantMs, text);
  return text;
}
