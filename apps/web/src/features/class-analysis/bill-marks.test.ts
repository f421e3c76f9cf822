import { expect, it } from 'vitest';
import type { Bill, BillField } from './api';
import { boxesOf, markOf } from './bill-marks';

const field = (more: Partial<BillField>): BillField => ({
  field: 'voyage',
  box: null,
  value: '118W',
  words: '118W',
  place: null,
  confidence: 100,
  isCorrected: false,
  ...more,
});
const bill: Bill = {
  fields: [],
  faults: [
    { kind: 'check-digit', box: 2 },
    { kind: 'two-bills', other: 'B2' },
    { kind: 'sum', field: 'grossKg', total: 5, sum: 6 },
  ],
};

it.each<readonly [what: string, field: Partial<BillField>, mark: ReturnType<typeof markOf>]>([
  ['read well', {}, null],
  ['just sure enough', { confidence: 85 }, null],
  ['not sure', { confidence: 84 }, { kind: 'unsure', percent: 84 }],
  ['not read', { value: '', confidence: 0 }, { kind: 'missing' }],
  ['put right', { isCorrected: true }, { kind: 'corrected' }],
  ['put right to nothing', { value: '', isCorrected: true }, { kind: 'corrected' }],
  ['a wrong check digit, also of what was put right', { field: 'containerNo', box: 2, isCorrected: true }, { kind: 'checkDigit' }],
  ['the number of one of two bills', { field: 'billNo' }, { kind: 'twoBills', other: 'B2' }],
  ['another box', { field: 'containerNo', box: 1 }, null],
  ['the seal of that box', { field: 'sealNo', box: 2 }, null],
  ['a total that differs', { field: 'grossKg' }, { kind: 'sum', sum: 6 }],
  ['the weight of a box', { field: 'grossKg', box: 2 }, null],
])('%s', (_what, more, mark) => {
  expect(markOf(bill, field(more))).toEqual(mark);
});

it('fields by their boxes', () => {
  const fields = [field({}), field({ box: 1 }), field({ box: 2 }), field({ box: 2, field: 'sealNo' })];
  expect(boxesOf({ ...bill, fields }).map((box) => box.length)).toEqual([1, 2]);
});
