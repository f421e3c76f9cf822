// Guarantee: a page that has nothing to show says so, and what to do next is a press away that leads there. The lists of
// subscriptions have theirs in platform/list/list-products.test.tsx.
// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { invoice } from '@mastlight/domain/invoice/contract';
import { marketOrder } from '@mastlight/domain/market-order/contract';
import { orderTabs } from '@mastlight/domain/market-order/states';
import { notification } from '@mastlight/domain/notification/contract';
import { exportTask } from '@mastlight/domain/export-task/contract';
import { openApi } from '@mastlight/domain/open-api/contract';
import { shipPosition } from '@mastlight/domain/ship-position/contract';
import { toker } from '@mastlight/domain/toker/contract';
import { topUp } from '@mastlight/domain/top-up/contract';
import { vgm } from '@mastlight/domain/vgm/contract';
import { expect, test } from 'vitest';
import { useSession } from '../platform/session';
import { succeed } from '../testing/fake-gateway';
import { showPage } from '../testing/show-page';
import { featurePages } from './feature-pages';

const none = { list: [], total: 0, pageNo: 1, pageSize: 10 };
const facets = { ...none, facets: [] };
const noFilings = { ...none, counts: { all: 0, waiting: 0, sending: 0, failed: 0, sent: 0, deleted: 0 }, portNow: '2026-10-12 14:47:20' };
const noOrders = { ...none, counts: { all: 0, ...Object.fromEntries(orderTabs.map((tab) => [tab, 0])) }, duties: ['check'] };

test.each([
  ['/user/messages', notification.listMessages, none, '还没有消息', '去订阅', '/logistics'],
  ['/user/messages?unread=true', notification.listMessages, none, '没有这样的消息', '看全部消息', '/user/messages'],
  ['/pay/chargeHistory', topUp.listOrders, none, '还没有充值', '充值中心', '/pay/charge'],
  ['/pay/ticketList', invoice.listTopUps, { list: [] }, '没有可以开票的充值', '去充值', '/pay/charge'],
  ['/assistant/checkOrder', marketOrder.listOrders, noOrders, '没有等着审的订单', '看全部订单', '/assistant'],
  ['/toker?view=marked', toker.listMarks, none, '还没有标记', '去找公司', '/toker'],
  ['/toker?view=marked&day=2026-10-12', toker.listMarks, none, '这一天没有要联系的公司', '我标记的', '/toker?view=marked'],
  ['/toker', toker.searchCompanies, facets, '还没有公司数据', '再看看', null],
  ['/user/mailedLists', exportTask.listMailed, { list: [], mailbox: null }, '还没有定时发送', '去提单列表', '/logistics'],
  ['/user/openApi', openApi.listKeys, { list: [], usage: [] }, '接口密钥属于公司', '企业认证', '/user/ent-company'],
  ['/wxshipmap?vessel=DEMO.NONE', shipPosition.find, { list: [] }, '没有这条船的信号', '去船舶地图找', '/shipmap'],
  ['/VGM', vgm.listFilings, noFilings, '还没有 VGM', '新建 VGM', '/VGM/new'],
] as const)('R-0-14 %s with nothing to show says what is next', async (address, call, answer, says, action, leadsTo) => {
  useSession.setState({ roles: ['admin'], experiences: ['assistant'], cid: null });
  const path = address.split('?')[0]!;
  const page = featurePages.find((each) => each.path === path)!;
  const shown = await showPage([page], address, [[call, () => succeed(call, answer as never)] as never]);
  await waitFor(() => expect(document.body.textContent).toContain(says));
  const before = shown.asked(call).length;
  const [button] = [...screen.queryAllByRole('button', { name: action }), ...screen.queryAllByRole('link', { name: action })];
  await shown.user.click(button!);
  await waitFor(() => expect(leadsTo === null ? shown.asked(call).length > before : shown.address()).toBe(leadsTo ?? true));
});
