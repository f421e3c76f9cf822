// Guarantee: R-4.10-01, R-4.10-35, L-14: an invoice goes 未开票 → 开票中 → 已开票 → 已寄出, back only by a refusal of the tax office.
import { describe, expect, it } from 'vitest';
import { deskStepsOf, invoiceStatuses, invoiceStatusWords, invoiceSteps, isOut, nextStatus, redStates } from './invoice-status';

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

/** Where the desk may have one taken back, by status and how far taking it back is: F flushed, P its paper posted. */
const steps = `
            none  wished  flushed  refused
not-issued  -     -       -        -
issuing     -     -       -        -
issued      FP    -       -        FP
sent        F     -       -        F
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));

describe('R-4.10-35 what the desk can do', () => {
  it('R-4.10-35 is as the table says, and no paper is posted that nobody wanted', () => {
    const [heads, ...rows] = steps;
    expect([heads, rows.map(([status]) => status)]).toEqual([[...redStates], [...invoiceStatuses]]);
    for (const [status, ...wanted] of rows)
      for (const [at, redState] of redStates.entries()) {
        const { canFlush, canPost } = deskStepsOf({ status: status as never, redState, needsPaper: true });
        expect([status, redState, `${canFlush ? 'F' : ''}${canPost ? 'P' : ''}` || '-']).toEqual([status, redState, wanted[at]]);
        expect(deskStepsOf({ status: status as never, redState, needsPaper: false }).canPost).toBe(false);
      }
  });
});
