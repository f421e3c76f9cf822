// Guarantee: what the detail view tells of a box is what holds it, not the silence of the port.
import { expect, it } from 'vitest';
import { portRules } from '@mastlight/domain/ports/index';
import { silentBox } from '@mastlight/domain/tracking/empty-details';
import { containerOf } from './queries/bill-detail';

type Box = Parameters<typeof containerOf>[0];
const silent: Box = silentBox('DWSU3001375', 'ASA');
const flagsOf = (part: Partial<Box>) =>
  containerOf({ ...silent, ...part }, portRules('NB'))
    .flags.filter(({ code }) => code === 'arrive' || code === 'customs')
    .map(({ code, refused, text }) => ({ code, refused, text }));
const quiet = (code: string) => ({ code, refused: false, text: null });

it('O-12 an arrival that customs refused is no arrival that nobody reported', () => {
  expect(flagsOf({})).toEqual([quiet('arrive'), quiet('customs')]);
  expect(flagsOf({ held: 'inspection' })).toEqual([quiet('arrive'), quiet('customs')]);
  const refused = { held: 'refused', isHeld: true } as const;
  expect(flagsOf(refused)).toEqual([{ code: 'arrive', refused: true, text: '退单' }, quiet('customs')]);
  expect(flagsOf({ ...refused, waitsFor: 'PASS' })).toEqual([quiet('arrive'), { code: 'customs', refused: true, text: '退单' }]);
});

it.each([
  ['yes', 'Y', '已放行'],
  ['no', 'N', '不能放行'],
  ['withdrawn', 'T', '取消放行'],
] as const)('R-4.10-07 of a release that is %s, %s, the detail says %s, of customs and of the terminal', (value, letter, words) => {
  const flags = { values: { customs: value, pass: value }, atMs: {}, remark: null };
  const told = containerOf({ ...silent, flags }, portRules('NB')).flags.filter(({ code }) => code === 'customs' || code === 'pass');
  expect(told.map((flag) => [flag.value, flag.text])).toEqual([
    [letter, words],
    [letter, words],
  ]);
});

it('N4 a box tells the step that it waits for, and what holds it', () => {
  const told = (part: Partial<Box>) => containerOf({ ...silent, ...part }, portRules('NB'));
  expect(told({})).toMatchObject({ waitsFor: 'ASA', held: null, isHeld: false });
  expect(told({ waitsFor: 'PASS', held: 'withdrawn', isHeld: true })).toMatchObject({ waitsFor: 'PASS', held: 'withdrawn', isHeld: true });
});

it('H6 the clean manifest of a box is there where the forwarder’s list names it, as the node bar has it', () => {
  const told = (part: Partial<Box>) => containerOf({ ...silent, ...part }, portRules('NB'));
  const listed = told({ answers: { IFC: 'given' } });
  expect(listed.ifcsum_flag).toBe('Y');
  expect(listed.flags.find(({ code }) => code === 'manifest')).toMatchObject({ value: 'Y', text: '已到' });
  expect(told({}).ifcsum_flag).toBeNull();
});
