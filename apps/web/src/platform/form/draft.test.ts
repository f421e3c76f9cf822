// Guarantee: a draft survives; one of an older form is led to today's or handed out whole; nothing typed is lost.
// @vitest-environment happy-dom
import * as z from 'zod/mini';
import { beforeEach, describe, expect, test, vi } from 'vitest';
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
const put = (draft: unknown) => localStorage.setItem('mastlight.draft.trial', JSON.stringify(draft));

beforeEach(() => localStorage.clear());

describe('a draft', () => {
  test('comes back as it was kept, wrong cells and all, until it is dropped', () => {
    const typed = { rows: [{ grossKg: '两吨', boxNo: 'MSKU' }] };
    expect(readDraft(today)).toEqual({ draft: null, setAside: null });
    expect(keepDraft(today, typed, 1_000)).toBe(true);
    expect(readDraft(today)).toEqual({ draft: { values: typed, savedAtMs: 1_000 }, setAside: null });
    dropDraft('trial');
    expect(readDraft(today)).toEqual({ draft: null, setAside: null });
  });

  test('of an older form is led to today’s through every version in between', () => {
    put({ version: 1, savedAtMs: 5, values: [{ grossT: '2.5', boxNo: 'MSKU1' }] });
    expect(readDraft(today).draft).toEqual({ savedAtMs: 5, values: { rows: [{ grossT: '2.5', grossKg: '2500', boxNo: 'MSKU1' }] } });
  });

  test.each([
    ['a version that nothing leads from', JSON.stringify({ version: 0, savedAtMs: 5, values: ['铁'] })],
    // Its values may look like today's and mean another thing.
    ['a later version, after a step back', JSON.stringify({ version: 4, savedAtMs: 5, values: { rows: [{ grossKg: '2.5' }] } })],
    ['values that do not fit after all', JSON.stringify({ version: 3, savedAtMs: 5, values: { rows: '铁' } })],
    ['no JSON at all', '铁'],
  ])('of %s is handed out whole and outlives the next draft', (_, text) => {
    localStorage.setItem('mastlight.draft.trial', text);
    expect(readDraft(today)).toEqual({ draft: null, setAside: text });
    keepDraft(today, { rows: [] }, 9);
    // Asked again, after a reload: still there beside the new one, until the user has it.
    expect(readDraft(today)).toEqual({ draft: { values: { rows: [] }, savedAtMs: 9 }, setAside: text });
    dropSetAside('trial');
    expect(readDraft(today).setAside).toBeNull();
  });

  test('two that cannot be read are handed out together', () => {
    localStorage.setItem('mastlight.draft.trial', 'first');
    readDraft(today);
    localStorage.setItem('mastlight.draft.trial', 'second');
    expect(readDraft(today).setAside).toBe('first\nsecond');
  });

  test('says so when the browser has no room', () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(keepDraft(today, { rows: [] }, 1)).toBe(false);
    vi.unstubAllGlobals();
  });
});
