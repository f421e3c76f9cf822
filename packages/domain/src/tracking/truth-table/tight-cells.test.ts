// Guarantee: a box that waits is told of from the minute on at which it may miss its clock, by what the trade has usual and
// by what was learnt, and is quiet a minute before, in the row and in the spans that lists are read by.
import { describe, expect, it } from 'vitest';
import { portRules, profiles } from '../../ports/index';
import { exceptionsAt } from '../bill-exceptions';
import { exceptionSpans } from '../exception-spans';
import { explainRelease } from '../explain-release';
import { caseNowMs, statusOfCase, type BillCase } from './bill-case';
import { tightCells } from './tight-cells';
import { waitingCase } from './watch-cells';

const hour = 60;

/** What is told so many minutes after noon, as lists and as the detail say it. */
function told(bill: BillCase, minutes = 0): string {
  const status = statusOfCase(bill);
  const nowMs = caseNowMs + minutes * 60_000;
  const listed = [...exceptionSpans(status)].flatMap(([code, spans]) =>
    spans.some(([from, until]) => (from ?? -Infinity) <= nowMs && nowMs < (until ?? Infinity)) ? code : [],
  );
  const codes = exceptionsAt(status, nowMs);
  expect(listed.toSorted()).toEqual(codes.toSorted());
  // That a release still has no 三联单 is news in Ningbo, and no trouble.
  return codes.filter((code) => code !== 'triple-missing').join(' ') || '-';
}

const closing = (port: BillCase['port'], node: string, minutes: number, more: Partial<BillCase> = {}): BillCase => ({
  ...waitingCase(port, node, 30),
  plan: { portClosesMs: minutes },
  ...more,
});

describe('a box that waits is told of when it may miss its clock', () => {
  for (const { code: port, name } of profiles) {
    const { steps } = portRules(port);
    it(`V-06 ${name} tells each step after the gate`, () => {
      expect(tightCells[port].map((cell) => cell.split(' | ')[0])).toEqual(steps.slice(1).map(({ code }) => code));
    });

    it.each(tightCells[port])(`V-06 ${name} %s minutes before`, (cell) => {
      const [node, minutes] = [cell.split(' | ')[0]!, Number(cell.split(' | ')[1])];
      expect([told(closing(port, node, minutes)), told(closing(port, node, minutes + 1))]).toEqual(['not-released', '-']);
      const left = steps.length - steps.findIndex(({ code }) => code === node);
      const learnt = Object.fromEntries(steps.map(({ code }) => [code, [60, 150] as const]));
      const byHabit = (at: number): string => told(closing(port, node, at, { learnt }));
      expect([byHabit(left * hour + 180), byHabit(left * hour + 181)]).toEqual(['not-released', '-']);
    });
  }

  it('V-06 what the morning is too late for is told at 16:00 before', () => {
    // 截港 at 12:00 of tomorrow, tight from 04:30: at 08:00 four hours would be left of four and a half.
    const early = closing('NB', 'PASS', 24 * hour);
    expect([told(early, 4 * hour - 1), told(early, 4 * hour)]).toEqual(['-', 'not-released']);
  });

  it('V-06 and not before, where the morning is early enough', () => {
    // 截港 at 12:30, tight from 05:00, and late from 08:00 on.
    const late = closing('NB', 'PASS', 24.5 * hour);
    expect([told(late, 17 * hour - 1), told(late, 17 * hour)].map((codes) => codes.includes('not-released'))).toEqual([false, true]);
  });

  it('V-06 what becomes tight as offices close is told at 16:00, before what closes later', () => {
    // 截港 at 21:00 and at 22:30 of today, tight from 17:30 and from 19:00.
    for (const minutes of [9 * hour, 10.5 * hour]) {
      const bill = closing('NB', 'TMPS', minutes);
      expect([told(bill, 4 * hour - 1), told(bill, 4 * hour)]).toEqual(['-', 'not-released']);
    }
  });

  it('V-06 nothing is told of more than a day before its clock', () => {
    // A day and a half for the release: it would be told at once, 30 hours before.
    const bill = closing('NB', 'PASS', 30 * hour, { learnt: { PASS: [2160, 4320] } });
    const nearAt = 6 * hour;
    const told_ = (minutes: number): readonly string[] => exceptionsAt(statusOfCase(bill), caseNowMs + minutes * 60_000);
    expect([told_(nearAt - 1).includes('not-released'), told_(nearAt).includes('not-released')]).toEqual([false, true]);
  });

  it('V-06 what customs holds takes as long as it takes: it is told of a day before', () => {
    const held = (minutes: number): BillCase => ({
      ...closing('NB', 'PASS', minutes),
      boxes: [{ gate: 'in', listed: true, arrival: ['accepted'], inspection: 'open' }],
    });
    expect([told(held(24 * hour)), told(held(24 * hour + 1))]).toEqual(['inspection not-released', 'inspection']);
  });

  it('V-06 a later clock of a later step counts as well', () => {
    // The pass has until 截港, an hour after 截关: what the release and it take together decides.
    const bill = (customs: number, port: number): BillCase => ({
      ...waitingCase('SH', 'PASS', 30),
      plan: { customsClosesMs: customs, portClosesMs: port },
    });
    expect([told(bill(270, 500)), told(bill(271, 500)), told(bill(271, 330)), told(bill(271, 331))]).toEqual([
      'not-released',
      '-',
      'not-released',
      '-',
    ]);
  });

  it('V-06 whoever has hours of his own is told by those', () => {
    const status = statusOfCase(closing('NB', 'PASS', 36 * hour));
    expect(exceptionsAt(status, caseNowMs, { cutOffNearHours: 36 })).toEqual(['not-released']);
    expect(exceptionsAt(status, caseNowMs, { cutOffNearHours: 24 })).toEqual([]);
  });

  it('V-06 the explainer is amber when the row is', () => {
    const tone = (minutes: number): string => explainRelease(statusOfCase(closing('NB', 'PASS', minutes)), caseNowMs).boxes[0]!.tone;
    expect([tone(450), tone(451)]).toEqual(['attention', 'running']);
  });
});
