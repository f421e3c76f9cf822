// Guarantee: what is expected in each port is told from the minute on at which it is late, by what the trade has usual
// and by what was learnt, with whom to ask; a minute before it is not; and nothing that is expected is missing here.
import { describe, expect, it } from 'vitest';
import { portRules, profiles } from '../../ports/index';
import { exceptionSpans } from '../exception-spans';
import { explainBill } from '../explain-bill';
import { caseNowMs, caseSamples, statusOfCase, tellCase, type BillCase } from './bill-case';
import { waitingCase, watchCells } from './watch-cells';

function told(bill: BillCase): { readonly codes: string; readonly sentence: string; readonly advice: string } {
  const status = statusOfCase(bill);
  const { troubles } = explainBill(status, caseNowMs);
  const found = troubles.find(({ code }) => code === 'overdue' || code === 'arrival-missing');
  const listed = [...exceptionSpans(status)].filter(([, spans]) =>
    spans.some(([from, until]) => (from ?? 0) <= caseNowMs && until === null),
  );
  expect({ bill: tellCase(bill), isListed: listed.some(([code]) => code === found?.code) }).toMatchObject({
    isListed: found !== undefined,
  });
  return { codes: found?.code ?? '-', sentence: found?.sentence ?? '', advice: found?.nextStep.advice ?? '' };
}

describe('what is expected and has not come', () => {
  for (const { code: port, name } of profiles) {
    for (const cell of watchCells[port]) {
      const [node, late, byTrade, byHabit, whom] = cell.split(' | ') as [string, string, string, string, string];
      const code = portRules(port).nodeOf.get(node)!.judge === 'arrival' ? 'arrival-missing' : 'overdue';
      const waited = 540;
      const learnt = (lateMinutes: number): BillCase => ({ ...waitingCase(port, node, waited), learnt: { [node]: [120, lateMinutes] } });

      it(`${name} ${node} by the trade`, () => {
        const bill = waitingCase(port, node, Number(late));
        expect(told(bill)).toMatchObject({ codes: code, sentence: byTrade, advice: expect.stringContaining(whom) });
        expect(told(waitingCase(port, node, Number(late) - 1)).codes).toBe('-');
      });

      it(`${name} ${node} by the habit of the port`, () => {
        const { codes, sentence, advice } = told(learnt(waited));
        expect({ codes, sentence }).toEqual({ codes: code, sentence: byHabit });
        expect(advice).toContain(`通常 2 小时（按最近 ${caseSamples} 箱）。`);
        expect(advice).toContain(whom);
        expect(told(learnt(waited + 1)).codes).toBe('-');
      });
    }

    it(`${name}: every event that comes by itself stands here`, () => {
      expect(watchCells[port].map((cell) => cell.split(' | ')[0])).toEqual([...portRules(port).priorLagOf.keys()]);
    });
  }
});

describe('what is not expected', () => {
  const bill = (box: object, more: Partial<BillCase> = {}): BillCase => ({
    ...waitingCase('NB', 'PASS', 6000),
    ...more,
    boxes: [{ gate: 'in', gateInAgo: 9000, listed: true, longAgo: 6000, ...box }],
  });
  it.each([
    ['a box that is still outside has its clock', bill({ gate: 'out' })],
    ['a box under inspection', bill({ arrival: ['accepted'], inspection: 'open' })],
    ['a release that was refused', bill({ arrival: ['accepted'], release: ['refused'] })],
    ['a release that was taken back', bill({ arrival: ['accepted'], release: ['accepted', 'withdrawn'] })],
    ['a box that left the port again', bill({ gate: 'left-again', flags: { arrive: ['yes'] } })],
    ['loading before the ship berthed', bill({ flags: { arrive: ['yes'], customs: ['yes'], triple: ['yes'], pass: ['yes'] } })],
    ['anything once the ship has left', bill({ arrival: ['accepted'] }, { departedAgo: 30 })],
    [
      'an answer to what was answered, be it with nothing decided',
      { ...waitingCase('NB', 'BLA', 6000), preManifest: ['declared', 'pending'] } as BillCase,
    ],
  ])('%s', (_, one) => {
    expect(told(one).codes).toBe('-');
  });
});
