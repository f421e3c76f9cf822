// Guarantee (R-2.3-03): the workbench tells of all ports what somebody must handle, soonest first, and the ships that close within a
// day with the boxes that are still out; a port that could not be asked is named, and nothing is told of what is not known.
// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { billing } from '@mastlight/domain/billing/contract';
import { billSubscription, type BillRow } from '@mastlight/domain/bill-subscription/contract';
import { notification } from '@mastlight/domain/notification/contract';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { useSession } from '../../platform/session';
import { refuse, succeed } from '../../testing/fake-gateway';
import { nowOfTests, showPage } from '../../testing/show-page';
import { makeRow } from '../../testing/stub-port';
import { appPages } from '../app-pages';

const nowMs = Date.parse(`${nowOfTests.replace(' ', 'T')}+08:00`);
const at = (hours: number): BillRow['clock'] => ({ name: '截港', time: formatShanghai(nowMs + hours * 3_600_000) });
const bill = (id: number, part: Partial<BillRow>): BillRow => ({
  ...makeRow(id),
  billNo: `HOME640000${id}`,
  shipInfo: null,
  exceptions: [],
  acknowledged: false,
  boxArrivalCount: '0/0',
  clock: null,
  ...part,
});

/** Of coins, in fen: 8,640 to spend, 12 set aside. */
const wallet = { balance: 864_000, freeBalance: 0, nbFreeBalance: 0, held: 1_200, freeQuota: 0, memberPercent: 100 };

const show = (
  rows: Readonly<Record<string, readonly BillRow[]>>,
  failing: readonly string[] = [],
  account: typeof wallet | null = null,
  stored: Readonly<Record<string, string>> = {},
) =>
  showPage(
    appPages,
    '/home',
    [
      [
        billSubscription.queryBillPage,
        ({ systemKey = 'NB' }) => {
          if (failing.includes(String(systemKey))) return refuse({ code: 500, msg: '服务器错误' });
          const list = [...(rows[String(systemKey)] ?? [])];
          return succeed(billSubscription.queryBillPage, {
            list,
            total: list.length,
            pageNo: 1,
            pageSize: 200,
            counts: {},
            unfollowed: [],
            sourceTime: null,
            heardSources: [],
            silence: null,
            portNow: nowOfTests,
            portClockRate: 1,
          });
        },
      ],
      [billing.showAccount, () => (account ? succeed(billing.showAccount, account) : refuse({ code: 500, msg: '没有取到' }))],
      [
        notification.listMessages,
        () =>
          succeed(notification.listMessages, {
            list: [
              {
                id: 1,
                event: 'customs',
                title: '查验 · 宁波',
                port: 'NB',
                tone: 'customs',
                atMs: nowMs,
                more: 0,
                isRead: false,
                lines: [{ kind: 'bill', no: 'HOME6400009', sentence: '1 箱查验', step: null, tone: 'customs', closesMs: null }],
              },
            ],
            total: 1,
            pageNo: 1,
            pageSize: 6,
          }),
      ],
    ],
    { stored },
  );

test('R-2.3-03 names what must be handled by how soon, and the ships that close within a day', async () => {
  await show({
    NB: [
      bill(1, { exceptions: ['not-gated-in'], clock: at(9), shipInfo: 'DEMO.SHIP/1W', boxArrivalCount: '1/3' }),
      bill(2, { exceptions: ['cut-off-missed'], clock: at(-2), shipInfo: 'DEMO.GONE/1W' }),
      bill(3, { exceptions: ['inspection'], acknowledged: true, clock: at(1), shipInfo: 'DEMO.SHIP2/1W', boxArrivalCount: '2/2' }),
      bill(4, { exceptions: ['triple-missing'], clock: at(3) }),
      bill(6, { clock: at(9), shipInfo: 'DEMO.SHIP/1W', boxArrivalCount: '0/0' }),
      // Nothing was said of it since its port is silent, and its clock runs out.
      bill(8, { tone: 'attention', clock: at(20), sentence: '断报 · 距截港 20h，请问车队' }),
      bill(7, { clock: at(24), shipInfo: 'DEMO.EDGE/1W', boxArrivalCount: '0/1' }),
      bill(9, { clock: at(24 + 1 / 60), shipInfo: 'DEMO.LATER/1W', boxArrivalCount: '0/1' }),
    ],
    SH: [bill(5, { area: 'SH', exceptions: ['rejected'], clock: at(4), shipInfo: 'DEMO.MOON/2E', boxArrivalCount: '0/0' })],
  });
  const handle = await screen.findByRole('region', { name: '要人处理 4' });
  const links = within(handle).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['HOME6400005', '/logistics?port=SH&bill=HOME6400005'],
    ['HOME6400001', '/logistics?bill=HOME6400001'],
    ['HOME6400008', '/logistics?bill=HOME6400008'],
    ['HOME6400002', '/logistics?bill=HOME6400002'],
  ]);
  const ships = within(screen.getByRole('region', { name: '24 小时内截止' })).getAllByRole('listitem');
  expect(ships.map((ship) => ship.textContent)).toEqual([
    'DEMO.SHIP2/1W宁波截港 10-12 15:471 票这些票的箱都进了',
    'DEMO.MOON/2E上海截港 10-12 18:471 票还不知道有几箱',
    'DEMO.SHIP/1W宁波截港 10-12 23:472 票未进 2 箱',
    'DEMO.EDGE/1W宁波截港 10-13 14:471 票未进 1 箱',
  ]);
  within(screen.getByRole('region', { name: '消息' })).getByText('查验 · 宁波');
  expect(
    within(screen.getByRole('navigation', { name: '快捷入口' }))
      .getByRole('link', { name: '粘贴订阅' })
      .getAttribute('href'),
  ).toBe('/logistics?paste=true');
});

test('how long is left or gone is one figure of a row, the one that runs', async () => {
  const told = async (sentence: string, clock: BillRow['clock']): Promise<string | undefined> => {
    await show({ NB: [bill(1, { exceptions: ['not-gated-in'], clock, sentence })] });
    const row = (await screen.findByRole('link', { name: 'HOME6400001' })).closest('li')!;
    const text = row.querySelector('.bill-sentence-text')?.textContent;
    cleanup();
    return text;
  };
  expect(await told('2 箱未进港，距截港 9h', at(9))).toBe('2 箱未进港');
  expect(await told('截关已过 4h24m，MEDU2483831 未运抵', at(-4))).toBe('截关已过，MEDU2483831 未运抵');
  expect(await told('断报 · 距截港 20h，请问车队', at(20))).toBe('断报 · 请问车队');
  // Where nothing runs beside it it stands whole.
  expect(await told('2 箱未进港，距截港 9h', null)).toBe('2 箱未进港，距截港 9h');
});

test('R-2.3-03 the account says what there is to spend and what is set aside', async () => {
  await show({}, [], wallet);
  const band = await screen.findByRole('region', { name: '钱包' });
  expect([...band.querySelectorAll('.account-band-balance b, .account-band-figure')].map(({ textContent }) => textContent)).toEqual([
    '8,640',
    '12',
  ]);
});

test('R-2.3-03 what is open is copied for the next shift, a sentence each; what could not be asked is said', async () => {
  const rows = {
    NB: [
      bill(1, { exceptions: ['not-gated-in'], clock: at(9), shipInfo: 'DEMO.SHIP/1W', boxArrivalCount: '1/3', sentence: '未进港 2 箱' }),
      bill(3, { exceptions: ['inspection'], acknowledged: true, clock: at(1), shipInfo: 'DEMO.SHIP2/1W', boxArrivalCount: '2/2' }),
    ],
  };
  const { user } = await show(rows, ['SH']);
  const written: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void written.push(text));
  await user.click(await screen.findByRole('button', { name: '复制交接' }));
  await screen.findByText('已复制 1 票和快截止的船，去群里粘贴');
  expect(written).toEqual([
    [
      '10-12 14:47 交接，要人处理 1 票',
      '上海的提单没有取到，下面不含',
      '提单 HOME6400001 DEMO.SHIP/1W：已进港 1/3，未进港 2 箱，截港 10-12 18:00',
      '24 小时内截止',
      'DEMO.SHIP2/1W 宁波 截港 10-12 15:47，1 票，这些票的箱都进了',
      'DEMO.SHIP/1W 宁波 截港 10-12 23:47，1 票，未进 2 箱',
    ].join('\n'),
  ]);
});

test('R-2.3-03 a second trouble of a bill is not hidden behind the first, on the page and for the next shift', async () => {
  const { user } = await show({
    NB: [
      bill(1, { exceptions: ['not-gated-in', 'rejected', 'papers-missing'], clock: at(9), sentence: '未进港 2 箱' }),
      // What waits for nobody is no trouble.
      bill(2, { exceptions: ['inspection', 'triple-missing'], clock: at(10), sentence: '1 箱查验' }),
      bill(3, { exceptions: ['rejected', 'overdue'], clock: at(11), sentence: '海关退单' }),
    ],
  });
  const handle = await screen.findByRole('region', { name: '要人处理 3' });
  const told = within(handle)
    .getAllByRole('listitem')
    .map(({ textContent }) => /另 \d 项：[^ \d]*/.exec(textContent!)?.[0] ?? null);
  expect(told).toEqual(['另 2 项：退单、缺舱单', null, '另 1 项：比平常慢']);
  const written: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void written.push(text));
  await user.click(screen.getByRole('button', { name: '复制交接' }));
  await screen.findByText('已复制 3 票和快截止的船，去群里粘贴');
  expect(
    written[0]!
      .split('\n')
      .slice(1, 4)
      .map((line) => line.split('；')[1] ?? null),
  ).toEqual(told);
});

test('R-2.3-03 names the port that could not be asked; calm is said as that', async () => {
  await show({ NB: [bill(1, {})] }, ['SH']);
  await screen.findByText('上海的提单没有取到', { exact: false });
  expect([screen.queryByText('没有要人处理的提单'), screen.queryByText('24 小时内没有截止的船')]).not.toContain(null);
});

test('R-2.3-03 of nothing that is known no number is told', async () => {
  await show({}, [undefined, 'NB', 'SH', 'QD', 'TJ', 'XM', 'SZ', 'DL'].map(String));
  await screen.findByText('宁波、上海、青岛、天津、厦门、深圳、大连的提单没有取到', { exact: false });
  expect(screen.queryByRole('region', { name: /要人处理/ })).toBeNull();
});

test('R-6-20 who only looks is offered nothing to begin', async () => {
  await show({});
  await screen.findByRole('link', { name: '粘贴订阅' });
  await act(async () => useSession.setState({ cid: '5001', loginId: '5001', company: { name: '演示货代', role: 'read-only' } }));
  expect([screen.queryByRole('link', { name: '粘贴订阅' }), screen.queryByRole('button', { name: '粘贴提单号' })]).toEqual([null, null]);
  await act(async () => useSession.setState({ cid: null, loginId: '', company: null }));
});

test('R-2.3-03 who follows nothing is told what to do', async () => {
  const { user, address } = await show({});
  await screen.findByText('还没有订阅提单');
  await user.click(screen.getByRole('button', { name: '粘贴提单号' }));
  expect(address()).toBe('/logistics?paste=true');
});

test('R-2.3-03 in a company one’s own bills alone are shown once they are chosen, and so again the next time', async () => {
  const { user, asked } = await show({ NB: [bill(1, { exceptions: ['inspection'] })] });
  await screen.findByRole('region', { name: '要人处理 1' });
  expect(screen.queryByRole('radiogroup', { name: '谁的提单' })).toBeNull();
  await act(async () => useSession.setState({ cid: '5001', userId: '7' }));
  const last = () => asked(billSubscription.queryBillPage).at(-1)!;
  await user.click(await screen.findByRole('radio', { name: '我的' }));
  await waitFor(() => expect(last()).toMatchObject({ userId: 7 }));
  const stored = Object.fromEntries(Object.entries(localStorage) as [string, string][]);
  cleanup();
  await show({ NB: [] }, [], null, stored);
  await act(async () => useSession.setState({ cid: '5001', userId: '7' }));
  expect(await screen.findByRole<HTMLInputElement>('radio', { name: '我的' })).toHaveProperty('checked', true);
});
