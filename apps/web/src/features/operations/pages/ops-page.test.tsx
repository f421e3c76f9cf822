// Guarantee: M-09: the desk shows how receipts stand and whether they add up, in every state of the page; what was sent is
// text, whatever it is; what is driven again is followed to its end; who is no administrator sees nothing of it.
// @vitest-environment happy-dom
import { act } from 'react';
import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { intake } from '@mastlight/domain/intake/contract';
import { operations } from '@mastlight/domain/operations/contract';
import { loadTexts, setLanguage } from '../../../platform/catalogue';
import { useSession } from '../../../platform/session';
import { installFakeGateway, refuse, succeed } from '../../../testing/fake-gateway';
import { press, render, until } from '../../../testing/render';
import { deskIntervalMs, type Desk, type ListedMessage } from '../api';
import { OpsPage } from './ops-page';

const source = {
  source: 'ningbo-edi',
  received: 28_410,
  applied: 27_793,
  duplicate: 601,
  quarantined: 16,
  waiting: 0,
  hourly: Array.from({ length: 24 }, (_, hour) => hour),
  lastReceivedTime: '2026-10-12 14:47:02',
  lastReceivedSeconds: 22,
  oldestWaitingSeconds: null,
  skewSeconds: null as number | null,
  skewed: 0,
};
const {
  source: _source,
  hourly: _hourly,
  lastReceivedTime: _time,
  lastReceivedSeconds: _newest,
  oldestWaitingSeconds: _lag,
  skewSeconds: _skew,
  skewed: _skewed,
  ...counts
} = source;
const empty: Desk = {
  nowTime: '2026-10-12 14:47:24',
  sources: [],
  total: {
    received: 0,
    applied: 0,
    duplicate: 0,
    quarantined: 0,
    waiting: 0,
    refusedMessages: 0,
    quarantinedBytes: 0,
    oldestQuarantinedSeconds: null,
  },
  oddities: [],
  jobs: [],
  failedJobs: [],
  deadLetterCount: 0,
  deadLetters: [],
  securityEvents: [],
};
const full: Desk = {
  ...empty,
  sources: [source],
  total: { ...counts, refusedMessages: 3, quarantinedBytes: 84_000, oldestQuarantinedSeconds: 11_820 },
  oddities: [
    {
      source: 'ningbo-edi',
      code: 'unknown-size-type',
      value: '<b>4XH9</b>',
      messages: 8,
      lastSeenTime: '2026-10-12 14:41:08',
      lastMessageId: 7,
      lastSegment: 38,
      lastOffset: 1_204,
    },
  ],
  jobs: [{ task: 'intake.decode', due: 1, later: 2, running: 3, failed: 4 }],
  failedJobs: [{ id: '5', task: 'tracking.derive', attempts: 25, reason: 'no <i>disk</i>', failedTime: '2026-10-12 14:00:00' }],
  deadLetterCount: 1,
  deadLetters: [
    { id: 9, task: 'live.tell', name: 'moved', version: 2, reason: 'version 2 is newer than 1', laidAsideTime: '2026-10-12 13:00:00' },
  ],
  securityEvents: [
    { id: 1, time: '2026-10-12 14:47:00', name: 'wrong-password', userId: null, network: 'Xy12', subject: 'admin given', count: 3 },
  ],
};
function message(messageId: number, part: Partial<ListedMessage> = {}): ListedMessage {
  return {
    messageId,
    state: 'quarantined',
    reason: 'unreadable',
    reasonText: '读不出任何内容',
    format: 'flat-cn',
    messages: 0,
    refused: 1,
    facts: 0,
    added: 0,
    duplicateOf: null,
    findings: [],
    source: 'ningbo-edi',
    fileName: null,
    size: 912,
    sha256: 'ab',
    receivedTime: '2026-10-12 11:30:00',
    ...part,
  };
}

let desk: () => Response | Promise<Response>;
let list: ListedMessage[];
let gateway: ReturnType<typeof installFakeGateway>;
let shown: Awaited<ReturnType<typeof render>>;
const hostile = "00:CODECO'50:<img src=x onerror=alert(1)>\u202Egnp.exe'99:2'";

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  useSession.setState({ token: 't', roles: ['desk'] });
  desk = () => succeed(operations.queryDesk, full);
  list = [
    message(7),
    message(8, { reason: 'interchange-conflict', reasonText: '同一交换号（0020）内容不同，错误码 26：请发送方换号重发' }),
  ];
  gateway = installFakeGateway([
    [operations.queryDesk, () => desk()],
    [
      intake.listMessages,
      ({ ids, state }) =>
        succeed(intake.listMessages, {
          list: list.filter((own) => (ids === undefined ? own.state === state : String(ids).split(',').includes(String(own.messageId)))),
        }),
    ],
    [
      intake.redriveMessages,
      ({ ids }) => {
        list = list.map((own) => ((ids as number[]).includes(own.messageId) ? { ...own, state: 'received', reason: null } : own));
        return succeed(intake.redriveMessages, {
          list: (ids as number[]).map((messageId) => ({ messageId, result: 'in-line' as const })),
        });
      },
    ],
    [
      intake.showMessage,
      () =>
        succeed(intake.showMessage, {
          ...message(7),
          encoding: 'utf-8',
          text: hostile,
          isExcerpt: false,
          isMasked: false,
          isCut: false,
          findings: [{ severity: 'error', code: 'bad-record', offset: 10, segment: 2, text: '记录标识无效' }],
        }),
    ],
    [
      intake.showBytes,
      ({ from }) =>
        succeed(intake.showBytes, {
          size: 5_000,
          from: Number(from ?? 0),
          hex: Buffer.from(from === '6' ? 'end' : '<b>\0\xff').toString('hex'),
        }),
    ],
    [operations.redriveWork, () => succeed(operations.redriveWork, { jobs: 1, letters: 1 })],
  ]);
});
afterEach(async () => {
  focusManager.setFocused(undefined);
  await shown.unmount();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  useSession.setState({ token: null, roles: [] });
  await setLanguage('zh-CN');
});

async function show(): Promise<void> {
  const client = new QueryClient();
  shown = await render(
    <QueryClientProvider client={client}>
      <OpsPage />
    </QueryClientProvider>,
  );
}
const text = (): string => shown.container.textContent;
const see = (part: string | RegExp) => act(async () => until(() => expect(text()).toMatch(part)));
const labelled = (label: string | RegExp): Element | null =>
  [...shown.container.querySelectorAll('[aria-label]')].find((node) =>
    typeof label === 'string' ? node.getAttribute('aria-label') === label : label.test(node.getAttribute('aria-label')!),
  ) ?? null;

describe('M-09 the desk /ops', () => {
  test('shows the sum, per source too, and says that none is missing', async () => {
    await show();
    await see('一份不少');
    expect(text()).toMatch(/28,410收到=27,793入账\+601重复\+16隔离\+0等待/);
    expect(text()).toContain('宁波港EDI28,41027,793601160');
    expect(text()).toContain('此刻 14:47:24，每 30 秒重取');
  });

  test('a source whose clock stands off is named, with how often it did', async () => {
    desk = () => succeed(operations.queryDesk, { ...full, sources: [{ ...source, skewSeconds: -86_400, skewed: 4 }] });
    await show();
    await see('宁波港EDI时钟慢 24 小时，共 4 次28,410');
  });

  test('a security event says in words what it is about', async () => {
    await show();
    await see('授予管理员');
  });

  test('N8 looking at the desk again and again is one line; a format has a name for people', async () => {
    const look = (id: number, userId: number, count: number) =>
      ({ id, time: `2026-10-12 14:4${id}:00`, name: 'admin-act', userId, network: null, subject: null, count }) as const;
    const securityEvents = [look(5, 7, 12), ...full.securityEvents, look(3, 7, 30), look(2, 8, 1)];
    desk = () => succeed(operations.queryDesk, { ...full, securityEvents });
    await show();
    await see('后台操作');
    const rows = [...shown.container.querySelectorAll('[aria-label=安全事件] tbody tr')].map((row) => row.textContent);
    expect(rows).toEqual(['10-12 14:45后台操作账号 7-42', expect.stringContaining('密码错误'), '10-12 14:42后台操作账号 8-1']);
    await see('国内平台报文');
    expect(text()).not.toContain('flat-cn');
  });

  test('says by how many the sum is wrong', async () => {
    desk = () => succeed(operations.queryDesk, { ...full, total: { ...full.total, applied: full.total.applied - 2 } });
    await show();
    await see('对不上，差 2 份');
    expect(text()).not.toContain('一份不少');
  });

  test('says so when there is nothing', async () => {
    desk = () => succeed(operations.queryDesk, empty);
    list = [];
    await show();
    await see('还没有收到过报文');
    for (const words of ['没有隔离的报文', '还没有遇到', '队列是空的', '没有失败的任务，也没有死信', '还没有安全事件']) await see(words);
  });

  test('shows a skeleton first, the error with a way on, and no numbers', async () => {
    let answer: (response: Response) => void = () => {};
    desk = () => new Promise((done) => (answer = done));
    await show();
    expect(shown.container.querySelector('.ml-skeleton, [class*="skeleton"]')).not.toBeNull();
    await act(async () => answer(refuse({ code: 503, msg: '服务器正忙' })));
    await see('服务器正忙');
    expect(text()).not.toContain('一份不少');
    desk = () => succeed(operations.queryDesk, full);
    await press([...shown.container.querySelectorAll('button')].find((button) => button.textContent.includes('重试')) ?? null);
    await see('一份不少');
  });

  test('offline: goes on showing what it had, and says of when that is', async () => {
    await show();
    await see('一份不少');
    desk = () => Promise.reject(new TypeError('offline'));
    await act(async () => vi.advanceTimersByTimeAsync(deskIntervalMs + 100));
    await see(/连不上，下面是 14:47:24 的情况/);
    expect(text()).toContain('28,410');
    expect(text()).not.toContain('每 30 秒重取');
  });

  test('is asked for again by itself', async () => {
    await show();
    await see('28,410');
    desk = () =>
      succeed(operations.queryDesk, {
        ...full,
        nowTime: '2026-10-12 14:47:29',
        total: { ...full.total, received: 28_411, applied: 27_794 },
      });
    await act(async () => vi.advanceTimersByTimeAsync(deskIntervalMs + 100));
    await see('28,411');
    await see('此刻 14:47:29');
  });

  test('is not asked for while its page is out of sight, and at once when it is back', async () => {
    let asked = 0;
    desk = () => {
      asked++;
      return succeed(operations.queryDesk, full);
    };
    await show();
    await see('28,410');
    const before = asked;
    focusManager.setFocused(false);
    await act(async () => vi.advanceTimersByTimeAsync(10 * deskIntervalMs));
    expect(asked).toBe(before);
    await act(async () => focusManager.setFocused(true));
    await act(async () => vi.advanceTimersByTimeAsync(100));
    expect(asked).toBe(before + 1);
  });

  test('who is no administrator is told so, and sees nothing, also when the role was taken meanwhile', async () => {
    await show();
    await see('28,410');
    desk = () => refuse({ code: 403, msg: '没有权限' });
    await act(async () => vi.advanceTimersByTimeAsync(deskIntervalMs + 100));
    await see('这里只有运营人员能进');
    expect(text()).not.toContain('28,410');
  });

  test('a guest is asked to log in, and nothing is called', async () => {
    useSession.setState({ token: null });
    await show();
    await see('登录后查看运营台');
    expect(gateway.calls).toEqual([]);
  });

  test('what was sent is text: markup stays letters, what turns or hides letters is named', async () => {
    await show();
    await see('读不出任何内容');
    await press(labelled('原文：报文 7'));
    await see('‹U+202E›gnp.exe');
    expect(text()).toContain('<img src=x onerror=alert(1)>');
    expect(shown.container.querySelector('img, b > i, script')).toBeNull();
    const lines = [...shown.container.querySelectorAll('.ops-raw-lines li')];
    expect(lines.map((line) => [line.textContent.slice(0, 10), line.getAttribute('data-marked')])).toEqual([
      ["00:CODECO'", 'false'],
      ['50:<img sr', 'true'],
      ["99:2'", 'false'],
    ]);
    expect(text()).toContain('<b>4XH9</b>');
  });

  test('bytes are shown by hand, so many at once', async () => {
    await show();
    await see('读不出任何内容');
    await press(labelled('原文：报文 7'));
    await see('CODECO');
    await press(shown.container.querySelectorAll('.ops-raw input[type="radio"]')[1] ?? null);
    await see('00000000  3c 62 3e 00');
    await press([...shown.container.querySelectorAll('.ops-raw button')].find((node) => node.textContent === '后面') ?? null);
    await see('00000006  65 6e 64');
  });

  test('one and many are driven again, and followed to their end', async () => {
    await show();
    await see('读不出任何内容');
    await press(labelled('全选')!);
    await press([...shown.container.querySelectorAll('button')].find((button) => button.textContent.includes('重跑选中的 2 份')) ?? null);
    await see('重跑 2 份：2 份排队中');
    expect(gateway.calls.findLast(({ path }) => path === '/intake/redrive')!.fields).toEqual({ ids: [7, 8], force: false });
    list = list.map((own) => ({
      ...own,
      state: own.messageId === 7 ? 'applied' : 'quarantined',
      reason: own.messageId === 7 ? null : 'unreadable',
    }));
    const desksAsked = () => gateway.calls.filter(({ path }) => path === '/ops/desk').length;
    const before = desksAsked();
    await act(async () => vi.advanceTimersByTimeAsync(1_500));
    await see('重跑 2 份：1 份已入账 · 1 份仍在隔离');
    // What was decided changes the counts, which are not waited for.
    expect(desksAsked()).toBe(before + 1);
  });

  test('one whose reference was used may be accepted by whoever looked at it', async () => {
    await show();
    await see('同一交换号内容不同');
    expect(labelled(/^仍然接受报文 7/)).toBeNull();
    await press(labelled(/^仍然接受报文 8/));
    await see('重跑 1 份');
    expect(gateway.calls.findLast(({ path }) => path === '/intake/redrive')!.fields).toEqual({ ids: [8], force: true });
  });

  test('failed jobs and dead letters are put back', async () => {
    await show();
    await see('no <i>disk</i>');
    await press([...shown.container.querySelectorAll('button')].find((button) => button.textContent.includes('全部放回队列')) ?? null);
    expect(gateway.calls.findLast(({ path }) => path === '/ops/redrive')!.fields).toEqual({ jobIds: [5], letterIds: [9] });
  });

  test('is English in English', async () => {
    await loadTexts('en-US');
    await setLanguage('en-US');
    await show();
    await see('none is missing');
    expect(
      text()
        .replaceAll('宁波港EDI', '')
        .replace(/读不出任何内容|请发送方换号重发/g, ''),
    ).not.toMatch(/[\u4e00-\u9fff]/);
  });
});
