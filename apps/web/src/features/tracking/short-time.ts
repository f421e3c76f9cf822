/** R-0-06: `MM-DD HH:mm`; R-0-07: `-` where there is no time. */
export function shortTime(time: string | null): string {
  return time === null || time === '' ? '-' : time.slice(5, 16);
}
