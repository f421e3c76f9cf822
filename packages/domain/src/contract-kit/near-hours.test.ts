// Guarantee: a cut-off is near from the user's own hours on, 24 unless he chose others, and what is kept can always be read (R-9-18).
import { expect, it } from 'vitest';
import { nearHoursChoices, nearHoursDefault, nearHoursForm, nearHoursKey, nearnessOf } from './near-hours';

const hourMs = 3_600_000;

it.each([
  [24, 24 * hourMs + 1, 'far'],
  [24, 24 * hourMs, 'near'],
  [24, 1, 'near'],
  [24, 0, 'passed'],
  [24, -1, 'passed'],
  [6, 6 * hourMs + 1, 'far'],
  [6, 6 * hourMs, 'near'],
  [48, 30 * hourMs, 'near'],
] as const)('R-9-18 with %i hours, %i ms before: %s', (nearHours, leftMs, nearness) => {
  expect(nearnessOf(1e12 + leftMs, 1e12, nearHours)).toBe(nearness);
});

it('R-9-18 is 24 hours for both unless the user says otherwise', () => {
  expect(nearHoursDefault).toEqual({ portCloseTime: 24, ctnApplyEndTime: 24 });
  expect(nearHoursKey('7')).toBe('near_hours_7');
});

it.each([
  ['{"portCloseTime":6,"ctnApplyEndTime":48}', true],
  ['{"portCloseTime":0,"ctnApplyEndTime":48}', false],
  ['{"portCloseTime":169,"ctnApplyEndTime":48}', false],
  ['{"portCloseTime":6.5,"ctnApplyEndTime":48}', false],
  ['{"portCloseTime":6}', false],
  ['6', false],
  ['', false],
])('R-9-18 keeps %s: %s', (text, isKept) => expect(nearHoursForm.canRead(text)).toBe(isKept));

it('R-9-18 every choice can be kept', () => {
  for (const each of nearHoursChoices) {
    const chosen = { portCloseTime: each, ctnApplyEndTime: each };
    expect(nearHoursForm.read(nearHoursForm.write(chosen))).toEqual(chosen);
  }
});
