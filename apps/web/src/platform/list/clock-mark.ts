import { said } from '../said';

/** The name of a clock in a word: 进箱截止 is 进箱, in English its first word; 截VGM is VGM. */
export function wordOfClock(name: string): string {
  const told = said(name);
  return /[A-Z]+$/.exec(name)?.[0] ?? (told === name ? name.slice(0, 2) : told.split(' ')[0]!);
}

/** English words that leave the digits of a row's countdown no room, and what stands for them. */
const shortWords: Readonly<Record<string, string>> = {
  container: 'box',
  customs: 'cust',
  delivery: 'in',
  document: 'docs',
  'gate-in': 'gate',
  laden: 'full',
  voucher: 'slip',
};

/** The same as short as a row has room for beside the digits of its countdown. */
export function markOfClock(name: string): string {
  const word = wordOfClock(name);
  return shortWords[word] ?? word;
}
