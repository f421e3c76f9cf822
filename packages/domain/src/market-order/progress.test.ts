// Guarantee: R-4.10-37: the stages of an order stand as the trade has them: who is at it, what came back, what is done.
import { expect, it } from 'vitest';
import { progressOf, type StageStanding } from './progress';
import { sampleLine } from './sample-order';
import { orderStates, type OrderState } from './states';

const inBox = sampleLine();
const loose = sampleLine({ boxNo: '' });
const box = { boxNo: 'DEMU1000010', kind: '40HQ' };

// What a clerk of market procurement would say of an order that is all packed, and of which no money and no tax is noted.
const table: Readonly<Record<OrderState, readonly [entry: StageStanding, customs: StageStanding, after: StageStanding]>> = {
  draft: ['now', 'ahead', 'ahead'],
  submitted: ['now', 'ahead', 'ahead'],
  returned: ['trouble', 'ahead', 'ahead'],
  checked: ['done', 'now', 'ahead'],
  declared: ['done', 'now', 'ahead'],
  inspected: ['done', 'trouble', 'ahead'],
  withdrawn: ['done', 'trouble', 'ahead'],
  released: ['done', 'done', 'now'],
  closed: ['done', 'done', 'now'],
};

it.each(orderStates.map((state) => [state, table[state]] as const))('R-4.10-37 an order that is %s', (state, [entry, customs, after]) => {
  const progress = progressOf({ state, settledDay: '', filedMonth: '' }, { lines: [inBox], boxes: [box] });
  expect(progress).toEqual({ entry, packing: 'done', customs, settlement: after, filing: after });
});

it('R-4.10-37 money that came and tax that was filed are done each by itself', () => {
  const content = { lines: [inBox], boxes: [box] };
  expect(progressOf({ state: 'closed', settledDay: '2026-05-31', filedMonth: '' }, content)).toMatchObject({
    settlement: 'done',
    filing: 'now',
  });
  expect(progressOf({ state: 'released', settledDay: '', filedMonth: '2026-06' }, content)).toMatchObject({
    settlement: 'now',
    filing: 'done',
  });
});

it.each([
  ['no goods and no boxes', [], [], 'ahead'],
  ['goods without a box', [loose], [], 'ahead'],
  ['a box that nothing is in', [loose], [box], 'now'],
  ['some goods in a box', [inBox, loose], [box], 'now'],
  ['goods in a box that is none of the order', [inBox], [], 'ahead'],
  ['goods in another box than those of the order', [inBox, sampleLine({ boxNo: 'DEMU1000024' })], [box], 'now'],
  ['all goods in boxes; a blank line is none', [inBox, { part: 0, texts: {} }], [box], 'done'],
] as const)('R-2.2-28 packing: %s', (_what, lines, boxes, packing) => {
  expect(progressOf({ state: 'draft', settledDay: '', filedMonth: '' }, { lines, boxes }).packing).toBe(packing);
});
