// Guarantee: every line of the truth table, written by hand from the trade (docs/bill-rules.md), is told as it stands
// there: all exceptions in order, the row's sentence, who is to be asked, and the nodes that matter.
import { describe, expect, it } from 'vitest';
import { profiles } from '../../ports/index';
import { deriveBillStatus } from '../derive-bill-status';
import { explainBill } from '../explain-bill';
import { boxNoOf, caseBillNo, caseNowMs, factsOfCase, tellCase, type BillCase } from './bill-case';
import { cutOffCells, cutOffTimes } from './cut-off-cells';
import { lines } from './lines';

/** Everybody who may be asked. */
const asked = ['车队', '场站', '报关行', '外理', '码头', '货代'];

function checkLine(bill: BillCase, tells: string): void {
  const [exceptions = '', sentence = '', whom = '', nodes = ''] = tells.split('|').map((part) => part.trim());
  const told = explainBill(deriveBillStatus(bill.port, caseBillNo, factsOfCase(bill)), caseNowMs, {
    cutOffNearHours: bill.nearHours ?? 24,
  });
  const context = tellCase(bill);
  expect(told.exceptions.join(' ') || '-', context).toBe(exceptions);
  const words = sentence.replaceAll(/#(\d?)/g, (_, index: string) => boxNoOf(index === '' ? 0 : Number(index) - 1));
  if (words !== '') expect(told.sentence, context).toBe(words);
  if (whom !== '') {
    const said = `${told.nextStep.title} ${told.nextStep.advice ?? ''}`;
    const named = asked.find((word) => said.includes(word)) ?? `nobody: ${said}`;
    expect(said.includes(whom) ? whom : named, context).toBe(whom);
  }
  for (const node of nodes.split(' ').filter((word) => word !== '')) {
    const [code, states] = node.split('=') as [string, string];
    expect(states.split(','), `${code} in\n${context}`).toContain(told.bar[code]!.state);
  }
}

describe('the cells of step × cut-off × box state', () => {
  for (const { code: port, name } of profiles) {
    for (const { box, said, cells } of cutOffCells[port] ?? []) {
      for (const [time, tells] of Object.entries(cells)) {
        it(`U-01 ${name} ${box}, 截港 ${time}`, () => {
          const plan = { portClosesMs: cutOffTimes[time as keyof typeof cutOffTimes] };
          checkLine({ port, boxes: [said], preManifest: ['accepted'], plan }, tells);
        });
      }
    }
  }
});

describe('the lines of every port', () => {
  for (const { code: port, name: portName } of profiles) {
    const own = lines.filter(({ bill }) => bill.port === port);
    for (const { name, bill, tells } of own) it(`${name} (${portName})`, () => checkLine(bill, tells));
  }

  it('are 150 and more, at least ten for each port', () => {
    const cells = Object.values(cutOffCells).flat().length * Object.keys(cutOffTimes).length;
    expect(lines.length + cells).toBeGreaterThanOrEqual(150);
    for (const { code } of profiles) expect(lines.filter(({ bill }) => bill.port === code).length, code).toBeGreaterThanOrEqual(10);
  });

  it('bear names of their own', () => {
    const names = lines.map(({ name, bill }) => `${bill.port} ${name}`);
    expect(new Set(names).size).toBe(names.length);
  });
});
