// Guarantee: what nobody sees in a text, and what spreadsheets do to a number, neither makes a number nor hides one.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBillNos } from './find-bill-nos';
import { readClients } from './text-columns';
import { blankTextTrick, findRounded, seeText, visibleText } from './visible-text';

const read = (text: string): string[] => findBillNos(text).map(({ billNo, fault }) => (fault === null ? billNo : `${billNo} ${fault}`));

describe('W-07 what nobody sees', () => {
  const unseen = ['\u200B', '\u00AD', '\u2060', '\uFEFF', '\u200E', '\u202A', '\u202C', '\u{E0041}', '\uFE0F'];
  it.each(unseen)('W-07 %j inside a number is no part of it, and the number is marked whole', (sign) => {
    const text = `提单号 COSU64000${sign}00001${sign} 谢谢`;
    const [token, ...others] = findBillNos(text);
    expect([token!.billNo, token!.fault, others]).toEqual(['COSU6400000001', null, []]);
    expect(token!.places.map(([from, to]) => text.slice(from, to))).toEqual([`COSU64000${sign}00001`]);
  });

  it('W-07 the client in its column is found all the same', () => {
    const text = '提单\u200B号\t客户' + '\u200B'.repeat(40) + '\nCOSU\u200B6400000001\t桂\u200B花\nCOSU6400000002\t蓝港';
    const clientAt = readClients(text);
    expect(findBillNos(text).map(({ places }) => clientAt(places[0]![0]))).toEqual(['桂花', '蓝港']);
  });

  it('W-07 places lead to the given text and back', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('A', '1', '\u200B', '\u{E0041}', '𠮷')), (signs) => {
        const given = signs.join('');
        const { text, placeIn, placeOf } = seeText(given);
        expect(text).toBe(visibleText(given));
        for (let place = 0; place < text.length; place++) {
          expect(given[placeIn(place)]).toBe(text[place]);
          expect(placeOf(placeIn(place))).toBe(place);
        }
        expect(placeIn(text.length)).toBe(given.length);
      }),
    );
  });
});

describe('W-17 ="…" keeps Excel from counting', () => {
  it.each([
    ['提单号,客户\n="COSU6400000001",桂花\n="COSU6400000002",桂花', ['COSU6400000001', 'COSU6400000002']],
    ['"提单号","客户"\n"=""COSU6400000001""","桂花"', ['COSU6400000001']],
    ['提单号,船名,客户\n="COSU6400000001","TIDE LANTERN",桂花', ['COSU6400000001']],
    ['="COSU6400000001"', ['COSU6400000001']],
  ])('W-17 %j', (text, bills) => expect(read(text)).toEqual(bills));

  it('W-17 nothing moves, and nothing else is touched', () => {
    expect(blankTextTrick('a ="1"|"=""2"""')).toBe('a   1 |    2   ');
    expect(blankTextTrick('href="COSU6400000001"')).toBe('href="COSU6400000001"');
    expect(readClients('提单号\t客户\n="COSU6400000001"\t="桂花"')(8)).toBe('桂花');
  });
});

describe('W-16 what Excel has rounded', () => {
  it.each([
    ['提单号\n1.2345678901234567E16', ['1.2345678901234567E16 rounded']],
    ['提单号\n1.23457e+14', ['1.23457E+14 rounded']],
    ['提单号\n1,23456789012E+14', ['1,23456789012E+14 rounded']],
    ['1E+16', ['1E+16 rounded']],
    ['提单号,客户\n1.23E+16,桂花\nCOSU6400000001,桂花', ['1.23E+16 rounded', 'COSU6400000001']],
    // The amount of an invoice, and figures that only look so.
    ['发票号\t提单号\n1.23E+16\tCOSU6400000001', ['COSU6400000001']],
    ['v1.2E 1.5E-7 12.3E+5kg', []],
    ['1.COSU6400000001', ['COSU6400000001']],
  ])('W-16 %j', (text, found) => expect(read(text)).toEqual(found));

  it('W-16 is found in a whole text in no time', () => {
    expect(findRounded('1.'.repeat(50_000))).toEqual([]);
    expect(findRounded(`1.${'1'.repeat(100_000)}`)).toEqual([]);
  });
});
