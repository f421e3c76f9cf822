import { said } from '../said';

/** The name of a clock in a word: 进箱截止 is 进箱, in English its first word; 截VGM is VGM. */
export function wordOfClock(name: string): string {
  const told = said(name);
  return /[A-Z]+$/.exec(name)?.[0] ?? (told === name ? name.slice(0, 2) : told.split(' ')[0]!);
}

/** English names of clocks whose first word leaves the digits of a row's countdown no room, and what stands for them. */
const shortNames: Readonly<Record<string, string>> = {
  'container cut-off': 'box',
  'container list cut-off': 'list',
  'customs cut-off': 'cust',
  'delivery closes': 'in',
  'delivery opens': 'open',
  'document cut-off': 'docs',
  'gate-in closes': 'gate',
  'gate-in opens': 'open',
  'laden cut-off': 'full',
  'voucher cut-off': 'slip',
};

/** The same as short as a row has room for beside the digits of its countdown. */
export function markOfClock(name: string): string {
  return shortNames[said(name)] ?? wordOfClock(name);
}
