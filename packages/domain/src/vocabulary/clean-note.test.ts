// Guarantee: a note keeps what a person can see, and two client names that look the same are one (hostile rows F-1, F-6, F-22, F-23).
import { describe, expect, it } from 'vitest';
import { cleanClientName, cleanNote } from './clean-note';

describe('cleanNote', () => {
  it.each([
    ['  催柜  ', '催柜'],
    ['   ', null],
    ['\u3000\u3000', null],
    ['', null],
    ['a\0b\x1bc', 'abc'],
    ['\u202Egnp.exe', 'gnp.exe'],
    ['第一行\n第二行', '第一行\n第二行'],
    ['👨‍👩‍👧', '👨‍👩‍👧'],
    ["=cmd|' /C calc'!A0", "=cmd|' /C calc'!A0"],
  ])('%j becomes %j', (text, expected) => {
    expect(cleanNote(text)).toBe(expected);
  });
});

describe('cleanClientName', () => {
  it.each([
    ['恒泰国际', '恒泰国际'],
    ['恒泰\u200b国际', '恒泰国际'],
    ['\ufeff恒泰国际\u2060 ', '恒泰国际'],
    ['恒泰\u00ad国际', '恒泰国际'],
    ['ＡＢＣ 贸易（宁波）', 'ABC 贸易（宁波）'],
    ['Cafe\u0301', 'Café'],
    ['a \u3000\t b', 'a b'],
    ['\u200b\u3164', null],
  ])('%j becomes %j', (text, expected) => {
    expect(cleanClientName(text)).toBe(expected);
  });
});
