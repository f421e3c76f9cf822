// Guarantee: where customs and the port say opposite things of one release, that is said, and whom to ask; a port that only
// takes its time says nothing else.
import { describe, expect, it } from 'vitest';
import { dayInstant } from '../vocabulary/day-instant';
import { startOfShanghaiDay } from '../vocabulary/shanghai-time';
import { deriveBillStatus } from './derive-bill-status';
import { explainBill } from './explain-bill';
import type { Fact } from './fact';
import { bill, fact, hourMs, minuteMs, row, t0 } from './truth-table/told-facts';

const box = 'CSNU6152042';
const customs = { source: 'customs' } as const;
const inPort = [fact('pre-manifest-receipt', t0, { containerNo: null }), fact('manifest', t0), fact('gate-in', t0)];
const releasedAt = (hours: number): Fact => fact('customs-pass', t0 + hours * hourMs, { ...customs, detail: { code: 'Y' } });
const refusedAt = (hours: number): Fact =>
  fact('customs-pass', t0 + hours * hourMs, { ...customs, detail: { code: '03', text: '品名不符' } });
const inspectedAt = (hours: number): Fact => fact('inspection', t0 + hours * hourMs, customs);
/** The port's row: 预配, 运抵, 放行, 三联单, 码放. */
const shownAt = (hours: number, letters: string): Fact => row(t0 + hours * hourMs, letters);
const told = (...facts: readonly Fact[]) => {
  const { exceptions, troubles } = explainBill(deriveBillStatus('NB', bill, [...inPort, ...facts]), t0 + 9 * hourMs);
  return exceptions.includes('words-differ') ? troubles.find(({ code }) => code === 'words-differ')!.sentence : null;
};

describe('两家说法不一', () => {
  it.each<[string, readonly Fact[], string | null]>([
    ['customs has released, the port says no two hours later', [releasedAt(1), shownAt(3, 'YYNNN')], `${box} 海关已放行，码头还显示未放行`],
    ['the port says no half an hour later', [releasedAt(1), shownAt(1.5, 'YYNNN')], null],
    ['an hour later it differs', [releasedAt(1), shownAt(2, 'YYNNN')], `${box} 海关已放行，码头还显示未放行`],
    ['a minute before it does not', [releasedAt(1), row(t0 + 2 * hourMs - minuteMs, 'YYNNN')], null],
    ['the port said no before customs released', [shownAt(0.5, 'YYNNN'), releasedAt(1)], null],
    [
      'of customs’ release only the day is known, and the port says no on it',
      [fact('customs-pass', dayInstant(startOfShanghaiDay(t0)), { ...customs, detail: { code: 'Y' } }), shownAt(3, 'YYNNN')],
      null,
    ],
    ['both say yes', [releasedAt(1), shownAt(3, 'YYYNN')], null],
    [
      'the port had shown it and takes it back: that is told as taken back',
      [releasedAt(1), shownAt(2, 'YYYNN'), shownAt(4, 'YYNNN')],
      null,
    ],
    ['customs refused, the port shows it released', [refusedAt(1), shownAt(3, 'YYYNN')], `${box} 海关退单，码头却显示已放行`],
    ['customs looks into it, the port shows it released', [inspectedAt(1), shownAt(3, 'YYYNN')], `${box} 海关在查验，码头却显示已放行`],
    ['customs refused after the port had shown it', [shownAt(1, 'YYYNN'), refusedAt(3)], null],
    ['customs says nothing', [shownAt(3, 'YYNNN')], null],
    ['it is on board', [releasedAt(1), shownAt(3, 'YYNNN'), fact('load', t0 + 4 * hourMs)], null],
  ])('%s', (_case, facts, sentence) => {
    expect(told(...facts)).toBe(sentence);
  });

  it('says whom to ask', () => {
    const adviceOf = (...facts: readonly Fact[]) =>
      explainBill(deriveBillStatus('NB', bill, [...inPort, ...facts]), t0 + 9 * hourMs).troubles.find(
        ({ code }) => code === 'words-differ',
      )!.nextStep.advice;
    expect(adviceOf(releasedAt(1), shownAt(3, 'YYNNN'))).toBe(`${box}：请报关行凭海关放行记录，找码头更新`);
    expect(adviceOf(refusedAt(1), shownAt(3, 'YYYNN'))).toBe(`${box}：以海关为准，请报关行核实，并请码头先不装船`);
  });
});
