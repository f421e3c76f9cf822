// Guarantee: the sentence that goes into a chat says what the row says, and nothing more.
import { describe, expect, it } from 'vitest';
import { portRules } from '@mastlight/domain/ports/index';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { writeBillSentence, writeBillSentences } from './copy-sentence';

const row = (arrived: string, states: string, portCloseTime: string | null = '2026-10-12 18:00:00', area: PortCode = 'NB') => ({
  area,
  billNo: 'COSU6410287310',
  boxArrivalCount: arrived,
  portCloseTime,
  nodeGroup: portRules(area).strip.map(({ code }, i) => ({
    code,
    state: { d: 'done', r: 'running', p: 'part', x: 'exception', i: 'inspection', n: 'none' }[states[i]!]!,
    boxesDone: 1,
    boxesTotal: 2,
  })),
});

describe('ux 2 复制为一句话', () => {
  it.each([
    [row('2/2', 'ddddr'), '提单 COSU6410287310：已进港 2/2，海放已过，截港 10-12 18:00'],
    [row('2/2', 'ddddd'), '提单 COSU6410287310：已进港 2/2，海放已过，三联已齐，截港 10-12 18:00'],
    [row('0/3', 'ddnnn'), '提单 COSU6410287310：未进港 0/3，未放行，截港 10-12 18:00'],
    [row('2/2', 'ddxnn'), '提单 COSU6410287310：已进港 2/2，未运抵，截港 10-12 18:00'],
    [row('4/4', 'dddin'), '提单 COSU6410287310：已进港 4/4，海关查验中，截港 10-12 18:00'],
    [row('2/2', 'dddpn'), '提单 COSU6410287310：已进港 2/2，海放 1/2，截港 10-12 18:00'],
    [row('1/1', 'dddxn', null), '提单 COSU6410287310：已进港 1/1，海关退单'],
    [row('0/0', 'nnnnn', null), '提单 COSU6410287310：未放行'],
  ])('%#', (given, expected) => {
    expect(writeBillSentence(given)).toBe(expected);
  });

  it.each([
    [row('2/2', 'dddddrn', null, 'SH'), '提单 COSU6410287310：已进港 2/2，海放已过，码放已过'],
    [row('2/2', 'ddddrnn', null, 'SH'), '提单 COSU6410287310：已进港 2/2，海放已过'],
    [row('2/2', 'ddddddr', null, 'SH'), '提单 COSU6410287310：已进港 2/2，海放已过，码放已过，配载已齐'],
    [row('2/2', 'dddddrnn', null, 'QD'), '提单 COSU6410287310：已进港 2/2，装载放行已过'],
    [row('2/2', 'ddddrn', null, 'SZ'), '提单 COSU6410287310：已进港 2/2，海关放行已过'],
  ])('tells what follows the release by the names of its port %#', (given, expected) => {
    expect(writeBillSentence(given)).toBe(expected);
  });

  it('puts several bills on lines of their own', () => {
    expect(writeBillSentences([row('2/2', 'ddddr'), row('0/3', 'ddnnn')]).split('\n')).toHaveLength(2);
  });
});
