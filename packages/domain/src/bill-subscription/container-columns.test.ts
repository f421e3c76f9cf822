// Guarantee: an export per container says of each box what the detail shows of it.
import { expect, it } from 'vitest';
import { cellText } from '../contract-kit/list-columns';
import { containerColumnsOf } from './container-columns';

it('R-4.10-07 a box is exported with its number, type, seal, weight, times and its release in the softer form', () => {
  const box = {
    ctnNo: 'CSNU6152042',
    sizetype: '45G1',
    sealNo: 'CNB448210',
    grossWeight: 24_860,
    inGateTime: '2026-10-12 09:05:00',
    pass_flag: 'N',
    loadTime: null,
  };
  expect(containerColumnsOf('NB').map((column) => [column.title, cellText(column, box, 0, '')])).toEqual([
    ['箱号', 'CSNU6152042'],
    ['箱型', '45G1'],
    ['封号', 'CNB448210'],
    ['毛重 kg', 24_860],
    ['进港时间', '10-12 09:05'],
    ['码放', '未放行'],
    ['装船时间', ''],
  ]);
});
