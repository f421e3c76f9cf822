import { formatShanghai } from '../vocabulary/shanghai-time';

/** Times of the week that ports and offices work differently at: weekdays 08:00 to 18:00, the other hours of weekdays, the weekend. */
export const shifts = ['day', 'night', 'weekend'] as const;
export type Shift = (typeof shifts)[number];

/** When offices open, an hour of the day in Shanghai. */
export const opensAt = 8;
const closesAt = 18;
const hourMs = 3_600_000;
const shanghaiMs = 8 * hourMs;

/** The time of the week, Asia/Shanghai, that an instant (ms since epoch) lies in. */
export function shiftAt(instantMs: number): Shift {
  const [day, hour] = [formatShanghai(instantMs).slice(0, 10), Number(formatShanghai(instantMs).slice(11, 13))];
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6) return 'weekend';
  return hour >= opensAt && hour < closesAt ? 'day' : 'night';
}

/** How long until offices open at 08:00, ms; 0 within their hours, whatever the day. `lastAt`: the hour from which on they count as closed. */
export function untilOpenMs(instantMs: number, lastAt = closesAt): number {
  const hour = ((instantMs + shanghaiMs) / hourMs) % 24;
  return hour >= opensAt && hour < lastAt ? 0 : ((24 + opensAt - hour) % 24) * hourMs;
}
