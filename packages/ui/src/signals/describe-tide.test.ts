// Guarantee: the tide shows the state, digits and water that the look lays down for every distance to the
// cut-off.
import { expect, test } from 'vitest';
import { describeTide } from './describe-tide';

const nowMs = Date.UTC(2026, 9, 12, 4, 0, 0);
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

test.each([
  // name, distance to the cut-off in ms, flags, state, digits, level
  ['two days', 51 * hourMs + 12 * minuteMs, {}, 'far', '2天 03:12', 0.82],
  ['a second over 24 h', 24 * hourMs + 1000, {}, 'far', '1天 00:00', 0.82],
  ['24 h sharp', 24 * hourMs, {}, 'near', '24:00:00', 0.818],
  ['within 24 h', 21 * hourMs + 12 * minuteMs + 40_000, {}, 'near', '21:12:40', 0.723],
  ['half a day', 12 * hourMs, {}, 'near', '12:00:00', 0.409],
  ['a second over 4 h', 4 * hourMs + 1000, {}, 'near', '04:00:01', 0.14],
  ['4 h sharp', 4 * hourMs, {}, 'low', '04:00:00', 0.14],
  ['the last second', 1, {}, 'low', '00:00:01', 0.14],
  ['complete within 4 h stays blue', 3 * hourMs, { isComplete: true }, 'complete', '03:00:00', 0.14],
  ['complete far away', 30 * hourMs, { isComplete: true }, 'complete', '1天 06:00', 0.82],
  ['just now, boxes missing', 0, { hasMissing: true }, 'missed', '00:00', 0],
  ['past with boxes missing', -(2 * hourMs + 47 * minuteMs), { hasMissing: true }, 'missed', '02:47', 0],
  ['past by days', -(50 * hourMs), { hasMissing: true }, 'missed', '2天 02:00', 0],
  ['past with none missing', -hourMs, {}, 'closed', '01:00', 0],
] as const)('%s', (_, distanceMs, flags, state, digits, level) => {
  const tide = describeTide({ deadlineMs: nowMs + distanceMs, nowMs, ...flags });
  expect(tide.state).toBe(state);
  expect(tide.digits).toBe(digits);
  expect(tide.level).toBeCloseTo(level, 2);
});

test.each([
  [6, 6 * hourMs + 1000, 'far', 0.82],
  [6, 6 * hourMs, 'near', 0.818],
  [48, 48 * hourMs + 1000, 'far', 0.82],
  [48, 36 * hourMs, 'near', 0.614],
  [3, 3 * hourMs, 'low', 0.17],
  [3, 3 * hourMs + 1000, 'far', 0.82],
] as const)('R-9-18 near from the user’s %i hours on: %i ms before', (hours, distanceMs, state, level) => {
  const tide = describeTide({ deadlineMs: nowMs + distanceMs, nowMs, nearMs: hours * hourMs });
  expect(tide.state).toBe(state);
  expect(tide.level).toBeCloseTo(level, 2);
});

test('without a time there is a dash and no tank', () => {
  expect(describeTide({ deadlineMs: null, nowMs })).toEqual({ state: 'none', digits: '-', level: 0 });
});
