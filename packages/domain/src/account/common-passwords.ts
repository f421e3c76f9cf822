import { productNameLatin } from '../vocabulary/product-name';

/**
 * Passwords that satisfy the rule of composition and are guessed first. The
 * server holds their hashes, the form warns before sending (T10).
 */
// prettier-ignore
const stems = [
  'Aa', 'Abc', 'Abcd', 'Qwe', 'Qwer', 'Qwerty', 'Qaz', 'Qazwsx', 'Asd', 'Asdf', 'Zxc', 'Zxcv', 'Pass', 'Password',
  'Passw0rd', 'Admin', 'Root', 'Test', 'User', 'Welcome', 'Login', 'Iloveyou', 'Woaini', 'Wangyi', 'Zhang', 'Wang',
  'Li', 'Liu', 'Chen', 'Taobao', 'Alipay', 'Weixin', 'Ningbo', 'Shanghai', 'China', 'Zhongguo', productNameLatin,
] as const;
// prettier-ignore
const tails = [
  '1', '12', '123', '1234', '12345', '123456', '1234567', '12345678', '123456789', '1234567890', '123123', '111111',
  '000000', '666666', '888888', '88888888', '5201314', '520520', '1314520', '112233', '654321', '147258', '147258369',
  '2020', '2021', '2022', '2023', '2024', '2025', '2026', '123.', '123!', '@123', '@1234', '@123456', '123456!', '!23456',
] as const;
// prettier-ignore
const others = [
  '1qaz2wsX', '1qaz2WSX', '1Qaz2wsx', '1qaz@WSX', '1Qaz@wsx', '!QAZ2wsx', '1q2w3e4R', '1Q2w3e4r', '1q2w3e4r5T',
  '1Q2w3e4r5t', '1qazXSW2', 'Q1w2e3r4', 'q1w2E3r4', 'Q1w2e3r4t5', 'P@ssw0rd', 'P@ssw0rd1', 'P@ssword1', 'Pa55word',
  'Pa$$w0rd', 'A1b2c3d4', 'a1B2c3d4', 'A1b2c3d4e5', '123456Aa', '12345678Aa', '123456aA', '123456Ab', '123Qwe123',
  '123qweASD', '123QWEasd', 'Abc123Abc', 'Abc123!@#', 'Aa123123', 'Aa112211', 'aA123456', 'aA12345678', 'AAaa1111',
  'Qwerty12', 'Qwerty1!', 'Zaq12wsx', 'zaq1ZAQ1', 'Zxcvbnm1', 'Asdfghjkl1', 'Qwertyuiop1', 'Monkey123', 'Dragon123',
  'Football1', 'Baseball1', 'Sunshine1', 'Princess1', 'Superman1', 'Letmein123', 'Changeme1', 'Changeme123', 'Summer2024',
] as const;

/** Every listed password of 8 to 16 characters with upper case, lower case and digit. */
// prettier-ignore
export const commonPasswords: readonly string[] = [
  ...stems.flatMap((stem) => tails.flatMap((tail) => [stem + tail, tail + stem])),
  ...others,
].filter((text) => text.length >= 8 && text.length <= 16 && /[a-z]/.test(text) && /[A-Z]/.test(text) && /[0-9]/.test(text));

const known = new Set(commonPasswords);

/** Whether a password is on the list. */
export function isCommonPassword(password: string): boolean {
  return known.has(password);
}
