import { said } from '../said';

/** The name of a clock as short as a row has room for: 进箱截止 is 进箱, in English its first word; 截VGM is VGM. */
export function markOfClock(name: string): string {
  const told = said(name);
  return /[A-Z]+$/.exec(name)?.[0] ?? (told === name ? name.slice(0, 2) : told.split(' ')[0]!);
}
