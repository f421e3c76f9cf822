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
    ['MSC A\u200BNNA 4\u00AD25W', 'MSC.ANNA/425W'],
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

  // Terminal, question and small talk stand around the call, as people write it.
  it.each([
    ['HAI.MING/379W BLCTMS', 'HAI.MING/379W'],
    ['王姐看下 ORIENT.LANTERN/398W 什么时候截港', 'ORIENT.LANTERN/398W'],
    ['EVER MERIDIAN V.392W 北三集司', 'EVER.MERIDIAN/392W'],
    ['王姐看下ORIENT LANTERN/398W什么时候截港？', 'ORIENT.LANTERN/398W'],
    ['@王姐 ORIENT LANTERN V.398W, 谢谢', 'ORIENT.LANTERN/398W'],
    ['麻烦查2条船：HAI MING 379W 北二', 'HAI.MING/379W'],
    ['HAI MING 379W 23号截港', 'HAI.MING/379W'],
    ['HAI MING 379W BLCTMS', 'HAI.MING/379W'],
    ['11/23 HAI MING/379W', 'HAI.MING/379W'],
    ['HAI MING 海明 379W', 'HAI.MING/379W'],
    ['HAI MING 海明 V.379W 梅山', 'HAI.MING/379W'],
    ['HAI MING/V.379W', 'HAI.MING/379W'],
    ['HAI MING / 379W / 梅山', 'HAI.MING/379W'],
    ['HAI MING VOY.379W', 'HAI.MING/379W'],
    ['HAI MING VOY 379W', 'HAI.MING/379W'],
    ['LEV.STAR/012E', 'LEV.STAR/012E'],
    ["KING'S POINT/12N", 'KING.S.POINT/12N'],
    ['1、HAI MING/379W', 'HAI.MING/379W'],
    ['1.HAI MING/379W', 'HAI.MING/379W'],
    ['（2）HAI MING/379W', 'HAI.MING/379W'],
    ['船名航次：HAI MING/379W，截港几点', 'HAI.MING/379W'],
  ])('O-8 %s', (text, calls) => expect(sent(text)).toEqual(calls.split(' ')));

  // What the server would refuse is refused before anything is sent.
  it.each([
    ['HAI MING/379W/380E', 'bad-voyage'],
    ['HAI MING/379-W', 'bad-voyage'],
    [`${'HAI MING '.repeat(5)}/379W`, 'too-long'],
    ['HAI MING/123456789012345678', 'too-long'],
    ['东方之星/379W 梅山', 'chinese-name'],
    ['HAI MING/什么时候截港', 'unread'],
  ])('O-8 %s says why before sending', (text, fault) => {
    expect(sent(text)).toEqual([]);
    expect(findCalls(text).map((line) => line.fault)).toEqual([fault]);
  });

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

it('N6 of figures without end in one line each is read a bounded number of times', () => {
  const lines = findCalls('121.4737,31.2304,'.repeat(1_000)).map(({ line }) => line.length);
  expect(Math.max(...lines)).toBeLessThan(220);
  expect(lines.reduce((sum, length) => sum + length, 0)).toBeGreaterThan(15_000);
});
