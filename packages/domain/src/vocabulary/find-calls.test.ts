// Guarantee: a pasted line gives the ship and the voyage that somebody of the trade reads in it; what cannot be
// followed, and what stands there twice, is told before anything is sent.
import { describe, expect, it, test } from 'vitest';
import { findCalls } from './find-calls';

/** Calls that would be sent, as `NAME/VOYAGE`. */
const sent = (text: string): string[] =>
  findCalls(text).flatMap(({ call, fault, isRepeated }) =>
    call && fault === null && !isRepeated ? `${call.vesselName}/${call.voyage}` : [],
  );

describe('EU-22 ships as they are pasted', () => {
  it.each([
    ['MSC.ANNA/425W', 'MSC.ANNA/425W'],
    ['MSC ANNA V.425W', 'MSC.ANNA/425W'],
    ['msc anna v.425w', 'MSC.ANNA/425W'],
    ['MSC ANNA 425W', 'MSC.ANNA/425W'],
    ['MSC ANNA, 425W', 'MSC.ANNA/425W'],
    ['MSC ANNA，425W', 'MSC.ANNA/425W'],
    ['MSC ANNA\t425W', 'MSC.ANNA/425W'],
    ['MSC ANNA V425W', 'MSC.ANNA/425W'],
    ['ＭＳＣ　ＡＮＮＡ　４２５Ｗ', 'MSC.ANNA/425W'],
    ['船名：MSC ANNA 航次：425W', 'MSC.ANNA/425W'],
    ['1. MSC ANNA 425W', 'MSC.ANNA/425W'],
    ['地中海安娜 MSC ANNA 425W', 'MSC.ANNA/425W'],
    ['MSC ANNA(地中海安娜)/425W', 'MSC.ANNA/425W'],
    ['CMA CGM ZEPHYR 0FLG5W1MA', 'CMA.CGM.ZEPHYR/0FLG5W1MA'],
    ['XIN HAI 1 2045W', 'XIN.HAI.1/2045W'],
    ['MSC.ANNA/425W，MSC.BEA/426W', 'MSC.ANNA/425W MSC.BEA/426W'],
    ['MSC ANNA, 425W, MSC BEA, 426W', 'MSC.ANNA/425W MSC.BEA/426W'],
    ['MSC ANNA 425W；MSC BEA 426W\nEVER GOLD 0512W', 'MSC.ANNA/425W MSC.BEA/426W EVER.GOLD/0512W'],
  ])('EU-22 %s', (text, calls) => expect(sent(text)).toEqual(calls.split(' ')));

  test('EU-22 a repeat, whatever its spelling, is told before sending and sent once', () => {
    const lines = findCalls('CHONG MING PEARL 2601E\nCHONG.MING.PEARL/2601E\nchong ming pearl v.2601e');
    expect(lines.map(({ isRepeated }) => isRepeated)).toEqual([false, true, true]);
  });

  it.each([
    ['中远之星 425W', 'chinese-name'],
    ['谢谢', 'unread'],
    ['MSC ANNA', 'unread'],
  ])('EU-22 %s says why before sending', (text, fault) => {
    expect(sent(text)).toEqual([]);
    expect(findCalls(text)[0]?.fault).toBe(fault);
  });
});
