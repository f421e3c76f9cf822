// Guarantee: the desk reads everybody's invoices by state, opens one with its file, notes its paper posted, and has it taken back
// only for a reason and after somebody has read of what amount and title.
// @vitest-environment happy-dom
import { invoice } from '@mastlight/domain/invoice/contract';
import { ToastHost } from '@mastlight/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useSession } from '../../../platform/session';
import { installFakeGateway, succeed } from '../../../testing/fake-gateway';
import { press, render, type, until, untilShown } from '../../../testing/render';
import type { DeskInvoice } from '../invoices-api';
import { InvoicesPage } from './invoices-page';

const one: DeskInvoice = {
  id: 11,
  ownerKey: 'c:5001',
  accountName: '演示货代',
  invoiceType: 'ordinary',
  amnount: 15_050,
  kind: 'company',
  companyName: '演示货代有限公司',
  taxIdNumber: '91350100M000100Y43',
  registerAddress: '',
  registerPhone: '',
  bankDeposit: '',
  bankAccount: '',
  contactEmail: '',
  addressee: '演示甲',
  contactPhone: '13800000000',
  contactAddress: '演示路 1 号',
  status: '已开票',
  statusCode: 'issued',
  reason: '',
  needsPaper: true,
  expressNumber: '',
  invoiceNo: '24332000000012345678',
  redInvoiceNo: '',
  redState: 'none',
  redReason: '',
  createTime: '2026-11-23 10:00:00',
  answerTime: '2026-11-23 10:01:00',
  recharges: [{ orderNo: 'CZ20261123080000', amount: 15_050, payType: 'WXPAY', payTime: '2026-11-23 08:00:00' }],
  hasFile: true,
};

let shown: Awaited<ReturnType<typeof render>>;
const found = (): string => document.body.textContent ?? '';
const button = (name: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name) ?? null;
const field = (label: string) => [...document.querySelectorAll('input')].find((each) => each.labels?.[0]?.textContent?.includes(label))!;
const question = () => document.querySelector('[role="alertdialog"]')!;

async function show(change: Partial<DeskInvoice> = {}) {
  const data = { ...one, ...change };
  const gateway = installFakeGateway([
    [invoice.listAllRecords, () => succeed(invoice.listAllRecords, { list: [data], total: 1, pageNo: 1, pageSize: 20 })],
    [invoice.showAnyRecord, () => succeed(invoice.showAnyRecord, data)],
    [invoice.fetchAnyFile, () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } })],
    [invoice.post, () => succeed(invoice.post, true)],
    [invoice.redFlush, () => succeed(invoice.redFlush, true)],
  ]);
  shown = await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <InvoicesPage />
      <ToastHost />
    </QueryClientProvider>,
  );
  await untilShown(() => expect(found()).toContain('演示货代有限公司'));
  const sent = (endpoint: { readonly path: string }) =>
    gateway.calls.filter(({ path }) => path === endpoint.path).map(({ fields }) => fields);
  return { sent };
}
async function open(change: Partial<DeskInvoice> = {}) {
  const opened = await show(change);
  await press(button('打开'));
  await untilShown(() => expect(found()).toContain('CZ20261123080000'));
  return opened;
}

beforeEach(() => useSession.setState({ token: 't', userId: '1', roles: ['desk'] }));
afterEach(async () => {
  await shown.unmount();
  useSession.setState({ token: null, userId: null, roles: [] });
});

test('R-4.10-01 are listed by state, and by what is to be posted', async () => {
  const { sent } = await show();
  await press(field('待寄出'));
  await press(field('已寄出'));
  const page = { pageNo: '1', pageSize: '20' };
  await until(() =>
    expect(sent(invoice.listAllRecords)).toEqual([
      { ...page, status: '' },
      { ...page, needsPaper: 'true' },
      { ...page, status: '已寄出' },
    ]),
  );
});

test('one that is open tells whose it is, its top-ups with a way to each, and gives its PDF', async () => {
  const { sent } = await open();
  for (const words of ['演示货代（企业 5001）', '24332000000012345678', '演示甲，13800000000，演示路 1 号'])
    expect(found()).toContain(words);
  expect(document.querySelector('dialog a')!.getAttribute('href')).toBe('/ops/topups?find=CZ20261123080000');
  await press(button('下载 PDF'));
  await until(() => expect(sent(invoice.fetchAnyFile)).toEqual([{ id: '11' }]));
});

describe('its paper', () => {
  test('R-4.10-35 is posted under a number, and not without', async () => {
    const { sent } = await open();
    await type(field('快递单号'), '快递');
    await press(button('寄出'));
    expect([sent(invoice.post), found().includes('请输入正确的快递单号')]).toEqual([[], true]);
    await type(field('快递单号'), 'SF1234567890');
    await press(button('寄出'));
    expect(sent(invoice.post)).toEqual([{ id: 11, expressNumber: 'SF1234567890' }]);
  });

  test.each([
    ['is not wanted', { needsPaper: false }],
    ['is posted', { status: '已寄出', statusCode: 'sent', expressNumber: 'SF1' }],
  ] as const)('that %s cannot be posted', async (_which, change) => {
    await open(change);
    expect(button('寄出')).toBeNull();
  });
});

describe('taken back', () => {
  test('R-4.10-35 is wished for with a reason, after a question that names amount and title', async () => {
    const { sent } = await open();
    await press(button('红冲'));
    expect([question(), found().includes('请写明为什么红冲')]).toEqual([null, true]);
    await type(field('红冲原因'), ' 抬头错 ');
    await press(button('红冲'));
    expect(question().textContent).toContain('抬头 演示货代有限公司，150.50 元，发票号码 24332000000012345678。原因：抬头错');
    expect(sent(invoice.redFlush)).toEqual([]);
    await press([...question().querySelectorAll('button')].at(-1)!);
    expect(sent(invoice.redFlush)).toEqual([{ id: 11, reason: '抬头错' }]);
    await until(() => expect(found()).toContain('已提交红冲，等税务局答复'));
  });

  test.each([
    ['wished', '等税务局答复，这里会自己更新', null, '已开票'],
    ['flushed', '已冲红', null, '冲红'],
    ['refused', '上次红冲税务局没有通过', 'can', '已开票'],
  ] as const)('%s is said, and can be wished for again only where the tax office refused', async (redState, words, can, tag) => {
    await open({ redState, redReason: '抬头错' });
    expect(found()).toContain(words);
    expect([button('红冲') === null ? null : 'can', document.querySelector('tbody .ml-tag')!.textContent]).toEqual([
      can,
      expect.stringContaining(tag),
    ]);
  });
});
