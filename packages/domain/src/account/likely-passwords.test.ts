// Guarantee: passwords made by habit are on the list although they satisfy the rule of composition, and ones that are not
// made by habit stay off it; the list stays small enough to be hashed in a moment (T10, A19).
import { expect, it } from 'vitest';
import { checkPassword } from './check-fields';
import { listLikelyPasswords, listPersonalPasswords } from './likely-passwords';

const list = [...listLikelyPasswords()];
const likely = new Set(list);

it.each([
  'Password1',
  'Password123',
  'P@ssword1',
  'Passw0rd1',
  'Abc12345',
  'Abc123456',
  'Abcd1234',
  'Qwerty123',
  'Qwerty12345',
  'A123456789a',
  'a123456A',
  'Aa123456',
  'aA123456',
  '123456Aa',
  'Aa12345678',
  'Welcome1',
  'Welcome2024',
  'Admin@123',
  'Admin123!',
  'Admin2025',
  'Woaini520',
  'Woaini1314',
  'Wang123456',
  'Zhang1990',
  'Ningbo2026',
  'Shanghai2025',
  'Huodai888',
  '1qaz2wsX',
  '1Qaz2wsx',
  '1qaz2WSX',
  '1QAZ2wsx',
  'Q1w2e3r4',
  '1Q2w3e4r',
  '1q2w3e4R',
  'A1b2c3d4',
  'Aa1Aa1Aa1',
  'Aa19900101',
  'Qq19851231',
  '19880808Aa',
  'Iloveyou1',
])('T10, A19: lists %s', (password) => {
  expect(likely.has(password)).toBe(true);
  // Each of them would pass the form's rule of composition or is refused there by name.
  expect([null, 'passwordCommon']).toContain(checkPassword(password));
});

it.each(['', '123456', '12345678', '123456789', '888888', 'password', 'qwerty', '19900101', 'woaini1314', 'admin123', 'abc123'])(
  'T10, A19: lists %s, which the form would refuse and a hash cannot show',
  (password) => expect(likely.has(password)).toBe(true),
);

it.each(['Tide0001ok', 'Ebbe2222ok', 'Kranich7see', 'xV9qPz3mLw', 'Regen4Hafen', 'Hk7Nordsee22', 'Muschel3Bank'])(
  'leaves %s alone',
  (password) => {
    expect(likely.has(password)).toBe(false);
  },
);

it('is of a size that is hashed in a moment, most of it within the rule of composition', () => {
  expect(likely.size).toBeGreaterThan(100_000);
  expect(likely.size).toBeLessThan(300_000);
  expect(list.length).toBeLessThan(330_000);
  const fitting = [...likely].filter(
    (text) => text.length >= 8 && text.length <= 16 && /[a-z]/.test(text) && /[A-Z]/.test(text) && /[0-9]/.test(text),
  );
  expect(fitting.length).toBeGreaterThan(100_000);
});

it.each([
  '13812345678',
  'Aa13812345678',
  '13812345678Aa',
  'A12345678',
  'Aa345678',
  'Abc345678',
  'aa@5678',
  '56785678',
  'Wx12345678',
  'Zhou1990',
  'zhou5678',
  'Zhou@5678',
  'Zhou345678',
])('T10, A19: knows %s as made of the phone 13812345678 and the name Zhou', (password) =>
  expect(listPersonalPasswords('13812345678', 'Zhou').map((text) => text.toLowerCase())).toContain(password.toLowerCase()),
);

it('knows no name that is masked or Chinese', () => {
  expect(listPersonalPasswords('13812345678', '周').length).toBe(listPersonalPasswords('13812345678', '138****5678').length);
});
