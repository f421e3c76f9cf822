// Guarantee: what is asked outside is copied and noted by one press, and said again before anybody asks once more; a bill with which
// nothing is wrong has nobody to ask.
// @vitest-environment happy-dom
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { portRules } from '@mastlight/domain/ports/index';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type * as z from 'zod/mini';
import { refuse, succeed, type Answer } from '../../../testing/fake-gateway';
import { recordedAnswer } from '../../../testing/recorded-answers';
import { showPage } from '../../../testing/show-page';
import type { BillDetail } from '../api';
import { BillChase } from './bill-chase';

const recorded = recordedAnswer('billDetail') as BillDetail;
const box = (ctnNo: string, part: Partial<BillDetail['containers'][number]>) => ({ ...recorded.containers[0]!, ctnNo, ...part });
const late: BillDetail = {
  ...recorded,
  bill: {
    ...recorded.bill,
    billNo: 'COSU6400000001',
    shipInfo: 'DEMO.SHIP/1W',
    wharf: '北三集司',
    exceptions: ['not-gated-in'],
    told: 'not-gated-in',
  },
  nextStep: { title: '距截港 3h，未进港 1/3', advice: '找车队', tone: 'attention', clock: { name: '截港', time: '2026-10-12 18:00:00' } },
  containers: [
    box('CSQU3054383', { loadTime: null, waitsFor: portRules('NB').steps[0]!.code, isHeld: false }),
    box('TCLU4265780', { loadTime: null, waitsFor: 'arrival', isHeld: false }),
    box('MSKU0308961', { loadTime: '2026-10-12 09:00:00', waitsFor: null, isHeld: false }),
  ],
};
type Chase = z.output<typeof billSubscription.listChases.response>['list'][number];
const show = async (detail: BillDetail, list: readonly Chase[], noted: Answer) => {
  const told = [...list];
  const shown = await showPage([{ path: '/bill', title: '', load: async () => () => <BillChase detail={detail} /> }], '/bill', [
    [billSubscription.listChases, () => succeed(billSubscription.listChases, { list: told })],
    [billSubscription.chaseBill, noted],
  ]);
  return { ...shown, told };
};
const before: Chase = { by: '周海宁', act: 'chased', what: '距截港 5h，未进港 1/3', time: '2026-10-12 10:32:00' };

// First: the toast of what was noted stays a while.
test('what could not be noted is not said to be', async () => {
  const { user, asked } = await show(late, [], () => refuse({ code: 404, msg: '这票不在了' }));
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async () => undefined);
  await user.click(await screen.findByRole('button', { name: '催办' }));
  await waitFor(() => expect(asked(billSubscription.listChases).length).toBeGreaterThan(1));
  expect(asked(billSubscription.chaseBill)).toHaveLength(1);
  expect(screen.queryByText('已复制', { exact: false })).toBeNull();
});

test('one press copies what is to be sent, and notes who asked', async () => {
  const { user, asked, told } = await show(late, [before], () => {
    told.unshift({ by: '陈舟', act: 'chased', what: late.nextStep.title, time: '2026-10-12 14:47:00' });
    return succeed(billSubscription.chaseBill, true);
  });
  const written: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void written.push(text));
  await screen.findByText('周海宁 催过：距截港 5h，未进港 1/3', { exact: false });
  await user.click(screen.getByRole('button', { name: '催办' }));
  await screen.findByText('陈舟 催过：距截港 3h，未进港 1/3', { exact: false });
  expect(written).toEqual([
    '提单 COSU6400000001（DEMO.SHIP/1W，北三集司）\n距截港 3h，未进港 1/3\n箱号 CSQU3054383\n截港 10-12 18:00\n麻烦尽快处理，办好回一声',
  ]);
  expect(asked(billSubscription.chaseBill)).toEqual([{ id: late.bill.id, what: '距截港 3h，未进港 1/3' }]);
});

test('with which nothing is wrong nobody is to be asked; who asked before stands there still', async () => {
  await show({ ...late, bill: { ...late.bill, exceptions: [] } }, [before], () => succeed(billSubscription.chaseBill, true));
  await screen.findByText('周海宁 催过', { exact: false });
  expect(screen.queryByRole('button', { name: '催办' })).toBeNull();
});

test('U-03 who marked a bill as handled, of what and when, and who took it back stand there too', async () => {
  const list: readonly Chase[] = [
    { by: '陈舟', act: 'reminded', what: '', time: '2026-10-12 11:00:00' },
    { by: '周海宁', act: 'handled', what: '查验、未放行', time: '2026-10-12 10:40:00' },
    before,
  ];
  await showPage([{ path: '/bill', title: '', load: async () => () => <BillChase detail={late} /> }], '/bill', [
    [billSubscription.listChases, () => succeed(billSubscription.listChases, { list: [...list] })],
  ]);
  const lines = (await screen.findByRole('list', { name: '谁催过、谁处理的' })).querySelectorAll('li');
  expect([...lines].map(({ textContent }) => textContent)).toEqual([
    '10-12 11:00 陈舟 恢复提醒',
    '10-12 10:40 周海宁 标为已处理：查验、未放行',
    '10-12 10:32 周海宁 催过：距截港 5h，未进港 1/3',
  ]);
});
