// Guarantee: in every list a number stands at the end of its cell with its thousands apart, a weight has its unit in the head, and
// what is not known is the sign for it.
// @vitest-environment happy-dom
import { listColumn } from '@mastlight/domain/contract-kit/list-columns';
import { containerColumnsOf } from '@mastlight/domain/bill-subscription/container-columns';
import { gateColumns } from '@mastlight/domain/port-query/columns';
import { manifestQueryColumns } from '@mastlight/domain/manifest-query/columns';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { buildGridColumns } from './grid-columns';

interface Row {
  readonly id: number;
  readonly version: number;
  readonly weight: number | null;
  readonly note: string | null;
}
const declared = [listColumn<Row>('weight', '毛重(KGS)', 'number', 92), listColumn<Row>('note', '备注', 'text', 160)];
const settings = declared.map(({ prop }) => ({ prop, isShown: true, isFixed: false }));
const row: Row = { id: 1, version: 1, weight: 1_234_567.5, note: '轻放' };

test('R-0-07 numbers to the right with separators, words to the left, and - where nothing is known', () => {
  const [weight, note] = buildGridColumns(declared, settings, {});
  expect([weight!.align, weight!.isMono, note!.align]).toEqual(['end', true, undefined]);
  expect([weight!.text!(row), note!.text!(row)]).toEqual(['1,234,567.5', '轻放']);
  const empty: Row = { ...row, weight: null, note: null };
  expect([weight!.text!(empty), note!.text!(empty)]).toEqual(['-', '-']);
  expect(weight!.text!({ ...row, weight: 0 })).toBe('0');
});

test('R-0-06 a time has day and minute in its cell, and all of it under the pointer', () => {
  const timed = [listColumn<Row & { readonly at: string | null }>('at', '截关', 'time', 104)];
  const [column] = buildGridColumns(timed, [{ prop: 'at', isShown: true, isFixed: false }], {});
  const cell = (at: string | null) => renderToStaticMarkup(<>{column!.cell!({ ...row, at })}</>);
  expect(cell('2026-10-12 14:47:20')).toBe('<span class="ml-mono list-time" data-tip="2026-10-12 14:47:20">10-12 14:47</span>');
  expect(cell(null)).toBe('-');
});

test.each([
  ['boxes of a bill', containerColumnsOf('NB'), 'grossWeight'],
  ['boxes at the gate', gateColumns('NB'), 'grossWeight'],
  ['bills at customs', manifestQueryColumns, 'totalGrossWt'],
] as const)('R-0-07 in the list of %s the weight has its unit in the head', (_list, columns, prop) => {
  const told = columns as readonly { readonly prop: string; readonly title: string; readonly form: string }[];
  expect(told.find((column) => column.prop === prop)).toMatchObject({ form: 'number', title: expect.stringMatching(/kg/i) as string });
});
