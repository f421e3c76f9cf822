// Guarantee: the forms say exactly the words of, also about hostile input (F-1 to F-7).
import { describe, expect, it } from 'vitest';
import {
  checkAgreement,
  checkEmail,
  checkLogin,
  checkNewPassword,
  checkPassword,
  checkPasswordAgain,
  checkPhone,
  checkSmsCode,
  checkUserName,
} from './check-fields';
import { fieldTexts, type FieldRefusal } from './messages';
import { readUserName, defaultUserName } from './user-name';

const says = (refusal: FieldRefusal | null) => refusal && fieldTexts[refusal];

describe('phone (R-5.1-01 to -03, R-5.2-03 to -05, R-5.4-01, -02)', () => {
  it.each([
    ['', '请输入手机号码'],
    ['1380000000', '请输入11位手机号码'],
    ['138000000000', '请输入11位手机号码'],
    ['+8613800000000', '请输入11位手机号码'],
    ['12345678901', '请输入正确的手机号码'],
    ['12900000000', '请输入正确的手机号码'],
    ['23800000000', '请输入正确的手机号码'],
    ['1３８00000000', '请输入正确的手机号码'],
    ['1٣٨00000000', '请输入正确的手机号码'],
    ['138 0000000', '请输入正确的手机号码'],
    ['1380000000a', '请输入正确的手机号码'],
    ['13800000000\u200b', '请输入11位手机号码'],
    ['13800000000\n', '请输入11位手机号码'],
    ['13000000000', null],
    ['14500000000', null],
    ['15800000000', null],
    ['16600000000', null],
    ['17000000000', null],
    ['18900000000', null],
    ['19999999999', null],
  ])('R-5.1-01 to -03, R-5.2-03 to -05, R-5.4-01, -02: %j → %s', (text, expected) => expect(says(checkPhone(text))).toBe(expected));
});

describe('code (R-5.1-04, -05)', () => {
  it.each([
    ['', '请输入验证码'],
    ['12345', '验证码是6位数字'],
    ['１２３４５６', '验证码是6位数字'],
    ['012345', null],
  ])('R-5.1-04 R-5.1-05 %j → %s', (text, expected) => expect(says(checkSmsCode(text))).toBe(expected));
});

describe('user name (R-5.1-06 to -08)', () => {
  const tooLong = '用户名最多20个字';
  const hidden = '用户名含有看不见的字符，请重新输入';
  it.each([
    ['nothing', '', null],
    ['20 characters', '一'.repeat(20), null],
    ['21 characters', '一'.repeat(21), tooLong],
    ['20 rare characters, 40 UTF-16 units', '𠮷'.repeat(20), null],
    ['21 rare characters', '𠮷'.repeat(21), tooLong],
    ['a family of seven code points', '👨‍👩‍👧‍👦', null],
    ['three families, 21 code points', '👨‍👩‍👧‍👦'.repeat(3), tooLong],
    ['skin tone and joiner', '👩🏽‍🚀', null],
    ['20 letters with accents in parts', 'e\u0301'.repeat(20), null],
    ['10,000 marks', `a${'\u0301'.repeat(10_000)}`, tooLong],
    ['zero-width space', 'a\u200bb', hidden],
    ['joiner between letters', 'a\u200db', hidden],
    ['joiner at the end', '👩\u200d', hidden],
    ['turned text', 'a\u202eb', hidden],
    ['NUL', 'a\0b', hidden],
    ['bell', 'a\u0007', hidden],
    ['byte order mark within', 'a\ufeffb', hidden],
    ['half a surrogate', 'a\ud83d', hidden],
    ['a filler that looks empty', '\u3164', hidden],
    ['HTML, which is only text', '<img src=x>', null],
  ])('R-5.1-06, R-5.1-07, R-9-08 %s', (_name, text, expected) => expect(says(checkUserName(text))).toBe(expected));

  // Whom a colleague or a client would take its bearer for.
  it.each([
    ['管理员', true],
    ['桅灯·客服', true],
    ['系 统 通 知', true],
    ['ＭＡＳＴＬＩＧＨＴ', true],
    ['Ad.min', true],
    ['\u115F', true],
    ['王管理', false],
    ['李同', false],
    ['Adam Lin', false],
  ])('R-5.1-07 %j speaks for the platform or hides: %s', (text, isRefused) => expect(checkUserName(text) !== null).toBe(isRefused));

  it('R-5.1-07 F-6: two spellings of one name are one name', () => {
    expect(readUserName('e\u0301')).toBe(readUserName('é'));
    expect(readUserName('  王\u3000 五\n')).toBe('王 五');
    expect(readUserName('\u3000')).toBe('');
  });
  it('R-5.1-08: the default name', () => expect(defaultUserName('13800001234')).toBe('138****1234'));
});

describe('password (R-5.1-09 to -13, R-5.2-06 to -09)', () => {
  it.each([
    ['', '请输入密码'],
    ['Tide12k', '密码必须8~16位之间'],
    ['Tide1234567890abc', '密码必须8~16位之间'],
    ['tide1234', '密码必须包含大小写字母和数字'],
    ['TIDE1234', '密码必须包含大小写字母和数字'],
    ['Tidetide', '密码必须包含大小写字母和数字'],
    ['Ｔｉｄｅ１２３４', '密码必须包含大小写字母和数字'],
    ['Aa123456', '这个密码太常见，请换一个'],
    ['Tide77ok', null],
    ['Tide1234567890ab', null],
    ['Tide7潮汐😀x', null],
  ])('R-9-06, R-5.1-09 … -11, R-5.2-06 … -08: %j → %s', (text, expected) => {
    expect(says(checkPassword(text))).toBe(expected);
    // The new password of who forgot his is refused alike, but for the words about an empty one.
    expect(says(checkNewPassword(text))).toBe(text === '' ? '请再次输入密码' : expected);
  });

  it('R-5.2-08, R-X-01: an empty new password is asked for again', () => {
    expect(says(checkNewPassword(''))).toBe('请再次输入密码');
    expect(says(checkNewPassword('short'))).toBe('密码必须8~16位之间');
  });
  it.each([
    ['', 'x', '请再次输入密码'],
    ['Tide77oK', 'Tide77ok', '两次输入密码不一致!'],
    ['Tide77ok', 'Tide77ok', null],
  ])('R-5.1-12, -13, R-5.2-09, R-X-01: again %j', (again, password, expected) =>
    expect(says(checkPasswordAgain(again, password))).toBe(expected),
  );
});

it.each([
  ['zhou@mastlight.cn', null],
  ['', null],
  ['a@b.c', '请输入正确的邮箱'],
  [`${'a'.repeat(98)}@b.cn`, '请输入正确的邮箱'],
])('R-5.4-05 e-mail %j → %s', (text, expected) => expect(says(checkEmail(text))).toBe(expected));

it('R-5.1-14', () => expect([checkAgreement(false), checkAgreement(true)].map(says)).toEqual(['请勾选同意协议', null]));
it.each([
  ['', 'x'],
  ['13800000000', ''],
  ['  ', 'x'],
])('R-5.2-01: %j %j', (account, password) => {
  expect(says(checkLogin(account, password))).toBe('用户名/密码不能为空');
});
