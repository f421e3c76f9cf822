// Guarantee: what the server takes for a bill number is what the page has shown as one, and a refusal says why (R-5.5-05).
import { describe, expect, it } from 'vitest';
import { judgeBillNo } from './judge-bill-no';

const notABillNo = '提单号应为 9–35 位字母数字，且至少一位数字';

describe('R-5.3-21 R-5.3-22 one number of a batch', () => {
  it.each([
    ['as the booking writes it', 'MEDU8414520', 'MEDU8414520'],
    ['typed in small letters', 'medu8414520', 'MEDU8414520'],
    ['copied with space around it', '  MEDU8414520\t', 'MEDU8414520'],
    ['typed with a Chinese keyboard', '　ｍｅｄｕ８４１４５２０　', 'MEDU8414520'],
    ['W-07 copied with what nobody sees', '\uFEFFMEDU841\u200B4520', 'MEDU8414520'],
    ['of digits alone', '240113526', '240113526'],
  ])('R-5.3-21 R-5.3-22 %s is followed under one spelling', (_how, text, billNo) => {
    expect(judgeBillNo(text)).toEqual({ text, billNo, fault: null, faultCode: null });
  });

  it.each([
    ['eight characters', 'ABCD1234'],
    ['no digit', 'ABCDEFGHIJ'],
    ['two numbers in one', 'MEDU8414520 MEDU8414521'],
    ['nothing', ''],
  ])('R-5.3-21 R-5.3-22 %s is no bill number, told in a sentence', (_what, text) => {
    expect(judgeBillNo(text)).toMatchObject({ text, fault: notABillNo, faultCode: 'notABillNo' });
  });

  it.each(['13958201234', '8613958201234', '１３９５８２０１２３４'])('%s is the phone of a signature, told as that', (text) => {
    expect(judgeBillNo(text)).toMatchObject({ fault: '像是手机号，不是提单号', faultCode: 'looksLikePhone' });
  });
});
