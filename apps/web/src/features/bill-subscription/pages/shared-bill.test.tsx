// Guarantee: R-7.6-20: a link to one bill is made with what it hides, shown once and taken back; whoever has it sees the bill in
// plain words without a login, and is told when it opens no more.
// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { billSubscription as calls } from '@mastlight/domain/bill-subscription/contract';
import type { PageRoute } from '../../../platform/page-route';
import { refuse, succeed, type Answers } from '../../../testing/fake-gateway';
import { showPage } from '../../../testing/show-page';
import { ShareDialog } from '../components/share-dialog';
import type { SharedBill } from '../share-api';
import { billSubscriptionRoutes } from '../routes';

const shared: SharedBill = {
  bill: {
    area: 'NB',
    billNo: 'COSU6410287310',
    shipInfo: 'HAI.MING/026W',
    state: 'tracking',
    boxArrivalCount: '2/2',
    wharf: '梅山',
    clock: { name: '截关', time: '2026-10-13 02:00:00' },
    etaDepartureTime: '2026-10-13 20:00:00',
    departureTime: null,
    updateTime: '2026-10-12 12:37:00',
    sentence: '已进港 2/2，已运抵',
    tone: 'running',
    destination: '鹿特丹',
    clockBefore: '2026-10-13 06:00:00',
    nodes: [
      { code: 'GITM', name: '进港', state: 'done', time: '2026-10-12 12:37:00' },
      { code: 'PASS', name: '放行', state: 'inspection', time: null },
      { code: 'LOBD', name: '装船', state: 'none', time: null },
    ],
  },
  boxes: [
    { ctnNo: 'CSNU6152042', sizetype: '45GP', sealNo: 'CNB***210', grossWeight: 12_400, step: 'arrived', time: '2026-10-12 12:37:00' },
    { ctnNo: 'CSN***058', sizetype: null, sealNo: null, grossWeight: null, step: 'inspected', time: null },
  ],
  files: [],
  masks: ['sealNo'],
  forwarder: '演示货代',
  contact: '王海',
  expireTime: '2026-10-19 14:00:00',
  asOfTime: '2026-10-12 14:47:20',
  pastTime: null,
};

async function showShared(answers: Answers, hash = `#${'A'.repeat(32)}`, query = '') {
  location.hash = hash;
  const page = await showPage(billSubscriptionRoutes, `/detail/share${query}`, answers, { isSignedIn: false });
  return page;
}

test('R-7.6-20 without a login the bill is told in plain words, with its clocks, steps and boxes', async () => {
  const { asked } = await showShared([[calls.showSharedBill, () => succeed(calls.showSharedBill, shared)]]);
  await screen.findByText('演示货代（王海）分享');
  const token = 'A'.repeat(32);
  expect(asked(calls.showSharedBill)).toEqual([{ token }]);
  // Looked at again it asks for what is new, and does not count as opened again.
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(asked(calls.showSharedBill)).toEqual([{ token }, { token, again: '1' }]));
  screen.getByText('已进港 2/2，已运抵');
  screen.getByText('计划离港（北京时间）');
  expect(screen.getByText('截关（北京时间）').parentElement!.textContent).toContain('10-13 02:00 改过，原 10-13 06:00');
  screen.getByText('宁波 梅山 → 鹿特丹');
  const steps = within(screen.getByRole('region', { name: '进度' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual(['进港10-12 12:37', '放行查验中', '装船还没有']);
  const boxes = within(screen.getByRole('region', { name: '箱 2' })).getAllByRole('listitem');
  expect(boxes.map(({ textContent }) => textContent!.replace(/\s+/g, ''))).toEqual([
    expect.stringMatching(/CSNU615204.*2.*45GP·封CNB\*\*\*210·12,400kg已进港10-1212:37/),
    'CSN***058查验中',
  ]);
});

test('a link that names an instant shows what was known then, opens once whatever it shows, and leads to now', async () => {
  const pastTime = '2026-10-12 14:00:00';
  const then = { ...shared, pastTime, bill: { ...shared.bill, sentence: '已进港 1/2' } };
  const answers: Answers = [[calls.showSharedBill, ({ at }) => succeed(calls.showSharedBill, at ? then : shared)]];
  const { user, asked } = await showShared(answers, undefined, '?at=2026-10-12T14:00:00');
  await screen.findByText('这是 2026-10-12 14:00:00 当时知道的');
  screen.getByText('已进港 1/2');
  await user.click(screen.getByRole('button', { name: '看现在的' }));
  await screen.findByText('已进港 2/2，已运抵');
  expect(screen.queryByText(/当时知道的/)).toBeNull();
  const token = 'A'.repeat(32);
  expect(asked(calls.showSharedBill)).toEqual([
    { token, at: '2026-10-12T14:00:00' },
    { token, again: '1' },
  ]);
});

test('an instant that a link cannot show is told, and now is there; an ended link is ended whatever instant it names', async () => {
  const msg = '时间点（at）太早：这个链接 2026-10-12 09:00:00 才做好，之前的不给看';
  const early = {
    code: 400,
    msg,
    refusal: 'bill-subscription.asOfBeforeLink',
    params: { made: '2026-10-12 09:00:00' },
    fields: { at: msg },
  };
  const answers: Answers = [[calls.showSharedBill, ({ at }) => (at ? refuse(early) : succeed(calls.showSharedBill, shared))]];
  await showShared(answers, undefined, '?at=2026-10-01T14:00:00');
  expect((await screen.findByRole('alert')).textContent).toBe(`${msg}。下面是现在的`);
  screen.getByText('已进港 2/2，已运抵');
  cleanup();
  const ended = { code: 410, msg: '这个链接已过期或已收回，请向发给您的人要新的', refusal: 'bill-subscription.shareEnded', params: {} };
  await showShared([[calls.showSharedBill, () => refuse(ended)]], undefined, '?at=2026-10-01T14:00:00');
  await screen.findByText('链接打不开');
});

test.each(['#', `#${'A'.repeat(32)}`])('R-7.6-20 a link that opens nothing says so and whom to ask: %s', async (hash) => {
  const ended = { code: 410, msg: '这个链接已过期或已收回，请向发给您的人要新的', refusal: 'bill-subscription.shareEnded', params: {} };
  await showShared([[calls.showSharedBill, () => refuse(ended)]], hash);
  await screen.findByText('链接打不开');
  expect(screen.getByText('链接不对、已过期或已收回，请向发给您的人要新的')).toBeTruthy();
});

test('what its forwarder gives him is named and opened; what he may open no more is said beside it', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  let isGone = false;
  const notShown = { code: 404, msg: '这个文件不给看了，请向发给您的人要', refusal: 'bill-subscription.fileNotShown', params: {} };
  const { user, asked } = await showShared([
    [
      calls.showSharedBill,
      () => succeed(calls.showSharedBill, { ...shared, files: [{ id: 7, kind: 'bl', name: '提单.pdf', bytes: 327_680 }] }),
    ],
    [
      calls.fetchSharedFile,
      () =>
        isGone
          ? refuse(notShown)
          : new Response('%PDF', {
              headers: { 'content-type': 'application/pdf', 'content-disposition': `attachment; filename*=UTF-8''a.pdf` },
            }),
    ],
  ]);
  const files = within(await screen.findByRole('region', { name: '文件' }));
  expect(files.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['提单 B/L提单.pdf320 KB']);
  await user.click(files.getByRole('button', { name: '提单.pdf' }));
  await waitFor(() => expect(asked(calls.fetchSharedFile)).toEqual([{ token: 'A'.repeat(32), id: '7' }]));
  expect(files.queryByRole('alert')).toBeNull();
  isGone = true;
  await user.click(files.getByRole('button', { name: '提单.pdf' }));
  await files.findByText(notShown.msg);
});

const dialog: readonly PageRoute[] = [
  { path: '/x', title: 'x', load: async () => () => <ShareDialog row={{ id: 4, billNo: 'COSU6410287310' }} onClose={() => {}} /> },
];

test('R-7.6-20 a link is made with what it hides, is shown once with its code, and all are taken back', async () => {
  let count = 0;
  const { user, asked } = await showPage(dialog, '/x', [
    [
      calls.countBillShares,
      () => succeed(calls.countBillShares, { count, lastExpireTime: count === 0 ? null : '2026-11-11 14:47:20', views: 3 }),
    ],
    [
      calls.shareBill,
      () => {
        count = 1;
        return succeed(calls.shareBill, { url: '/detail/share#T', expireTime: '2026-11-11 14:47:20' });
      },
    ],
    [
      calls.revokeBillShares,
      () => {
        count = 0;
        return succeed(calls.revokeBillShares, true);
      },
    ],
  ]);
  await screen.findByText('这一票没有有效的链接');
  await user.click(screen.getByRole('radio', { name: '30 天' }));
  await user.click(screen.getByLabelText('箱号'));
  await user.click(screen.getByRole('button', { name: '生成链接' }));
  const link = await screen.findByLabelText<HTMLInputElement>('链接，2026-11-11 14:47 前有效，只在这里显示一次');
  expect(link.value).toMatch(/\/detail\/share#T$/);
  screen.getByRole('img', { name: '链接的二维码' });
  expect(asked(calls.shareBill)).toEqual([{ type: 'bill', id: 4, expireDays: 30, maskFields: ['sealNo', 'ctnNo'] }]);
  await screen.findByText('有效链接 1 个，最晚到 2026-11-11 14:47，打开过 3 次');
  await user.click(screen.getByRole('button', { name: '全部收回' }));
  await screen.findByText('这一票没有有效的链接');
  await waitFor(() => expect(screen.queryByLabelText(/^链接，/)).toBeNull());
});

test('R-7.6-20 a refusal stands in the dialog', async () => {
  const { user } = await showPage(dialog, '/x', [
    [calls.countBillShares, () => succeed(calls.countBillShares, { count: 20, lastExpireTime: '2026-11-11 14:47:20', views: 0 })],
    [
      calls.shareBill,
      () =>
        refuse({ code: 400, msg: '这一票的有效链接已有 20 个，请先收回', refusal: 'bill-subscription.tooManyShares', params: { max: 20 } }),
    ],
  ]);
  await user.click(await screen.findByRole('button', { name: '生成链接' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('这一票的有效链接已有 20 个，请先收回'));
});
