// Guarantee: a chip is named by what its rows say.
import { expect, test } from 'vitest';
import { exceptions } from './bill-progress';

test('O-20 a chip whose rows wait by several clocks names none of them', () => {
  expect(exceptions.find(({ code }) => code === 'not-released')).toMatchObject({ name: '未放行·临近截止', shortName: '临近截止' });
});
