// Guarantee: a draft survives; one of an older form is led to today's or handed out whole; nothing typed is lost, and
// nobody but who typed it is shown it.
// @vitest-environment happy-dom
import * as z from 'zod/mini';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ownedKey } from '../owned-storage';
import { dropDraft, dropSetAside, keepDraft, readDraft, type DraftKind } from './draft';

const values = z.object({ rows: z.array(z.record(z.string(), z.string())) });
type Values = z.output<typeof values>;
const today: DraftKind<Values> = {
  name: 'trial',
  version: 3,
  values,
  migrations: {
    // Version 1 kept the weight in tonnes, version 2 the rows without a name.
    1: (older) => (older as Record<string, string>[]).map((row) => ({ ...row, grossKg: String(Number(row['grossT']) * 1000) })),
    2: (older) => ({ rows: older }),
  },
};
const owner = '7/personal';
const nowMs = Date.UTC(2025, 9, 12, 4);
const key = ownedKey(owner, 'draft.trial');
const put = (draft: unknown) => localStorage.setItem(key, JSON.stringify(draft));

beforeEach(() => localStorage.clear());

describe('a draft', () => {
  test('comes back as it was kept, wrong cells and all, until it is dropped', () => {
    const typed = { rows: [{ grossKg: '两吨', boxNo: 'MSKU' }] };
    expect(readDraft(today, owner, nowMs)).toEqual({ draft: null, setAside: null });
    expect(keepDraft(today, owner, typed, 1_000)).toBe(true);
    expect(readDraft(today, owner, nowMs)).toEqual({ draft: { values: typed, savedAtMs: 1_000 }, setAside: null });
    dropDraft('trial', owner);
    expect(readDraft(today, owner, nowMs)).toEqual({ draft: null, setAside: null });
  });

  test('of an older form is led to today’s through every version in between', () => {
    put({ version: 1, savedAtMs: 5, values: [{ grossT: '2.5', boxNo: 'MSKU1' }] });
    expect(readDraft(today, owner, nowMs).draft).toEqual({
      savedAtMs: 5,
      values: { rows: [{ grossT: '2.5', grossKg: '2500', boxNo: 'MSKU1' }] },
    });
  });

  test.each([
    ['a version that nothing leads from', JSON.stringify({ version: 0, savedAtMs: 5, values: ['铁'] })],
    // Its values may look like today's and mean another thing.
    ['a later version, after a step back', JSON.stringify({ version: 4, savedAtMs: 5, values: { rows: [{ grossKg: '2.5' }] } })],
    ['values that do not fit after all', JSON.stringify({ version: 3, savedAtMs: 5, values: { rows: '铁' } })],
    ['no JSON at all', '铁'],
  ])('of %s is handed out whole and outlives the next draft', (_, text) => {
    localStorage.setItem(key, text);
    expect(readDraft(today, owner, nowMs)).toEqual({ draft: null, setAside: text });
    keepDraft(today, owner, { rows: [] }, 9);
    // Asked again, after a reload: still there beside the new one, until the user has it.
    expect(readDraft(today, owner, nowMs)).toEqual({ draft: { values: { rows: [] }, savedAtMs: 9 }, setAside: text });
    dropSetAside('trial', owner);
    expect(readDraft(today, owner, nowMs).setAside).toBeNull();
  });

  test('two that cannot be read are handed out together', () => {
    localStorage.setItem(key, 'first');
    readDraft(today, owner, nowMs);
    localStorage.setItem(key, 'second');
    expect(readDraft(today, owner, nowMs).setAside).toBe('first\nsecond');
    // Nor is what was set aside lost when it is spoilt itself.
    localStorage.setItem(ownedKey(owner, 'draft.trial.aside'), '铁');
    expect(readDraft(today, owner, nowMs).setAside).toBe('铁');
  });

  test('is opened for its owner alone, in the identity it was typed in', () => {
    keepDraft(today, owner, { rows: [{ boxNo: 'MSKU1' }] }, nowMs);
    localStorage.setItem(ownedKey(owner, 'draft.trial.aside'), JSON.stringify({ savedAtMs: nowMs, text: '铁' }));
    for (const other of ['8/personal', '7/ent-9', '77/personal']) {
      expect(readDraft(today, other, nowMs)).toEqual({ draft: null, setAside: null });
      keepDraft(today, other, { rows: [] }, nowMs);
      dropDraft('trial', other);
      dropSetAside('trial', other);
    }
    expect(readDraft(today, owner, nowMs)).toEqual({
      draft: { values: { rows: [{ boxNo: 'MSKU1' }] }, savedAtMs: nowMs },
      setAside: '铁',
    });
  });

  test('of before, without an owner, is opened for nobody', () => {
    const text = JSON.stringify({ version: 3, savedAtMs: nowMs, values: { rows: [] } });
    localStorage.setItem('mastlight.draft.trial', text);
    localStorage.setItem('mastlight.draft.trial.aside', text);
    expect(readDraft(today, owner, nowMs)).toEqual({ draft: null, setAside: null });
  });

  test('says so when the browser has no room', () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(keepDraft(today, owner, { rows: [] }, 1)).toBe(false);
    vi.unstubAllGlobals();
  });
});
