import { parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';

/** Midnight in Shanghai of a day as the wire has it, `2026-11-24`; null where none is given. */
export function startOfDay(day: string | undefined): number | null {
  return day ? (parseShanghai(`${day} 00:00:00`) ?? null) : null;
}
