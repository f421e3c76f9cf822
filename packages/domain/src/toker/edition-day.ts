import { shanghaiDay } from '../vocabulary/shanghai-time';

/** Whether a day, as `2026-10-11`, is after today in Shanghai: no source tells of it yet. */
export const isFuture = (day: string, nowMs: number): boolean => day > shanghaiDay(nowMs);
