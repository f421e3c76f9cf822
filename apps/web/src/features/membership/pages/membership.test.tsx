// Guarantee: the page says which level the identity has and until when, what each level gives and costs, and buys exactly what
// it has shown; who may not pay for his company is told who may.
// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { billing } from '@mastlight/domain/billing/contract';
import { membership } from '@mastlight/domain/membership/contract';
import { clearSession, saveIdentity, useSession } from '../../../platform/session';
import { refuse, succeed } from '../../../testing/fake-gateway';
import { showPage } from '../../../testing/show-page';
import type { LevelRow, Mine } from '../api';
import { membershipRoutes as routes } from '../routes';

afterEach(() => act(clearSession));

const level = (code: LevelRow['level'], name: string, price: number, percent: number): LevelRow => ({
  level: code,
  name,
  price,
  percent,
  prices: [{ thing: '提单订阅', price: percent }],
});
const levels = [level('normal', '普通会员', 0, 100), level('silver', '银卡会员', 12_000, 95), level('gold', '金卡会员', 36_000, 90)];
const normal: Mine = {
  level: 'normal',
  name: '普通会员',
  percent: 100,
  lastDay: null,
  daysLeft: 0,
  usage: null,
  offers: [
    { level: 'silver', kind: 'join', price: 12_000, credit: 0, pay: 12_000, fromDay: '2026-11-28', lastDay: '2027-11-27' },
    { level: 'gold', kind: 'join', price: 36_000, credit: 0, pay: 36_000, fromDay: '2026-11-28', lastDay: '2027-11-27' },
  ],
};
const silver: Mine = {
  level: 'silver',
  name: '银卡会员',
  percent: 95,
  lastDay: '2026-12-31',
  daysLeft: 34,
  usage: { fromDay: '2026-01-01', count: 40, full: 6_000, paid: 5_700 },
  offers: [
    { level: 'silver', kind: 'renew', price: 12_000, credit: 0, pay: 12_000, fromDay: '2027-01-01', lastDay: '2027-12-31' },
    { level: 'gold', kind: 'upgrade', price: 36_000, credit: 1_117, pay: 34_883, fromDay: '2026-11-28', lastDay: '2027-11-27' },
  ],
};
const gold: Mine = { ...silver, level: 'gold', name: '金卡会员', percent: 90, daysLeft: 700, offers: [] };

const wallet = { balance: 50_000, freeBalance: 3_000, nbFreeBalance: 3_000, held: 0, freeQuota: 3_000, memberPercent: 100 };
const show = (mine: () => Response, upgrade: () => Response = () => refuse({ code: 500, msg: '坏了' })) =>
  showPage(routes, '/user/vip', [
    [membership.listLevels, () => succeed(membership.listLevels, { list: levels })],
    [membership.showMine, mine],
    [membership.upgrade, upgrade],
    [billing.showAccount, () => succeed(billing.showAccount, wallet)],
  ]);
const told = (mine: Mine) => () => succeed(membership.showMine, mine);
const factsOf = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('dt')].map((dt) => `${dt.textContent}：${dt.nextSibling!.textContent}`);

test('R-2.3-23, R-0-07 who is no member sees what each level gives and costs, and pays what the question says', async () => {
  let mine = normal;
  const bought = { level: 'silver', lastDay: '2027-11-27', coins: 12_000 } as const;
  const { user, asked } = await show(
    () => succeed(membership.showMine, mine),
    () => ((mine = { ...silver, lastDay: '2027-11-27' }), succeed(membership.upgrade, bought)),
  );
  const table = await screen.findByRole('table');
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent!.trim())),
  ).toEqual([
    ['火币', '普通会员 当前', '银卡会员', '金卡会员'],
    ['一期价格', '免费', '120', '360'],
    ['折扣', '无', '9.5 折', '9 折'],
    ['提单订阅', '1', '0.95', '0.90'],
    ['', '', '开通', '开通'],
  ]);
  // The unit is in the head, the numbers stand at the end.
  expect([...table.querySelectorAll('[data-kind=number].ml-mono')].map(({ textContent }) => textContent)).toEqual(['1', '0.95', '0.90']);
  expect(screen.queryByRole('region', { name: '本期用量' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '开通银卡会员' }));
  const dialog = await screen.findByRole('alertdialog');
  await within(dialog).findByText('余额 500 → 380');
  expect(factsOf(dialog)).toEqual([
    '一期价格：120 火币',
    '现在扣款：120 火币',
    '付款后：余额 500 → 380',
    '有效期：2026-11-28 至 2027-11-27',
  ]);
  await user.click(within(dialog).getByRole('button', { name: '支付 120 火币' }));
  await screen.findByText('到 2027-11-27，还剩 34 天');
  expect(asked(membership.upgrade)).toEqual([{ level: 'silver', pay: 12_000, lastDay: '2027-11-27' }]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('R-2.3-23 a member sees until when, what he used and saved, and is credited what is left', async () => {
  const { user } = await show(told(silver));
  await screen.findByText('到 2026-12-31，还剩 34 天');
  const usage = screen.getByRole('region', { name: '本期用量' });
  expect(factsOf(usage)).toEqual(['按会员价扣费：40 笔', '原价合计：60 火币', '实际扣费：57 火币', '节省：3 火币']);
  screen.getByRole('button', { name: '续费银卡会员' });
  await user.click(screen.getByRole('button', { name: '升级到金卡会员' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(factsOf(dialog).slice(0, 3)).toEqual(['一期价格：360 火币', '抵扣银卡会员剩余天数：−11.17 火币', '现在扣款：348.83 火币']);
});

test('R-7.6-21 what is offered by now, where it is not what was shown, stands there to be agreed to anew', async () => {
  let mine = silver;
  const { user, asked } = await show(
    () => succeed(membership.showMine, mine),
    () => {
      mine = { ...silver, offers: [{ ...silver.offers[1]!, credit: 1_084, pay: 34_916, lastDay: '2027-11-28' }] };
      return refuse({
        code: 409,
        msg: '变了',
        refusal: 'membership.offerChanged',
        params: { pay: '349.16', lastDay: '2027-11-28' },
      });
    },
  );
  await user.click(await screen.findByRole('button', { name: '升级到金卡会员' }));
  await user.click(await screen.findByRole('button', { name: '支付 348.83 火币' }));
  await user.click(await screen.findByRole('button', { name: '支付 349.16 火币' }));
  expect(asked(membership.upgrade)).toEqual([
    { level: 'gold', pay: 34_883, lastDay: '2027-11-27' },
    { level: 'gold', pay: 34_916, lastDay: '2027-11-28' },
  ]);
});

test('says why a level is not to be had', async () => {
  await show(told(gold));
  const table = await screen.findByRole('table');
  const last = within(table).getAllByRole('row').at(-1)!;
  expect([...last.children].map(({ textContent }) => textContent)).toEqual(['', '', '当前等级更高', '到期前一年内可续费']);
});

test('R-6-20 who may not pay for his company sees its level, and who may buy', async () => {
  const shown = show(told(silver));
  saveIdentity('t2', '5001');
  useSession.setState({ company: { name: '演示货代', role: 'operator' } });
  await shown;
  await screen.findByText('给公司开通会员要由管理员或财务来做。');
  screen.getByText('企业账户，同事共用');
  expect(screen.queryByRole('button', { name: '续费银卡会员' })).toBeNull();
});

test('an error says so and can be tried again; who is not signed in is asked to', async () => {
  let isAway = true;
  const { user } = await show(() => (isAway ? refuse({ code: 500, msg: '坏了' }) : succeed(membership.showMine, normal)));
  const again = await screen.findByRole('button', { name: '重试' });
  isAway = false;
  await user.click(again);
  await screen.findByRole('table');
  act(clearSession);
  await screen.findByText('登录后看会员等级、权益和用量');
  expect(screen.queryByRole('table')).toBeNull();
});
