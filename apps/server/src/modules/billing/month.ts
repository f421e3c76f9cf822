import { parseShanghai, shanghaiDay, startOfShanghaiMonth } from '@mastlight/domain/vocabulary/shanghai-time';

/** A month of Shanghai as `2026-11`, and from when until when it is (not included), in ms; that of now where none is named. */
export function readMonth(
  wish: string | undefined,
  nowMs: number,
): { readonly month: string; readonly fromMs: number; readonly untilMs: number } {
  const month = wish || shanghaiDay(nowMs).slice(0, 7);
  const fromMs = parseShanghai(`${month}-01`)!;
  return { month, fromMs, untilMs: startOfShanghaiMonth(fromMs, 1) };
}
