// Guarantee: R-4.10-01, R-4.10-35, L-14: an invoice goes 未开票 → 开票中 → 已开票 → 已寄出, back only by a refusal of the tax office.
import { describe, expect, it } from 'vitest';
import { invoiceStatuses, invoiceStatusWords, invoiceSteps, isOut, nextStatus } from './invoice-status';

/** Written from the trade: what each step makes of each status; `-`: it may not be taken. */
const truth = `
            apply     issue    refuse      post
not-issued  issuing   -        -           -
issuing     -         issued   not-issued  -
issued      -         -        -           sent
sent        -         -        -           -
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));

describe('R-4.10-01 R-4.10-35 L-14 an invoice', () => {
  it('R-4.10-01 R-4.10-35 has these words, in this order', () => {
    expect(invoiceStatuses.map((status) => invoiceStatusWords[status])).toEqual(['未开票', '开票中', '已开票', '已寄出']);
  });

  it('R-4.10-01 R-4.10-35 goes as the table says and no other way', () => {
    const [steps, ...rows] = truth;
    expect(steps).toEqual([...invoiceSteps]);
    expect(rows.map(([status]) => status)).toEqual([...invoiceStatuses]);
    for (const [status, ...wanted] of rows) {
      expect(invoiceSteps.map((step) => nextStatus(status as never, step) ?? '-')).toEqual(wanted);
    }
  });

  it('R-4.10-01 R-4.10-35 is taken back by a red one only when it is out', () => {
    expect(invoiceStatuses.filter(isOut)).toEqual(['issued', 'sent']);
  });
});
