// Guarantee: R-2.3-06: the address of a detail names one bill of one port, and its page asks for that and shows it.
// @vitest-environment happy-dom
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { refuse, succeed, type Answer } from '../../../testing/fake-gateway';
import { recordedAnswer } from '../../../testing/recorded-answers';
import { showPage } from '../../../testing/show-page';
import { makeRow } from '../../../testing/stub-port';
import { billSubscriptionRoutes } from '../routes';

const told = recordedAnswer('billDetail');
const bill = makeRow(6, { area: 'QD', billNo: 'COSU6400000006', vesselsName: 'DEMO.QINGDAO', voyage: '006W' });
const answer: Answer = ({ blno, systemKey }) =>
  blno === bill.billNo && systemKey === 'QD'
    ? succeed(billSubscription.queryBillDetails, { ...told, bill })
    : refuse({ code: 404, msg: '没有这票' });
const open = (query: string) =>
  showPage(billSubscriptionRoutes, `/detail${query}`, [[billSubscription.queryBillDetails, answer]], {
    otherwise: () => refuse({ code: 500, msg: '演示：没有这个回答' }),
  });

it.each([
  ['as it is written', '?blno=COSU6400000006&port=QD'],
  ['in small letters, with blanks', '?blno=%20cosu6400000006%20&port=QD'],
])('R-2.3-06 /detail?blno=&port= asks for that bill at that port and shows it: %s', async (_, query) => {
  const { asked } = await open(query);
  const head = (await screen.findByRole('heading', { level: 1, name: new RegExp(bill.billNo) })).closest('header')!;
  expect(asked(billSubscription.queryBillDetails)).toEqual([{ systemKey: 'QD', blno: bill.billNo }]);
  expect(within(head).getByText(/DEMO\.QINGDAO/).textContent).toContain('006W');
  expect(head.parentElement!.textContent).toContain(told.containers[0]!.ctnNo);
});

it('R-2.3-06 a bill that is not followed at the port of the address is said by its number, and shown from no other port', async () => {
  const { asked } = await open('?blno=COSU6400000006&port=SH');
  await screen.findByText(/COSU6400000006/);
  expect(asked(billSubscription.queryBillDetails)).toEqual([{ systemKey: 'SH', blno: bill.billNo }]);
  expect(screen.queryByText(/DEMO\.QINGDAO/)).toBeNull();
});

it('R-2.3-06 without a number it asks for none', async () => {
  const { asked } = await open('?port=QD');
  await screen.findByRole('button', { name: '回到物流跟踪' });
  expect(asked(billSubscription.queryBillDetails)).toEqual([]);
});

it('a bill is printed once it stands there, and only where that was asked for', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } });
  // Other pages that are tested in this window ask more of them.
  onTestFinished(() => void Reflect.deleteProperty(document, 'fonts'));
  await open('?blno=COSU6400000006&port=QD');
  await screen.findByRole('heading', { level: 1, name: new RegExp(bill.billNo) });
  expect(print).not.toHaveBeenCalled();
  cleanup();
  await open('?blno=COSU6400000006&port=QD&print=1');
  await screen.findByRole('heading', { level: 1, name: new RegExp(bill.billNo) });
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(screen.getByText(/打印，之后的变化不在纸上/)).toBeDefined();
  vi.unstubAllGlobals();
});
