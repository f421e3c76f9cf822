// Guarantee: an empty box that was picked up is told once, by whoever told it last, with the yard and the truck that anybody
// told of; a forecast, a full box and what was taken back are none.
import { describe, expect, it } from 'vitest';
import { emptyDetails } from './empty-details';
import { listTakeouts } from './takeouts';
import { fact, hourMs, t0 } from './truth-table/told-facts';

const [first, second] = ['CSNU6152042', 'MSKU0308961'];
const yard = (saidMs: number, outMs: number | null, told: object = {}, more: object = {}) =>
  fact('yard', saidMs, { containerNo: first, terminal: null, detail: { ...emptyDetails.yard, outMs, ...told }, ...more });
const booking = (saidMs: number, outMs: number | null, more: object = {}) =>
  fact('booking', saidMs, { containerNo: first, terminal: 'BLCT', detail: { ...emptyDetails.booking, outMs }, ...more });
const gateOut = (happenedMs: number | null, told: object = {}, more: object = {}) =>
  fact('gate-out', t0, {
    containerNo: first,
    terminal: 'BLCT',
    happenedMs,
    detail: { ...emptyDetails['gate-out'], fullness: 'empty', ...told },
    ...more,
  });

describe('an empty box that was picked up', () => {
  it.each([
    ['the yard tells it', [yard(t0, t0 - hourMs, { yardName: '新港堆场', truckPlate: '浙B00001' })], ['新港堆场', '浙B00001']],
    ['the booking tells it; its terminal is where the box goes', [booking(t0, t0 - hourMs)], [null, null]],
    ['the gate tells it', [gateOut(t0 - hourMs, { truckPlate: '浙B00002' })], ['北仑三期', '浙B00002']],
  ] as const)('%s', (_who, facts, [place, truckPlate]) => {
    expect(listTakeouts(facts)).toEqual([{ containerNo: first, outMs: t0 - hourMs, yard: place, truckPlate }]);
  });

  it.each([
    ['no time of it was told', [yard(t0, null), booking(t0, null), gateOut(null)]],
    ['it is a forecast', [yard(t0, t0 + 30 * hourMs), gateOut(t0 + 30 * hourMs)]],
    ['it was full', [gateOut(t0 - hourMs, { fullness: 'full' })]],
    ['no box is named', [yard(t0, t0 - hourMs, {}, { containerNo: null })]],
    ['it was cancelled', [yard(t0, t0 - hourMs, {}, { function: 'cancel' })]],
    ['it was given back', [fact('gate-in', t0, { containerNo: first, happenedMs: t0 - hourMs, detail: { fullness: 'empty' } })]],
    ['it came in', [fact('gate-in', t0, { containerNo: first, happenedMs: t0 - hourMs })]],
  ] as const)('is none where %s', (_why, facts) => expect(listTakeouts(facts)).toEqual([]));

  it('is told once: the newest word, with the yard and the truck that an older one knew', () => {
    const facts = [booking(t0 + hourMs, t0 - 2 * hourMs), yard(t0, t0 - hourMs, { yardName: '新港堆场', truckPlate: '浙B00001' })];
    const told = [{ containerNo: first, outMs: t0 - 2 * hourMs, yard: '新港堆场', truckPlate: '浙B00001' }];
    expect(listTakeouts(facts)).toEqual(told);
    expect(listTakeouts(facts.toReversed())).toEqual(told);
  });

  it('stands in the order of going out; of one instant in that of the numbers', () => {
    const of = (containerNo: string, outMs: number) => yard(t0, outMs, {}, { containerNo });
    const numbers = (...facts: Parameters<typeof listTakeouts>[0]) => listTakeouts(facts).map(({ containerNo }) => containerNo);
    expect(numbers(of(first, t0 - hourMs), of(second, t0 - 2 * hourMs))).toEqual([second, first]);
    expect(numbers(of(second, t0 - hourMs), of(first, t0 - hourMs))).toEqual([first, second]);
    const told = [of(second, t0 - hourMs), { ...of(first, t0 - hourMs), saidMs: t0 + hourMs }];
    expect(numbers(...told)).toEqual([first, second]);
    expect(numbers(of(first, t0 - hourMs), { ...of(second, t0 - hourMs), saidMs: t0 + hourMs })).toEqual([first, second]);
  });
});
