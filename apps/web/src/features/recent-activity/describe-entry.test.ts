// Guarantee: the ticker says of every entry what was done, to what, in the language of whoever reads.
// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { loadTexts } from '../../platform/catalogue';
import { describeEntry } from './describe-entry';
import { recentActivityTexts } from './texts/zh-CN';

describe('an entry of the ticker', () => {
  test.each([
    [{ blno: 'MED*****567' }, '订阅了 提单号 MED*****567'],
    [{ vesselsName: 'MSC***NNA', voyage: '4**W' }, '订阅了 船名/航次 MSC***NNA/4**W'],
    [{ carNo: '浙****5' }, '添加了 车牌号 浙****5'],
  ])('R-3.3-02, -03 %o', (part, text) => {
    const entry = { id: 1, userName: '王*五', blno: null, carNo: null, vesselsName: null, voyage: null, ...part };
    const { action, title, value } = describeEntry(entry, recentActivityTexts.sayIn('zh-CN'));
    expect(`${action} ${title} ${value}`).toBe(text);
  });

  test('says it in English for whoever reads English', async () => {
    await loadTexts('en-US');
    const entry = { id: 1, userName: 'W', blno: 'MED*****567', carNo: null, vesselsName: null, voyage: null };
    const { action, title } = describeEntry(entry, recentActivityTexts.sayIn('en-US'));
    expect(`${action} ${title}`).toBe('subscribed to bill number');
  });
});
