// Guarantee: no name of three characters or more leaves unmasked, whatever script it is in (R-5.5, T9).
import { expect, it } from 'vitest';
import { maskName } from './mask-name';

it.each([
  ['', ''],
  ['王', '王**'],
  ['王五', '王**'],
  ['王小五', '王*五'],
  ['欧阳小明', '欧**明'],
  ['ABCDEF', 'A****F'],
  ['ABCDEFG', 'ABC*EFG'],
  ['NGBU1234567', 'NGB*****567'],
  ['𠮷𠮷𠮷', '𠮷*𠮷'],
  ['😀', '😀**'],
])('R-5.5-01, R-5.5-02, R-5.5-03 %s → %s', (text, expected) => expect(maskName(text)).toBe(expected));

it('T9: 100,000 names: length kept, middle gone, no half characters', () => {
  const { process } = globalThis as { process?: { env: Record<string, string | undefined> } };
  const seed = Number(process?.env['SEED'] ?? 20_261_012);
  let state = seed;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const alphabet = Array.from('王李张周陈浙甬港abcXYZ0189𠮷😀👩é ·-');
  const leaks: string[] = [];
  for (let count = 0; count < 100_000; count++) {
    const name = Array.from({ length: 1 + next(20) }, () => alphabet[next(alphabet.length)]!);
    const masked = maskName(name.join(''));
    const shown = Array.from(masked).filter((character) => character !== '*');
    const most = name.length <= 2 ? 1 : name.length <= 6 ? 2 : 6;
    const isWrongLength = name.length > 2 && Array.from(masked).length !== name.length;
    if (shown.length > most || /\p{Cs}/u.test(masked) || isWrongLength) leaks.push(`${name.join('')} became ${masked}`);
  }
  expect(leaks, `SEED=${seed}`).toEqual([]);
});
