// Guarantee: a new migration is named by its minute in UTC and sorts after those made before it.
import { expect, it } from 'vitest';
import { nameMigration } from './new-migration';

const nowMs = Date.UTC(2026, 10, 22, 6, 1, 59);

it('is named by its minute', () => {
  expect(nameMigration('account', 'browser-keys', nowMs)).toBe('20261122T0601-account-browser-keys.sql');
});

it('takes the next minute when this one is taken, across the hour', () => {
  expect(nameMigration('account', 'b', Date.UTC(2026, 10, 22, 23, 59), ['20261122T2359-intake-a.sql'])).toBe('20261123T0000-account-b.sql');
});
