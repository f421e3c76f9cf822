/** Since when a line is down, in the five letters that its cell has room for: the time of today, else the day. */
export function downSince(sinceTime: string, today: string): string {
  return sinceTime.startsWith(today) ? sinceTime.slice(11, 16) : sinceTime.slice(5, 10);
}
