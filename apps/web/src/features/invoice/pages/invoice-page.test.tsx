// Guarantee: R-2.3-29, R-7.5-01 to -07, R-4.10-01: top-ups are chosen, go onto an invoice for exactly their sum, and each
// invoice says how far it is and why not; nobody is let send what the server would refuse.
// @vitest-environment happy-dom
import { file } from '@mastlight/domain/file/contract';
import { fileUrl } from '@mastlight/domain/file/file-url';
import { invoice } from '@mastlight/domain/invoice/contract';
import { invoiceStatuses, invoiceStatusWords, type InvoiceStatus } from '@mastlight/domain/invoice/invoice-status';
import { invoiceTexts } from '@mastlight/domain/invoice/messages';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setLanguage } from '../../../platform/catalogue';
import { clearSession, saveIdentity, saveLogin, useSession } from '../../../platform/session';
import { installFakeGateway, refuse, succeed } from '../../../testing/fake-gateway';
import { listInRouter } from '../../../testing/list-in-router';
import { press, render, submit, type, untilShown } from '../../../testing/render';
import type { InvoiceRecord, InvoiceTitle } from '../api';
import { invoiceRoutes } from '../routes';
import { InvoicePage } from './invoice-page';

const title: InvoiceTitle = {
  id: 7,
  kind: 'company',
  companyName: '演示货代一',
  taxIdNumber: '91350100M000100Y43',
  registerAddress: '',
  registerPhone: '',
  bankDeposit: '',
  bankAccount: '',
  contactEmail: '',
  addressee: '',
  contactPhone: '',
  contactAddress: '',
};
const topUps = [
  { orderNo: 'CZ1', amount: 10_000, payType: 'WXPAY', payTime: '2026-11-20 10:00:00' },
  { orderNo: 'CZ2', amount: 5_050, payType: 'ALIPAY', payTime: '2026-11-21 10:00:00' },
  { orderNo: 'CZ3', amount: 1, payType: 'WXPAY', payTime: '2026-11-22 10:00:00' },
];
const { id: _titleId, ...said } = title;
const recordOf = (statusCode: InvoiceStatus, change: Partial<InvoiceRecord> = {}): InvoiceRecord => ({
  id: 11,
  invoiceType: 'ordinary',
  amnount: 15_050,
  ...said,
  status: invoiceStatusWords[statusCode],
  statusCode,
  reason: '',
  needsPaper: false,
  expressNumber: '',
  invoiceNo: '',
  redInvoiceNo: '',
  redState: 'none',
  createTime: '2026-11-23 10:00:00',
  answerTime: '',
  ...change,
});

let shown: Awaited<ReturnType<typeof render>>;
let gateway: ReturnType<typeof installFakeGateway>;
let titles: InvoiceTitle[];
let records: InvoiceRecord[];
let open: typeof topUps;

async function openPage(applied: () => Response = () => succeed(invoice.apply, { id: 11 })): Promise<void> {
  gateway = installFakeGateway([
    [invoice.listTitles, () => succeed(invoice.listTitles, { list: titles })],
    [invoice.listTopUps, () => succeed(invoice.listTopUps, { list: open })],
    [
      invoice.listRecords,
      ({ status }) => {
        const list = records.filter((record) => !status || record.status === status);
        return succeed(invoice.listRecords, { list, total: list.length, pageNo: 1, pageSize: 20 });
      },
    ],
    [
      invoice.showRecord,
      ({ id }) => {
        const record = records.find((each) => String(each.id) === id)!;
        const fileUrls = record.invoiceNo === '' ? [] : [fileUrl('A'.repeat(32))];
        return succeed(invoice.showRecord, { ...record, recharges: topUps.slice(0, 2), fileUrls });
      },
    ],
    [invoice.saveTitle, () => succeed(invoice.saveTitle, { id: 8 })],
    [invoice.deleteTitle, () => succeed(invoice.deleteTitle, true)],
    [invoice.apply, applied],
    [file.fetch, () => new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } })],
  ]);
  shown = await render(listInRouter(() => <InvoicePage />, '/pay/ticketList').node);
  await settle();
}

async function settle(): Promise<void> {
  await untilShown(() => {
    expect(document.querySelector('h1, .ml-empty-sea')).not.toBeNull();
    expect(document.querySelector('.ml-skeleton-rows')).toBeNull();
  });
}

const text = (): string => shown.container.textContent ?? '';
const buttons = () => [...document.querySelectorAll('button')];
const button = (name: string) => buttons().find((each) => (each.getAttribute('aria-label') ?? each.textContent) === name) ?? null;
const submitButton = () => buttons().findLast((each) => each.textContent === '申请开票') as HTMLButtonElement;
const box = (name: string) => document.querySelector(`input[aria-label="${name}"]`);
const lastCall = (path: string) => gateway.calls.findLast((call) => call.path === path)?.fields;

async function pickTitle(value: string): Promise<void> {
  const select = document.querySelector('select') as HTMLSelectElement;
  await act(async () => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}
async function pickRadio(value: string): Promise<void> {
  await press(document.querySelector(`input[type=radio][value=${value}]`));
}

beforeEach(async () => {
  await setLanguage('zh-CN');
  [titles, records, open] = [[title], [], topUps];
  saveLogin({ token: 't', id: '7', openid: null, role: 'user' });
});
afterEach(async () => {
  await shown?.unmount();
  clearSession();
  vi.unstubAllGlobals();
});

test('R-2.3-29 /pay/ticketList is titled 发票管理 and called 我的发票 in the side menu', () => {
  expect(invoiceRoutes).toMatchObject([{ path: '/pay/ticketList', title: '发票管理', sideMenu: { group: 'finance', label: '我的发票' } }]);
});

describe('R-7.5-02 applying', () => {
  test('R-7.5-02 sends the chosen top-ups with exactly their sum, the title and the type', async () => {
    await openPage();
    expect(submitButton().disabled).toBe(true);
    await press(box('选择充值 CZ1'));
    await press(box('选择充值 CZ2'));
    expect(text()).toContain('已选 2 笔，合计 150.50 元');
    expect(submitButton().disabled).toBe(true);
    await pickTitle('7');
    await press(submitButton());
    expect(document.querySelector('[role=alertdialog]')!.textContent).toContain('抬头 演示货代一，电子发票（普通发票），150.50 元');
    expect(gateway.countOf(invoice.apply)).toBe(0);
    await press(button('确认开票'));
    await settle();
    expect(lastCall(invoice.apply.path)).toEqual({
      invoiceId: 7,
      rechargeIds: ['CZ1', 'CZ2'],
      invoiceType: 'ordinary',
      amnount: 15_050,
      needsPaper: false,
    });
    expect(text()).toContain('已选 0 笔');
  });

  test('R-7.5-02 chooses all and none', async () => {
    await openPage();
    await press(box('全选'));
    expect(text()).toContain('已选 3 笔，合计 150.51 元');
    await press(box('全选'));
    expect(text()).toContain('已选 0 笔');
  });

  test('R-4.10-02 a special one waits for a whole title, paper for an addressee', async () => {
    await openPage();
    await press(box('全选'));
    await pickTitle('7');
    expect(submitButton().disabled).toBe(false);
    await pickRadio('special');
    expect(text()).toContain('专用发票要写明税号');
    expect(submitButton().disabled).toBe(true);
    await pickRadio('ordinary');
    await press([...document.querySelectorAll('label')].find((label) => label.textContent?.includes('纸质'))!.querySelector('input'));
    expect(text()).toContain('请先在抬头里补全收件人');
    expect(submitButton().disabled).toBe(true);
    await press(button('补全抬头'));
    expect((document.querySelector('dialog input[name=companyName]') as HTMLInputElement).value).toBe('演示货代一');
  });

  test('L-14 what is refused is said, and everything asked for again', async () => {
    await openPage(() => refuse({ code: 409, msg: invoiceTexts.invoicedBefore, refusal: 'invoice.invoicedBefore', params: {} }));
    await press(box('全选'));
    await pickTitle('7');
    const before = gateway.countOf(invoice.listTopUps);
    await press(submitButton());
    await press(button('确认开票'));
    await settle();
    expect(shown.container.querySelector('[role=alert]')?.textContent).toBe(invoiceTexts.invoicedBefore);
    expect(gateway.countOf(invoice.listTopUps)).toBe(before + 1);
  });

  test('without a top-up there is nothing to send', async () => {
    open = [];
    await openPage();
    expect(text()).toContain('没有可以开票的充值');
    expect(document.querySelector('select')).toBeNull();
  });
});

describe('R-7.5-01 R-7.5-03 R-7.5-07 titles', () => {
  const name = () => document.querySelector('dialog input[name=companyName]');
  const refusals = () => [...document.querySelectorAll('dialog .ml-field-error')].map((line) => line.textContent);

  test('R-7.5-01 refuses a wrong tax number where it was typed, and saves what is in order', async () => {
    titles = [];
    await openPage();
    await press(button('新增抬头'));
    await type(name(), '演示货代二');
    await type(document.querySelector('dialog input[name=taxIdNumber]'), '91350100M000100Y44');
    await submit(name());
    expect(refusals()).toEqual(['税号不对，请按营业执照核对']);
    expect(gateway.countOf(invoice.saveTitle)).toBe(0);
    await type(document.querySelector('dialog input[name=taxIdNumber]'), '91350100M000100Y43');
    await submit(name());
    await settle();
    expect(lastCall(invoice.saveTitle.path)).toMatchObject({
      kind: 'company',
      companyName: '演示货代二',
      taxIdNumber: '91350100M000100Y43',
    });
    expect(document.querySelector('dialog')).toBeNull();
  });

  test('R-7.5-01 nothing that is not shown is sent, or refused', async () => {
    await openPage();
    await press(button('新增抬头'));
    await type(name(), '张三');
    await type(document.querySelector('dialog input[name=registerPhone]'), '不是电话');
    await submit(name());
    expect(refusals()).toEqual(['税号不对，请按营业执照核对', '电话要能拨通：手机、带区号的座机、400，国外的以 + 开头']);
    await press(document.querySelector('dialog input[type=radio][value=personal]'));
    expect(document.querySelector('dialog input[name=registerPhone]')).toBeNull();
    await submit(name());
    await settle();
    expect(lastCall(invoice.saveTitle.path)).toMatchObject({ kind: 'personal', companyName: '张三', taxIdNumber: '', registerPhone: '' });
  });

  test('R-7.5-01 changes the one it was opened with', async () => {
    await openPage();
    await press(button('修改抬头 演示货代一'));
    await submit(name());
    await settle();
    expect(lastCall(invoice.saveTitle.path)).toMatchObject({ id: 7, companyName: '演示货代一' });
  });

  test('R-7.5-03 asks before it deletes one', async () => {
    await openPage();
    await press(button('删除抬头 演示货代一'));
    expect(gateway.countOf(invoice.deleteTitle)).toBe(0);
    await press([...document.querySelectorAll('dialog button')].find((each) => each.textContent === '删除') as HTMLElement);
    await settle();
    expect(lastCall(invoice.deleteTitle.path)).toEqual({ id: '7' });
  });
});

describe('R-7.5-04 R-7.5-05 the record', () => {
  test.each(invoiceStatuses)('R-4.10-01 says %s by colour, sign and word', async (status) => {
    records = [recordOf(status)];
    await openPage();
    const tag = shown.container.querySelector('.invoice-tags .ml-tag');
    expect([tag?.textContent, tag?.querySelector('svg') !== null]).toEqual([invoiceStatusWords[status], true]);
  });

  test.each([
    ['wished', ['done 已开票', 'run 冲红中']],
    ['flushed', ['att 已冲红']],
    ['refused', ['done 已开票']],
  ] as const)('one whose taking back is %s says so in its own colour', async (redState, words) => {
    records = [recordOf('issued', { redState })];
    await openPage();
    const tags = [...shown.container.querySelectorAll('.invoice-tags .ml-tag')];
    expect(tags.map((tag) => `${tag.getAttribute('data-tone')} ${tag.textContent}`)).toEqual(words);
  });

  test('R-7.5-04 shows those of one status', async () => {
    records = [
      recordOf('issued', { id: 12, companyName: '已开的' }),
      recordOf('not-issued', { companyName: '退回的', reason: '税号注销' }),
    ];
    await openPage();
    expect(text()).toContain('税务局退回：税号注销');
    await press([...document.querySelectorAll('.ml-segment')].find((each) => each.textContent === '已开票')!.querySelector('input'));
    await settle();
    await untilShown(() => {
      expect(text()).not.toContain('退回的');
    });
    expect(text()).toContain('已开的');
  });

  test('R-7.5-05 shows one with its top-ups, and gives its file', async () => {
    records = [recordOf('issued', { invoiceNo: '26330000000000000001', answerTime: '2026-11-23 10:05:00' })];
    await openPage();
    await press(button('演示货代一 150.50 元的发票详情'));
    await settle();
    const dialog = () => document.querySelector('dialog')!;
    expect(dialog().textContent).toContain('26330000000000000001');
    expect(dialog().textContent).toContain('CZ2');
    expect(dialog().querySelector('[aria-current=step]')?.textContent).toContain('已开票');
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    await press(button('下载 PDF'));
    await settle();
    expect(lastCall(file.fetch.path)).toEqual({ address: 'A'.repeat(32) });
  });

  test('refused or taken back, its top-ups can be chosen again at once, with what was wished before', async () => {
    [open, records] = [[], [recordOf('issued', { id: 12 }), recordOf('issuing', { invoiceType: 'special', needsPaper: true })]];
    titles = [title, { ...title, id: 8, companyName: '别家' }];
    await openPage();
    expect(text()).toContain('没有可以开票的充值');
    expect(button('再申请')).toBeNull();
    open = topUps;
    records = [records[0]!, recordOf('not-issued', { invoiceType: 'special', needsPaper: true, reason: '税号注销' })];
    await press(buttons().findLast((each) => each.getAttribute('aria-label') === '演示货代一 150.50 元的发票详情') as HTMLElement);
    await untilShown(() => expect(button('再申请')).not.toBeNull());
    await untilShown(() => expect(text()).toContain('税务局退回：税号注销'));
    await untilShown(() => expect(text()).not.toContain('没有可以开票的充值'));
    await press(button('再申请'));
    expect(document.querySelector('dialog')).toBeNull();
    expect(text()).toContain('已选 2 笔，合计 150.50 元');
    expect((document.querySelector('select') as HTMLSelectElement).value).toBe('7');
    expect((document.querySelector('input[type=radio][value=special]') as HTMLInputElement).checked).toBe(true);
  });

  test('what was taken back by a red invoice frees its top-ups as soon as it is heard of', async () => {
    [open, records] = [[], [recordOf('issued', { invoiceNo: '1' })]];
    await openPage();
    [open, records] = [topUps, [recordOf('issued', { invoiceNo: '1', redInvoiceNo: '2', redState: 'flushed' })]];
    await press(button('演示货代一 150.50 元的发票详情'));
    await untilShown(() => expect(text()).not.toContain('没有可以开票的充值'));
  });

  test('R-7.5-05 without a file there is nothing to download', async () => {
    records = [recordOf('issuing')];
    await openPage();
    await press(button('演示货代一 150.50 元的发票详情'));
    await settle();
    expect(button('下载 PDF')).toBeNull();
    expect(document.querySelector('dialog')!.textContent).toContain('税务局正在开票');
  });
});

describe('R-6-20 who may', () => {
  test.each([
    ['Management', true],
    ['finance', true],
    ['operator', false],
    ['read-only', false],
  ] as const)('R-6-20 %s of a company: %s', async (role, may) => {
    saveIdentity('t2', '5001');
    useSession.setState({ company: { name: '演示货代一', role } });
    await openPage();
    expect(document.querySelector('h1') !== null).toBe(may);
    expect(text().includes('开票由公司的管理员或财务办理')).toBe(!may);
    expect(gateway.calls.length > 0).toBe(may);
  });
});
