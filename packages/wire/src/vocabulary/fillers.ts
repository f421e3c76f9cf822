/** What senders write for a bill or seal that there is none of. */
const fillers: ReadonlySet<string> = new Set(['1', 'NONE', 'SM']);

const longestFiller = 4;
const zero = 0x30;

/** True for a bill or seal number that stands for none: `0`, zeros, `1`, `NONE`, `SM`. */
export function isFiller(number: string): boolean {
  if (number.length <= longestFiller && fillers.has(number.toUpperCase())) return true;
  // Asked of every bill and seal, of which few begin with a zero.
  return number.charCodeAt(0) === zero && /^0+$/.test(number);
}
