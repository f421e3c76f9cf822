// Guarantee: a long list is made outside its request, a short one at once; the header's tray stands there while there are exports
// of today, tells how far each is, and downloads, cancels and begins them anew.
// @vitest-environment happy-dom
import { exportTask, type ExportTask } from '@mastlight/domain/export-task/contract';
import { directRowsMax } from '@mastlight/domain/export-task/limits';
import { exportTaskTexts } from '@mastlight/domain/export-task/messages';
import { file } from '@mastlight/domain/file/contract';
import { fileUrl } from '@mastlight/domain/file/file-url';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { ToastHost } from '@mastlight/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { saveList } from '../../../platform/list/save-file';
import { useConnection } from '../../../platform/connection';
import { queryClient } from '../../../platform/query-client';
import { clearSession, saveLogin } from '../../../platform/session';
import { installFakeGateway, refuse, succeed } from '../../../testing/fake-gateway';
import { press, render, untilShown } from '../../../testing/render';
import { laterExport } from '../later-export';
import { ExportTray } from './export-tray';

const address = 'a'.repeat(32);
const task = (id: number, part: Partial<ExportTask>): ExportTask => ({
  id,
  list: 'bills',
  state: 'waiting',
  done: 0,
  total: null,
  fileName: null,
  url: null,
  reason: null,
  createTime: formatShanghai(Date.now()),
  ...part,
});

let tasks: ExportTask[];
let gateway: ReturnType<typeof installFakeGateway>;
let shown: Awaited<ReturnType<typeof render>>;
const askedOf = (path: string) => gateway.calls.filter((call) => call.path === path);

beforeEach(async () => {
  saveLogin({ token: 't', id: '7', openid: null, role: 'user' });
  tasks = [];
  const again = () => {
    tasks = [task(9, {}), ...tasks];
    return succeed(exportTask.startTask, { id: 9 });
  };
  gateway = installFakeGateway([
    [exportTask.listTasks, () => succeed(exportTask.listTasks, { list: tasks })],
    [exportTask.startTask, again],
    [exportTask.startAgain, again],
    [
      exportTask.cancelTask,
      ({ id }) => {
        tasks = tasks.map((one) => (one.id === Number(id) ? { ...one, state: 'cancelled' as const } : one));
        return succeed(exportTask.cancelTask, true);
      },
    ],
    [file.fetch, () => new Response('rows', { headers: { 'content-disposition': "attachment; filename*=UTF-8''demo.xlsx" } })],
  ]);
});
afterEach(async () => {
  await shown.unmount();
  queryClient.clear();
  clearSession();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function show(given: readonly ExportTask[]): Promise<void> {
  tasks = [...given];
  shown = await render(
    <QueryClientProvider client={queryClient}>
      <ExportTray />
      <ToastHost />
    </QueryClientProvider>,
  );
  expect(askedOf(exportTask.listTasks.path)).toEqual([]);
  await act(async () => void dispatchEvent(new Event('pointermove')));
  await untilShown(() => expect(askedOf(exportTask.listTasks.path)).not.toHaveLength(0));
}
const button = () => document.querySelector<HTMLElement>('.export-tray');
const named = (name: string) => document.querySelector<HTMLElement>(`.export-tasks [aria-label="${name}"]`);
async function open(given: readonly ExportTask[]): Promise<void> {
  await show(given);
  await untilShown(() => expect(button()).not.toBeNull());
  await press(button());
  await untilShown(() => expect(document.querySelectorAll('.export-task')).toHaveLength(given.length));
}
const statesOf = () => [...document.querySelectorAll('.export-task-state')].map(({ textContent }) => textContent);

describe('R-7.6-22 the tray', () => {
  test('R-7.6-22 is not there without exports of today', async () => {
    await show([task(1, { state: 'done', url: fileUrl(address), fileName: '旧.xlsx', createTime: '2020-01-01 00:00:00' })]);
    await untilShown(() => expect(queryClient.getQueryState(['export-task'])?.status).toBe('success'));
    expect(button()).toBeNull();
  });

  test('R-7.6-22 counts those that are not over and tells how far each is', async () => {
    await open([
      task(4, {}),
      task(3, { state: 'running', done: 4_500, total: 10_000, list: 'vessels' }),
      task(2, { state: 'failed', reason: exportTaskTexts.noRight }),
      task(1, { state: 'done', done: 6_000, total: 6_000, fileName: '演示.xlsx', url: fileUrl(address) }),
    ]);
    expect(button()!.getAttribute('aria-label')).toBe('导出任务，2 个进行中');
    expect(button()!.textContent).toBe('2');
    expect(statesOf()).toEqual(['排队中', '导出中 45%', `失败：${exportTaskTexts.noRight}`, '已完成']);
    // By the name of its page, as its file is called.
    expect(document.querySelectorAll('.export-task-name')[1]!.textContent).toMatch(/^船期订阅 \d\d-\d\d /);
    const bars = [...document.querySelectorAll<HTMLProgressElement>('.export-task progress')];
    expect(bars.map((bar) => Number(bar.getAttribute('value')))).toEqual([0, 45]);
    expect([...document.querySelectorAll('.export-task button')].map(({ textContent }) => textContent)).toEqual([
      '取消',
      '取消',
      '重试',
      '下载',
    ]);
  });

  test('R-7.6-22 asks again while one is not over, and no more then', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    try {
      queryClient.setQueryData(['export-task'], [task(1, { state: 'running', total: 10, done: 1 })]);
      const { tasksQuery } = await import('../api');
      const { QueryObserver } = await import('@tanstack/react-query');
      tasks = [task(1, { state: 'done', total: 10, done: 10, fileName: '演示.xlsx', url: fileUrl(address) })];
      shown = await render(null);
      const undo = new QueryObserver(queryClient, tasksQuery).subscribe(() => undefined);
      await vi.advanceTimersByTimeAsync(2_000);
      expect(askedOf(exportTask.listTasks.path)).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(askedOf(exportTask.listTasks.path)).toHaveLength(1);
      undo();
    } finally {
      vi.useRealTimers();
    }
  });

  test('R-7.6-22 cancels one, begins another anew, and downloads a third', async () => {
    await open([
      task(3, { state: 'running', total: 10 }),
      task(2, { state: 'failed', reason: exportTaskTexts.notMade }),
      task(1, { state: 'done', fileName: '演示.xlsx', url: fileUrl(address) }),
    ]);
    const name = `提单 ${tasks[0]!.createTime.slice(5, 16)}`;
    await press(named(`取消 ${name}`));
    await untilShown(() => expect(statesOf()[0]).toBe('已取消'));
    await press(named(`重试 ${name}`));
    await untilShown(() => expect(statesOf()).toEqual(['排队中', '已取消', `失败：${exportTaskTexts.notMade}`, '已完成']));
    expect(askedOf(exportTask.startAgain.path)[0]!.fields).toEqual({ id: 2 });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await press(named('下载 演示.xlsx'));
    await untilShown(() => expect(document.body.textContent).toContain('已导出 demo.xlsx'));
    expect(askedOf(file.fetch.path)[0]!.fields).toEqual({ address });
  });
});

describe('R-7.6-22 a list', () => {
  const wish = { systemKey: 'NB', columns: ['billNo'] };
  const direct = vi.fn(async () => ({ blob: new Blob(['x']), name: 'direct.xlsx' }));
  beforeEach(() => {
    direct.mockClear();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  });

  test.each([
    [directRowsMax, 1, 0],
    [directRowsMax + 1, 0, 1],
  ])('R-7.6-22 of %i rows is fetched %i times at once and made %i times for later', async (rows, atOnce, later) => {
    await show([]);
    await saveList(rows, direct, wish, laterExport('bills'));
    expect(direct).toHaveBeenCalledTimes(atOnce);
    expect(askedOf(exportTask.startTask.path).map(({ fields }) => fields)).toEqual(later ? [{ list: 'bills', wish }] : []);
    await untilShown(() => expect(button() !== null).toBe(later === 1));
  });

  test('R-7.6-22 that is refused leaves the page as it is', async () => {
    gateway = installFakeGateway([
      [exportTask.listTasks, () => succeed(exportTask.listTasks, { list: [] })],
      [exportTask.startTask, () => refuse({ code: 400, msg: exportTaskTexts.tooMany, refusal: 'export-task.tooMany', params: {} })],
    ]);
    await show([]);
    await expect(saveList(directRowsMax + 1, direct, wish, laterExport('bills'))).resolves.toBeUndefined();
    expect(button()).toBeNull();
  });
});

test('U-02 without a network the tray waits in silence, and comes with the network', async () => {
  useConnection.setState({ isOffline: true });
  shown = await render(
    <QueryClientProvider client={queryClient}>
      <ExportTray />
      <ToastHost />
    </QueryClientProvider>,
  );
  await act(async () => void dispatchEvent(new Event('pointermove')));
  expect(askedOf(exportTask.listTasks.path)).toEqual([]);
  await act(async () => useConnection.setState({ isOffline: false }));
  await untilShown(() => expect(askedOf(exportTask.listTasks.path)).toHaveLength(1));
});
