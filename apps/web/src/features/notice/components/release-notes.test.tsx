// Guarantee: the first release note that a user has not acknowledged opens by itself, once and over nothing else;
// acknowledging saves the whole map under the user's own key; whoever reads by himself acknowledges nothing.
// @vitest-environment happy-dom
import { notice } from '@mastlight/domain/notice/contract';
import { preferences } from '@mastlight/domain/preferences/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useSession } from '../../../platform/session';
import { installFakeGateway, refuse, succeed } from '../../../testing/fake-gateway';
import { press, render } from '../../../testing/render';
import { ReleaseNotes } from './release-notes';

const ids = [3, 2, 1];
const note = (id: number) => ({ id, title: `第 ${id} 版`, subtitle: `2026-11-2${id} 09:00:00`, version: `0.${id}` });
let kept: string | null;
let canSave: boolean;
/** So long a saved map is on its way. */
let saveMs: number;
let notices: { id: number; title: string; type: number; createTime: string; top: boolean; startTime: string | null }[];

function gateway() {
  return installFakeGateway([
    [notice.listReleaseNotes, () => succeed(notice.listReleaseNotes, { records: ids.map(note), total: 3, pageNo: 1, pageSize: 50 })],
    [notice.findReleaseNote, ({ id }) => succeed(notice.findReleaseNote, { ...note(Number(id)), content: `<p>说的是 ${String(id)}</p>` })],
    [notice.listNotices, () => succeed(notice.listNotices, { list: notices, total: notices.length, pageNo: 1, pageSize: 50 })],
    [
      notice.findNotice,
      ({ id }) => succeed(notice.findNotice, { id: Number(id), title: '公告', content: '<p>照常</p>', createTime: '2026-11-23 09:00:00' }),
    ],
    [preferences.findEntry, ({ dictKey }) => succeed(preferences.findEntry, { dictKey: String(dictKey), dictValue: kept })],
    [
      preferences.setEntry,
      async ({ dictValue }) => {
        if (saveMs > 0) await new Promise((done) => setTimeout(done, saveMs));
        if (!canSave) return refuse({ code: 500, msg: '服务器异常' });
        kept = String(dictValue);
        return succeed(preferences.setEntry, true);
      },
    ],
  ]);
}

let shown: Awaited<ReturnType<typeof render>> | null = null;
/** So long the page is busy with itself, and then some. */
const settle = (): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(350)));

async function show(isHeldBack = false) {
  const calls = gateway();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = (held: boolean) => (
    <QueryClientProvider client={client}>
      <ReleaseNotes isHeldBack={held} />
    </QueryClientProvider>
  );
  shown = await render(view(isHeldBack));
  await settle();
  // The dialog's chunk comes first, then what it asks for.
  await vi.dynamicImportSettled();
  await settle();
  await settle();
  return calls;
}
/** What a page load does: everything anew, but what the server keeps. */
async function reload() {
  await shown!.unmount();
  return show();
}

const dialog = () => document.querySelector('dialog');
const heading = () => dialog()?.querySelector('article h3')?.textContent;
const button = () => document.querySelector('.release-notes-button');
const buttonSaying = (words: string) =>
  [...document.querySelectorAll('dialog button')].find(({ textContent }) => textContent === words) ?? null;
async function pressSaying(words: string): Promise<void> {
  await press(buttonSaying(words));
  await settle();
}

beforeEach(async () => {
  await Promise.all([import('./notes-dialog'), import('../../../platform/cleaned-html')]);
  vi.useFakeTimers();
  kept = null;
  canSave = true;
  saveMs = 0;
  notices = [];
  useSession.setState({ token: 't', userId: '15', createTime: '2026-11-01 08:00:00' });
});
afterEach(async () => {
  await shown?.unmount();
  shown = null;
  useSession.setState({ token: null, userId: null, createTime: null });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the first note that was not acknowledged', () => {
  test('R-4.6-01 leaves who types in peace; the button stays lit', async () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await show();
    expect(document.querySelector('dialog')).toBeNull();
    expect(document.querySelector('.release-notes-button')?.hasAttribute('data-unseen')).toBe(true);
    field.remove();
  });

  test('R-4.6-01, R-9-05 opens by itself when the list is there', async () => {
    const { calls } = await show();
    expect(heading()).toBe('第 3 版');
    expect(dialog()?.querySelector('.rich-text')?.textContent).toBe('说的是 3');
    expect(calls.find(({ path }) => path === '/releaseNote/page')?.fields).toEqual({
      pageNo: '1',
      pageSize: '50',
      status: 'T',
      type: '16',
    });
  });

  // No room of either name is held back any more: their testers read notes as everybody does (ADR 0033).
  test.each([[['speed']], [['abroad']], [[]]])('R-6-14 opens to who has the experiences %j', async (experiences) => {
    useSession.setState({ experiences });
    await show();
    expect(heading()).toBe('第 3 版');
  });

  // The notes are of 11-21, 11-22 and 11-23, each 09:00:00.
  test.each([
    ['came after all of them', '2026-11-24 10:00:00', undefined, 0],
    ['came on the day of the last, before it', '2026-11-23 08:59:59', '第 3 版', 1],
    ['came at the very second of the last', '2026-11-23 09:00:00', '第 3 版', 1],
    ['was here before all of them', '2026-11-20 10:00:00', '第 3 版', 3],
  ])('V-15 who %s is told only what was told since', async (_, createTime, opened, unseen) => {
    useSession.setState({ createTime });
    await show();
    expect(heading()).toBe(opened);
    expect(button()?.getAttribute('aria-label')).toBe(unseen === 0 ? '更新说明' : `更新说明，${unseen} 条没看`);
  });

  test('R-4.6-01 is the first of those that are left, not the newest', async () => {
    kept = '{"3":"true","2":"false"}';
    await show();
    expect(heading()).toBe('第 2 版');
  });

  test('R-4.6-02, R-7.3-04, R-3.1-09 acknowledging saves the map, with what was in it, under the own key', async () => {
    kept = '{"1":"true"}';
    const { calls } = await show();
    await pressSaying('知道了');
    const saved = calls.find(({ path }) => path === '/dict/set')!.fields;
    expect(saved['dictKey']).toBe('update_notes_know_15');
    expect(JSON.parse(String(saved['dictValue']))).toEqual({ 1: 'true', 3: 'true' });
    expect(dialog()).toBeNull();
  });

  test('R-4.6-03 does not open again after a reload; the next one does, and after the last none', async () => {
    await show();
    for (const [here, next] of [
      ['第 3 版', '第 2 版'],
      ['第 2 版', '第 1 版'],
      ['第 1 版', undefined],
    ]) {
      expect(heading()).toBe(here);
      await pressSaying('知道了');
      await reload();
      expect(heading()).toBe(next);
    }
    expect(button()?.hasAttribute('data-unseen')).toBe(false);
  });

  test('R-4.6-02 what was not saved opens again', async () => {
    canSave = false;
    await show();
    await pressSaying('知道了');
    await reload();
    expect(heading()).toBe('第 3 版');
  });

  test('R-4.6-02 closing alone acknowledges nothing', async () => {
    const { countOf } = await show();
    await press(dialog()!.querySelector('.ml-dialog-head button'));
    await settle();
    expect(dialog()).toBeNull();
    expect(countOf(preferences.setEntry)).toBe(0);
    await reload();
    expect(heading()).toBe('第 3 版');
  });

  test('waits for the dialogs of the account, and stays away from any other', async () => {
    await show(true);
    expect(dialog()).toBeNull();
    await shown!.unmount();
    const other = document.createElement('dialog');
    other.setAttribute('open', '');
    document.body.append(other);
    await show();
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
    expect(button()?.hasAttribute('data-unseen')).toBe(true);
    other.remove();
  });
});

describe('the timeline', () => {
  test('R-1-18, R-2.5-04, R-2.6-27, R-3.4-01, R-3.4-02 the button opens it: every note on one line, the chosen one beside it', async () => {
    kept = '{"3":"true","2":"true","1":"true"}';
    await show();
    expect(dialog()).toBeNull();
    await press(button());
    await settle();
    expect([...document.querySelectorAll('.notes-timeline-title')].map(({ textContent }) => textContent)).toEqual([
      '第 3 版',
      '第 2 版',
      '第 1 版',
    ]);
    expect(document.querySelector('.notes-timeline')?.textContent).toContain('11-23');
    expect(heading()).toBe('第 3 版');
    await press(document.querySelectorAll('.notes-timeline button')[2]!);
    await settle();
    expect(heading()).toBe('第 1 版');
    expect(dialog()?.querySelector('.rich-text')?.textContent).toBe('说的是 1');
  });

  test('goes on to the next that was not acknowledged, and acknowledges the one at hand', async () => {
    await show();
    await pressSaying('下一条没看的');
    expect(heading()).toBe('第 2 版');
    expect(JSON.parse(kept!)).toEqual({ 3: 'true' });
    expect(document.querySelectorAll('.notes-timeline [data-lamp="changed"]')).toHaveLength(2);
  });

  test('whoever goes on faster than the answers is not led back, and every note is kept', async () => {
    const { countOf } = await show();
    saveMs = 200;
    await press(buttonSaying('下一条没看的'));
    await press(buttonSaying('下一条没看的'));
    expect(heading()).toBe('第 1 版');
    // The first answer names the first note alone: at no time is there one more to go on to.
    for (let ms = 0; ms < 1_000; ms += 50) {
      await act(async () => void (await vi.advanceTimersByTimeAsync(50)));
      expect(buttonSaying('下一条没看的')).toBeNull();
    }
    expect(countOf(preferences.setEntry)).toBe(2);
    expect(JSON.parse(kept!)).toEqual({ 2: 'true', 3: 'true' });
  });

  test('the arrow keys go along it and stop at its ends', async () => {
    await show();
    const key = (name: string) => act(async () => void document.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })));
    await key('ArrowLeft');
    expect(heading()).toBe('第 3 版');
    await key('ArrowRight');
    expect(heading()).toBe('第 2 版');
    await key('ArrowRight');
    await key('ArrowRight');
    expect(heading()).toBe('第 1 版');
  });

  test('R-1-18, R-7.3-15, R-7.3-16 has the notices beside it where there are some', async () => {
    kept = '{"3":"true","2":"true","1":"true"}';
    notices = [{ id: 9, title: '国庆照常', type: 1, createTime: '2026-10-01 09:00:00', top: true, startTime: null }];
    await show();
    await press(button());
    await settle();
    await press(dialog()!.querySelectorAll('.notes-list input')[1]!);
    await settle();
    expect(heading()).toBe('国庆照常');
    expect(dialog()?.querySelector('.rich-text')?.textContent).toBe('照常');
    expect(document.querySelector('.notes-timeline-head')?.textContent).toContain('置顶');
  });

  test('R-1-18 is read without signing in, and then nothing is asked or said of what was seen', async () => {
    useSession.setState({ token: null, userId: null });
    const { countOf } = await show();
    expect(dialog()).toBeNull();
    await press(button());
    await settle();
    expect(heading()).toBe('第 3 版');
    expect(document.querySelectorAll('.notes-timeline [data-lamp="unlit"]')).toHaveLength(3);
    await pressSaying('关闭');
    expect(countOf(preferences.findEntry) + countOf(preferences.setEntry)).toBe(0);
  });
});
