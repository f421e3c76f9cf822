/** What senders write for a bill or seal that there is none of. */
const fillers: ReadonlySet<string> = new Set(['1', 'NONE', 'SM']);

/** True for a bill or seal number that stands for none: `0`, zeros, `1`, `NONE`, `SM`. */
export function isFiller(number: string): boolean {
  return /^0+$/.test(number) || fillers.has(number.toUpperCase());
}
