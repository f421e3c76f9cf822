// Guarantee: what one person leaves in the browser is kept 30 days for a return, never longer; one's own stays.
// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { expireOwned, othersKeptMs, ownedKey } from './owned-storage';

const nowMs = Date.UTC(2025, 9, 12, 4);
const keep = (key: string, ageMs: number) => localStorage.setItem(key, JSON.stringify({ savedAtMs: nowMs - ageMs }));
const keys = () => Object.keys(localStorage).sort();

beforeEach(() => localStorage.clear());

test.each([
  ['of another, a millisecond younger than 30 days', '8/personal', '7/personal', othersKeptMs - 1, true],
  ['of another, 30 days old', '8/personal', '7/personal', othersKeptMs, false],
  ['of the same person in another identity, 30 days old', '7/ent-9', '7/personal', othersKeptMs, false],
  ['of another whose id begins like mine, 30 days old', '77/personal', '7/personal', othersKeptMs, false],
  ['of anybody, 30 days old, when nobody is signed in', '7/personal', null, othersKeptMs, false],
  ['of anybody, younger, when nobody is signed in', '7/personal', null, othersKeptMs - 1, true],
  ['of the owner, however old', '7/personal', '7/personal', othersKeptMs * 12, true],
])('what is left %s', (_, theirs, mine, ageMs, isKept) => {
  const key = ownedKey(theirs, 'draft.trial');
  keep(key, ageMs);
  expireOwned(mine, nowMs);
  expect(keys()).toEqual(isKept ? [key] : []);
});

test('what tells no time goes with the first sweep, unless it is mine', () => {
  const mine = ownedKey('7/personal', 'draft.trial');
  for (const owner of ['7/personal', '8/personal']) localStorage.setItem(ownedKey(owner, 'draft.trial'), '铁');
  localStorage.setItem(ownedKey('9/personal', 'draft.trial'), 'null');
  expireOwned('7/personal', nowMs);
  expect(keys()).toEqual([mine]);
});

test('what was kept without an owner goes, whoever comes; what belongs to the screen stays', () => {
  for (const key of ['mastlight.draft.trial', 'mastlight.draft.trial.aside', 'mastlight.carrierHeads']) keep(key, 0);
  const screens = ['mastlight.density', 'mastlight.language', 'mastlight.singleKeys', 'mastlight.theme', 'mastlight.token'];
  for (const key of screens) localStorage.setItem(key, 'on');
  expireOwned('7/personal', nowMs);
  expect(keys()).toEqual(screens);
});
