// Guarantee: every line of the truth table, written by hand from the trade (docs/bill-rules.md), is told as it stands
// there: all exceptions in order, the row's sentence, who is to be asked, and the nodes that matter.
import { describe, expect, it } from 'vitest';
import { profiles } from '../../ports/index';
import { explainBill } from '../explain-bill';
import { boxNoOf, caseNowMs, statusOfCase, tellCase, type BillCase } from './bill-case';
import { cutOffCells, cutOffTimes } from './cut-off-cells';
import { lines } from './lines';

/** What a line asks of a bill, and what the bill is told as: alike where the line holds, and to be read where it does not. */
function compareLine(bill: BillCase, tells: string): { readonly told: object; readonly expected: object } {
  const [exceptions, sentence = '', asked = '', nodes = ''] = tells.split('|').map((part) => part.trim());
  const { bar, ...said } = explainBill(
    statusOfCase(bill),
    caseNowMs,
    bill.nearHours === undefined ? undefined : { cutOffNearHours: bill.nearHours },
  );
  const inWords = (text: string): string => text.replaceAll(/#(\d?)/g, (_, index: string) => boxNoOf(index === '' ? 0 : Number(index) - 1));
  const [words, whom] = [inWords(sentence), inWords(asked)];
  const advice = `${said.nextStep.title} ${said.nextStep.advice ?? ''}`;
  const wishedNodes = nodes.split(' ').flatMap((word) => (word === '' ? [] : [word.split('=') as [code: string, states: string]]));
  const isAllowed = (states: string, state: string): boolean => states.split(',').includes(state);
  return {
    expected: {
      bill: tellCase(bill),
      exceptions,
      sentence: words || said.sentence,
      asks: whom === '' || advice.includes(whom) ? advice : whom,
      nodes: Object.fromEntries(wishedNodes),
    },
    told: {
      bill: tellCase(bill),
      exceptions: said.exceptions.join(' ') || '-',
      sentence: said.sentence,
      asks: advice,
      nodes: Object.fromEntries(
        wishedNodes.map(([code, states]) => [code, isAllowed(states, bar[code]!.state) ? states : bar[code]!.state]),
      ),
    },
  };
}

describe('the cells of step × cut-off × box state', () => {
  for (const { code: port, name } of profiles) {
    for (const { box, said, cells } of cutOffCells[port] ?? []) {
      for (const [time, tells] of Object.entries(cells)) {
        it(`U-01 ${name} ${box}, 截港 ${time}`, () => {
          const plan = { portClosesMs: cutOffTimes[time as keyof typeof cutOffTimes] };
          const { told, expected } = compareLine({ port, boxes: [said], preManifest: ['accepted'], plan }, tells);
          expect(told).toEqual(expected);
        });
      }
    }
  }
});

it.each([
  ['refused', 'danger'],
  ['accepted', 'attention'],
] as const)('V-13 a bill whose pre-manifest was %s and whose boxes are outside near the clock is %s', (answer, tone) => {
  const bill: BillCase = { port: 'NB', boxes: [], preManifest: [answer], plan: { portClosesMs: 180 } };
  const said = explainBill(statusOfCase(bill), caseNowMs);
  expect([said.exceptions[0], said.nextStep.tone]).toEqual(['not-gated-in', tone]);
});

describe('the lines of every port', () => {
  for (const { code: port, name: portName } of profiles) {
    const own = lines.filter(({ bill }) => bill.port === port);
    it.each(own)(`$name (${portName})`, ({ bill, tells }) => {
      const { told, expected } = compareLine(bill, tells);
      expect(told).toEqual(expected);
    });
  }

  it('are 150 and more, at least ten for each port', () => {
    const cells = Object.values(cutOffCells).flat().length * Object.keys(cutOffTimes).length;
    expect(lines.length + cells).toBeGreaterThanOrEqual(150);
    const short = profiles.filter(({ code }) => lines.filter(({ bill }) => bill.port === code).length < 10);
    expect(short).toEqual([]);
  });

  it('bear names of their own', () => {
    const names = lines.map(({ name, bill }) => `${bill.port} ${name}`);
    expect(new Set(names).size).toBe(names.length);
  });
});
