// Guarantee: a pasted chat message gives exactly its bill numbers, and what
// looks like one but is none is named, never dropped in silence.
import { describe, expect, it } from 'vitest';
import { billNosPerBatchMax, findBillNos, foldFullWidth, isBillNo } from './bill-no';

const { process: processor } = globalThis as unknown as { process: { cpuUsage(since?: object): { user: number; system: number } } };

describe('isBillNo (R-5.3-21)', () => {
  it.each([
    ['MEDU8414520', true],
    ['ABCD12345', true],
    ['ABCD1234', false],
    ['ABCDEFGHI', false],
    ['240113526', true],
    ['ABCD-12345', false],
    ['A'.repeat(34) + '1', true],
    ['A'.repeat(35) + '1', false],
  ])('%s → %s', (text, expected) => expect(isBillNo(text)).toBe(expected));
});

describe('findBillNos (R-5.3-22)', () => {
  const numbers = (text: string) =>
    findBillNos(text)
      .filter((t) => !t.fault)
      .map((t) => t.billNo);

  it('reads a chat message, Chinese words touching the numbers', () => {
    const text = '小林，跟一下：cosu6410301846、COSU6410301902，还有MSC的MEDU8414520；昨天2026-11-20那票KMTC77谢谢';
    expect(numbers(text)).toEqual(['COSU6410301846', 'COSU6410301902', 'MEDU8414520']);
    expect(findBillNos(text).find((t) => t.billNo === 'KMTC77')?.fault).toBe('too-short');
  });

  it.each([
    ['tab and newline', 'MEDU8414520\tMEDU8414521\nMEDU8414522', 3],
    ['comma, Chinese comma, semicolon, slash', 'MEDU8414520,MEDU8414521，MEDU8414522;MEDU8414523/MEDU8414524', 5],
    ['full-width letters and digits', 'ＭＥＤＵ８４１４５２０', 1],
    ['trailing full stop', 'MEDU8414520. 好', 1],
    ['list marks and labels', '1）MEDU8414520 2)MEDU8414521 No:MEDU8414522（急）', 3],
    ['no dash or dot inside', '2026-11-210 a.b.c1234567 HLCU-NG1-23456', 0],
  ])('splits at %s', (_name, text, count) => expect(numbers(text)).toHaveLength(count));

  it('merges duplicates whatever their case and keeps every place', () => {
    const text = 'medu8414520 MEDU8414520';
    const tokens = findBillNos(text);
    expect(tokens).toHaveLength(1);
    expect(tokens[0]!.places.map(([from, to]) => text.slice(from, to))).toEqual(['medu8414520', 'MEDU8414520']);
  });

  it('takes a phone number for a phone number', () => {
    expect(findBillNos('电话 19900000001')[0]).toMatchObject({ fault: 'looks-like-phone' });
  });

  it('names every number beyond the batch limit', () => {
    const text = Array.from({ length: billNosPerBatchMax + 3 }, (_, i) => `NGBX${100000 + i}`).join(' ');
    expect(findBillNos(text).filter((t) => t.fault === 'over-batch-limit')).toHaveLength(3);
  });

  it('reads 10,000 pasted numbers without delay', () => {
    const text = Array.from({ length: 10_000 }, (_, i) => `NGBX${1_000_000 + i}`).join('，');
    // Processor time: other work of the machine does not count.
    const before = processor.cpuUsage();
    expect(findBillNos(text)).toHaveLength(10_000);
    const { user, system } = processor.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(300);
  });
});

describe('foldFullWidth', () => {
  it('keeps the length, so that places in the text hold', () => {
    expect(foldFullWidth('Ａ１　b')).toBe('A1 b');
  });
});
