// Guarantee (U-03, docs/bill-rules.md 6): the worked examples of 异常优先 stand in the order in which they are written,
// by the rules stated again and by what is published of a bill. The list's own statement is held to them in the server.
import { describe, expect, it } from 'vitest';
import { deriveBillStatus } from '../derive-bill-status';
import { explainBill } from '../explain-bill';
import { publishBill } from '../published-bill';
import { caseBillNo, caseNowMs, factsOfCase, type BillCase } from './bill-case';
import { compareByTrouble, type Standing } from './by-trouble';
import { orderExamples } from './order-examples';
import { standingAgain } from './second-statement';

function publishedStanding(bill: BillCase): Standing {
  const status = deriveBillStatus(bill.port, caseBillNo, factsOfCase(bill));
  const { clockMs, portClosesMs, gateInClosesMs, atdMs } = publishBill(caseBillNo, status, caseNowMs);
  const { exceptions } = explainBill(status, caseNowMs);
  return { exceptions, clockMs, gateMs: portClosesMs ?? gateInClosesMs, departedMs: atdMs };
}

function sorted(bills: Readonly<Record<string, BillCase>>, standingOf: (bill: BillCase) => Standing): string[] {
  const standings = Object.entries(bills).map(([name, bill]) => ({ name, standing: standingOf(bill) }));
  return standings.sort((a, b) => compareByTrouble(a.standing, b.standing, caseNowMs)).map(({ name }) => name);
}

describe('U-03 异常优先', () => {
  it.each(orderExamples)('stated again: $name', ({ bills, order }) => expect(sorted(bills, standingAgain)).toEqual(order));
  it.each(orderExamples)('published: $name', ({ bills, order }) => expect(sorted(bills, publishedStanding)).toEqual(order));

  it('has ten examples and more, each with a place for every bill', () => {
    expect(orderExamples.length).toBeGreaterThanOrEqual(10);
    for (const { bills, order } of orderExamples) expect([...order].sort()).toEqual(Object.keys(bills).sort());
  });
});
