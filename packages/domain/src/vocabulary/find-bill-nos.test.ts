// Guarantee: a pasted chat message gives exactly its bill numbers, and what
// looks like one but is none is named, never dropped in silence.
import { describe, expect, it, test } from 'vitest';
import { billNosPerBatchMax } from './bill-no';
import { guessCarrier } from './carrier';
import { boxesAndSeals } from './chat-samples/boxes-and-seals';
import type { ChatSample } from './chat-samples/chat-sample';
import { ordersAndInvoices } from './chat-samples/orders-and-invoices';
import { pastedRows } from './chat-samples/pasted-rows';
import { phonesAndDates } from './chat-samples/phones-and-dates';
import { quotesAndLinks } from './chat-samples/quotes-and-links';
import { severalBills } from './chat-samples/several-bills';
import { spellings } from './chat-samples/spellings';
import { findBillNos } from './find-bill-nos';

describe('findBillNos (R-5.3-22)', () => {
  it('a number with a letter of another script in it is the one that is seen, and no shorter one', () => {
    expect(findBillNos('CΟSU6400000001').map(({ billNo, places }) => [billNo, places])).toEqual([['COSU6400000001', [[0, 14]]]]);
  });

  // What is pasted, and each number as it is read; a fault behind it.
  it.each([
    ['COSU64000000𝟎1', ['COSU6400000001']],
    ['𝐂𝐎𝐒𝐔6400000001 和 COSU6400000002', ['COSU6400000001', 'COSU6400000002']],
    ['COSU640000000١', ['COSU6400000001']],
    ['提单号：٢٥٩٣٣٦٥١٧', ['259336517']],
    ['COSU640000000①', ['COSU640000000① strange-sign']],
    ['COSU64000É0001', ['COSU64000É0001 strange-sign']],
    ['COSU640000000Ж', ['COSU640000000Ж strange-sign']],
    ['①COSU6400000001②COSU6400000002', ['COSU6400000001', 'COSU6400000002']],
    ['提单COSU6400000001の件，①259336517', ['COSU6400000001', '259336517']],
    ['COSU6400000001 体积 1234567m³', ['COSU6400000001']],
    ['résumé-20261120.pdf COSU6400000001', ['COSU6400000001']],
  ])('L4 %s is never cut at a sign of another script', (text, wanted) => {
    const found = findBillNos(text);
    expect(found.map(({ billNo, fault }) => (fault === null ? billNo : `${billNo} ${fault}`))).toEqual(wanted);
    expect(found.flatMap(({ places }) => places).every(([from, to]) => from < to && to <= text.length)).toBe(true);
  });

  it('L4 a number in figures of another style is marked whole', () => {
    const text = '跟 COSU64000000𝟎𝟏，谢谢';
    expect(findBillNos(text)[0]!.places.map(([from, to]) => text.slice(from, to))).toEqual(['COSU64000000𝟎𝟏']);
  });

  it('L5 a box behind a bill on its line is no bill, whatever word stands before both', () => {
    expect(findBillNos('B/L:COSU6400000001/MSKU0308961/2X40HQ').map(({ billNo, fault }) => [billNo, fault])).toEqual([
      ['COSU6400000001', null],
      ['MSKU0308961', 'container'],
    ]);
    // Under the title 提单号 it is one.
    expect(findBillNos('提单号\nMSKU0308961').map(({ fault }) => fault)).toEqual([null]);
  });

  it.each([
    ['COSU6400000001/2/3', '/2/3'],
    ['COSU6400000001/002，谢谢', '/002'],
    ['COSU6400000001～05', '~05'],
    ['COSU6400000001A/B/C三票', '/B/C'],
    ['COSU6400000001、2、3', '、2、3'],
    ['COSU6400000001至05', '至05'],
    ['COSU6400000001、3件', ''],
    ['COSU6400000001、20尺', ''],
    ['COSU6400000001、5 PLTS', ''],
    ['COSU6400000001、7天免箱期', ''],
    ['COSU6400000001至8号', ''],
    ['COSU6400000001/3件', ''],
    ['COSU6400000001/1*40HQ', ''],
    ['COSU6400000001/40HQ', ''],
    ['COSU6400000001/COSU6400000002', ''],
    ['COSU6400000001 2/3', ''],
  ])('L5 of %s the first is offered, and %j behind it is told', (text, behind) => {
    const found = findBillNos(text);
    expect(found[0]).toMatchObject({ billNo: expect.stringMatching(/^COSU6400000001A?$/), fault: null });
    expect(found.filter(({ fault }) => fault === 'short-form').map(({ word }) => word)).toEqual(behind === '' ? [] : [behind]);
  });

  const numbers = (text: string) =>
    findBillNos(text)
      .filter((t) => !t.fault)
      .map((t) => t.billNo);

  it('R-5.3-22 reads a chat message, Chinese words touching the numbers', () => {
    const text = '小林，跟一下：cosu6410301846、COSU6410301902，还有MSC的MEDU8414520；昨天2026-11-20那票KMTC77谢谢';
    expect(numbers(text)).toEqual(['COSU6410301846', 'COSU6410301902', 'MEDU8414520']);
    expect(findBillNos(text).find((t) => t.billNo === 'KMTC77')?.fault).toBe('too-short');
  });

  it.each([
    ['tab and newline', 'MEDU8414520\tMEDU8414521\nMEDU8414522', 3],
    ['comma, Chinese comma, semicolon, slash', 'MEDU8414520,MEDU8414521，MEDU8414522;MEDU8414523/MEDU8414525', 5],
    ['full-width letters and digits', 'ＭＥＤＵ８４１４５２０', 1],
    ['Greek and Cyrillic letters that look like ours', 'CΟSU6414520001 МЕDU8414521', 2],
    ['trailing full stop', 'MEDU8414520. 好', 1],
    ['list marks and labels', '1）MEDU8414520 2)MEDU8414521 No:MEDU8414522（急）', 3],
    ['no dash or dot inside', '2026-11-210 a.b.c1234567', 0],
    ['what a program counted, and no amount', '259336517.0 259336518.00 259336519.05', 1],
  ])('R-5.3-22 splits at %s', (_name, text, count) => expect(numbers(text)).toHaveLength(count));

  it.each([
    ['HLCU NGB 260512345', ['HLCUNGB260512345']],
    ['提单号 ONEY NGBE 12345600，ONEY-NGBE-12345601', ['ONEYNGBE12345600', 'ONEYNGBE12345601']],
    // A word is no place, a day no number, and nobody writes a place small.
    ['COSU SEAL 26051234567', []],
    ['HLCU NGB 20261122 开，HLCU NGB 2026 11 22 到', []],
    ['HLCU the 260512345', ['260512345']],
  ])('R-5.3-22 W-28 a place by itself belongs to the number: %s', (text, bills) => expect(numbers(text)).toEqual(bills));

  it('R-5.3-22 merges duplicates whatever their case and keeps every place', () => {
    const text = 'medu8414520 MEDU8414520';
    const tokens = findBillNos(text);
    expect(tokens).toHaveLength(1);
    expect(tokens[0]!.places.map(([from, to]) => text.slice(from, to))).toEqual(['medu8414520', 'MEDU8414520']);
  });

  it('R-5.3-22 takes a phone number for a phone number', () => {
    expect(findBillNos('电话 19900000001')[0]).toMatchObject({ fault: 'looks-like-phone' });
  });

  it('R-5.3-22 names every number beyond the batch limit', () => {
    const text = Array.from({ length: billNosPerBatchMax + 3 }, (_, i) => `NGBX${100000 + i}`).join(' ');
    expect(findBillNos(text).filter((t) => t.fault === 'over-batch-limit')).toHaveLength(3);
  });

  it('R-5.3-22 reads a list of 10,000 numbers whole', () => {
    const text = Array.from({ length: 10_000 }, (_, i) => `NGBX${1_000_000 + i}`).join('，');
    expect(findBillNos(text)).toHaveLength(10_000);
  });
});

describe('U-06 chat as operators write it', () => {
  const kinds = { severalBills, phonesAndDates, ordersAndInvoices, boxesAndSeals, pastedRows, quotesAndLinks, spellings };
  const samples: readonly ChatSample[] = Object.values(kinds).flat();
  const list = (numbers = ''): string[] => (numbers === '' ? [] : numbers.split(' '));

  /** What a sample expects, and what is read, as one line each. */
  const describeSample = ({ bills, unsure, boxes, repeats = 0 }: ChatSample): string =>
    JSON.stringify({ bills: list(bills), unsure: list(unsure), boxes: list(boxes), repeats });
  function describeReading(text: string): string {
    const tokens = findBillNos(text);
    const numbers = (isWanted: (token: (typeof tokens)[number]) => boolean) => tokens.filter(isWanted).map(({ billNo }) => billNo);
    const isKnown = ({ billNo, isNamed }: (typeof tokens)[number]) => isNamed || guessCarrier(billNo) !== null;
    return JSON.stringify({
      bills: numbers((token) => token.fault === null && isKnown(token)),
      unsure: numbers((token) => token.fault === null && !isKnown(token)),
      boxes: numbers(({ fault }) => fault === 'container'),
      repeats: tokens
        .filter(({ fault }) => fault === null || fault === 'container')
        .reduce((sum, { places }) => sum + places.length - 1, 0),
    });
  }

  test('U-06 at least 200 texts, of which at least 98 % are read as somebody of the trade reads them', () => {
    const wrong = samples.filter((sample) => describeReading(sample.text) !== describeSample(sample));
    const told = wrong.map((sample) => `${sample.text}\n  wanted ${describeSample(sample)}\n  read   ${describeReading(sample.text)}`);
    expect(samples.length).toBeGreaterThanOrEqual(200);
    // What was read otherwise is told; up to one in fifty may be.
    expect(wrong.length > samples.length / 50 ? told : []).toEqual([]);
  });

  test('U-06 no text gives the same reading in places that lie elsewhere', () => {
    for (const { text } of samples) {
      for (const { billNo, places } of findBillNos(text)) {
        for (const [from, to] of places) {
          const bare = text
            .slice(from, to)
            .normalize('NFKC')
            .replace(/[^A-Za-z0-9]/g, '')
            .toUpperCase();
          expect(bare).toBe(billNo);
        }
      }
    }
  });

  it('a number that ends with L is one, and nobody makes a one of the letter (ADR 0060)', () => {
    expect(findBillNos('COSU640000000L').map(({ billNo, fault }) => [billNo, fault ?? null])).toEqual([['COSU640000000L', null]]);
  });

  it('N11 groups after a head are joined up to the longest number there is', () => {
    const found = findBillNos(`COSU ${'1 '.repeat(20_000)}`);
    expect(found.map(({ fault }) => fault)).toEqual(['too-long']);
    expect(found[0]!.billNo.length).toBeLessThan(50);
    expect(findBillNos('COSU 6410 3018 46').map(({ billNo }) => billNo)).toEqual(['COSU6410301846']);
  });
});

it.each([
  ['259,336,517', ['259336517']],
  ['6,480,365,378', ['6480365378']],
  ['259,336,517.00', []],
  ['1,234,567', []],
  ['1,234,567.50', []],
  ['259,336,517.25', []],
  ['259,336,51', []],
  ['2026,336,517', []],
])('N8 %j, as a program shows a number, holds %j', (text, numbers) =>
  expect(findBillNos(`提单号\t客户\n${text}\t恒泰`).map(({ billNo }) => billNo)).toEqual(numbers),
);
