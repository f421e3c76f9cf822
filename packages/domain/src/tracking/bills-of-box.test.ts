// Guarantee: a box is told of on the call that is meant, and on its newest where none is; what it carried before is another journey.
import { expect, it } from 'vitest';
import { journeyOfBox } from './bills-of-box';
import { bill, fact, hourMs, row, t0 } from './truth-table/told-facts';

const next = { vesselName: 'EVER GIVEN', vesselCode: 'UN9811000', voyage: '0918W' };
const noCall = { vesselName: null, vesselCode: null, voyage: null };

it('is on its newest call, under every bill that is told there', () => {
  const before = fact('gate-in', t0);
  const now = [
    fact('manifest', t0 + hourMs, { ...next, billNo: 'BILLNOW000002' }),
    fact('manifest', t0 + hourMs, { ...next, billNo: 'BILLNOW000001' }),
  ];
  const journey = journeyOfBox([now[0]!, before, now[1]!]);
  expect(journey.billNos).toEqual(['BILLNOW000001', 'BILLNOW000002']);
  expect(journey.facts).not.toContain(before);
  expect(journey.call).toMatchObject({ voyage: '0918W' });
});

it('is on the call that is meant, though it has sailed again since', () => {
  const facts = [fact('gate-in', t0), fact('gate-in', t0 + hourMs, { ...next, billNo: 'BILLNOW000001' })];
  expect(journeyOfBox(facts, { vesselName: 'MSC ANNA', vesselCode: null, voyage: '425W' }).billNos).toEqual([bill]);
  expect(journeyOfBox(facts, { vesselName: 'MSC ANNA', vesselCode: null, voyage: '1' })).toMatchObject({ billNos: [], facts: [] });
});

it('W-04 is on one call whatever IMO numbers its reports tell: its own number says the rest', () => {
  const listed = fact('manifest', t0, { vesselCode: 'UN9001112' });
  const gatedIn = fact('gate-in', t0 + hourMs, { billNo: null, vesselCode: '9002221' });
  expect(journeyOfBox([listed, gatedIn])).toMatchObject({ billNos: [bill], facts: [listed, gatedIn] });
});

it('without any call is under the bill that a row named last; what is withdrawn names nothing', () => {
  const rows = [
    row(t0, 'NNNNN', { ...noCall, billNo: 'BILLOLD000001' }),
    row(t0 + hourMs, 'NNNNN', { ...noCall, billNo: 'BILLNOW000001' }),
  ];
  expect(journeyOfBox(rows).billNos).toEqual(['BILLNOW000001', 'BILLOLD000001']);
  const alone = fact('gate-in', t0, { ...next, billNo: null });
  expect(journeyOfBox([alone, ...rows.slice(0, 1)]).billNos).toEqual(['BILLOLD000001']);
  expect(journeyOfBox([...rows.slice(0, 1), { ...alone, saidMs: t0 + 2 * hourMs }]).billNos).toEqual(['BILLOLD000001']);
  expect(journeyOfBox([fact('gate-in', t0, { function: 'cancel' })])).toMatchObject({ billNos: [], call: null });
  expect(journeyOfBox([])).toEqual({ call: null, billNos: [], facts: [] });
});
