// Guarantee: each address of the module has its own rows: all, what waits, what was sent, what was changed since; and its guides.
// @vitest-environment happy-dom
import type { ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import { vgm } from '@mastlight/domain/vgm/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { succeed } from '../../../testing/fake-gateway';
import { showPage } from '../../../testing/show-page';
import { vgmRoutes } from '../routes';

const counts = { all: 9, waiting: 4, sending: 1, failed: 0, sent: 3, deleted: 1 };
const pageOf = <T,>(list: T[]) => ({ list, total: list.length, pageNo: 1, pageSize: 50 });
const record = {
  id: 5,
  filingId: 3,
  billNo: 'DEMO26112401',
  kind: 'update',
  time: '2026-11-24 09:30:00',
  state: 'refused',
  reason: '超过截止',
  operator: '张三',
};
const changes = [{ ctnNo: 'CSNU6152042', field: 'grossKg', before: '8610', after: '8620' }];
const open = (address: string) =>
  showPage(vgmRoutes, address, [
    [
      vgm.listFilings,
      () => succeed(vgm.listFilings, { ...pageOf([]), counts, portNow: '2026-11-24 09:30:00' } as ResponseOf<typeof vgm.listFilings>),
    ],
    [vgm.listRecords, () => succeed(vgm.listRecords, pageOf([{ ...record, changes }]) as unknown as ResponseOf<typeof vgm.listRecords>)],
  ]);
const chosen = () => screen.getAllByRole('tab').find((tab) => tab.getAttribute('aria-selected') === 'true')?.textContent;

it.each([
  ['R-2.2-19', '/VGM/all', '全部', 3],
  ['R-2.2-21', '/VGM/wait', '待发送', 0],
  ['R-2.2-22', '/VGM/already', '已发送', 2],
] as const)('%s %s lists those that are %s (status %i)', async (_, address, tab, status) => {
  const { asked } = await open(address);
  await screen.findByRole('tab', { name: tab });
  expect(chosen()).toBe(tab);
  expect(asked(vgm.listFilings)[0]).toMatchObject({ status });
});

it.each([
  ['/VGM/wait', '没有待发送的 VGM'],
  ['/VGM/already', '还没有已发送的 VGM'],
  ['/VGM/all', '还没有 VGM'],
])('%s without rows says what is missing there, whatever else there is', async (address, title) => {
  await open(address);
  expect(await screen.findByText(title)).toBeDefined();
});

it('R-2.2-18 /VGM opens the overview: how many stand how, each number leading to its list, and no list', async () => {
  await open('/VGM');
  const overview = await screen.findByRole('navigation', { name: 'VGM发送' });
  await within(overview).findByText('4');
  expect(
    within(overview)
      .getAllByRole('link')
      .map((link) => [...[...link.children].map(({ textContent }) => textContent), link.getAttribute('href')]),
  ).toEqual([
    ['待发送', '4', '/VGM/all?group=waiting'],
    ['发送中', '1', '/VGM/all?group=sending'],
    ['发送失败', '0', '/VGM/all?group=failed'],
    ['已发送', '3', '/VGM/all?group=sent'],
    ['已删除', '1', '/VGM/all?group=deleted'],
    ['新建 VGM', '+', '/VGM/new'],
  ]);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('grid')).toBeNull();
});

it('R-2.2-23, R-0-06 /VGM/uandd lists what was corrected and deleted: when, which bill, what from what, and what became of it', async () => {
  await open('/VGM/uandd');
  const table = await screen.findByRole('table');
  expect(chosen()).toBe('VGM 修改和删除');
  const texts = (role: 'columnheader' | 'cell') =>
    within(table)
      .getAllByRole(role)
      .map((cell) => cell.textContent?.trim());
  expect(texts('columnheader')).toEqual(['时间', '提单号', '操作', '改了什么', '结果', '操作人']);
  expect(texts('cell')).toEqual(['11-24 09:30', 'DEMO26112401', '修改', 'CSNU6152042 总重 8610 → 8620', '超过截止', '张三']);
  expect(table.querySelector('tbody [data-tip]')!.getAttribute('data-tip')).toBe('2026-11-24 09:30:00');
});

it.each([
  [
    'R-2.2-24',
    '/VGM/guide/agreement',
    'VGM 发送协议',
    ['一、我们做什么', '二、您负责什么', '三、费用', '四、不会重复发送', '五、时限', '六、数据'],
  ],
  ['R-2.2-25', '/VGM/guide/book', 'VGM 操作手册', ['两种方式']],
] as const)('%s %s is read from its first part to its last, and printed', async (_, address, title, heads) => {
  await open(address);
  expect((await screen.findByRole('heading', { level: 1, name: title })).textContent).toBe(title);
  expect(screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent)).toEqual(expect.arrayContaining([...heads]));
  expect(screen.getByRole('button', { name: '打印' })).toBeTruthy();
});

it('R-1-16 several at once: how many boxes, what it costs, and a box that stands in two of them', async () => {
  const rowOf = (id: number, ctnNoList: string) => ({
    id,
    status: 0,
    billNo: `DEMO2611240${id}`,
    vgmReceiptMsg: '',
    receipt: 'none',
    reason: '',
    remark: '',
    completionstatus: '待发送',
    companyName: '',
    ctnNoList,
    vgmGrossWeightList: '',
    operator: '',
    vesselvoyage: 'DEMO.LANTERN / 118W',
    vesselName: 'DEMO.LANTERN',
    voyage: '118W',
    shipCompany: 'OOL',
    wharf: 'YS4',
    isUpdating: false,
    updateTime: null,
    sendTime: null,
    deleteTime: null,
    version: id + 4,
  });
  const rows = [rowOf(1, 'CSNU6152042、FCIU9051185'), rowOf(2, 'CSNU6152042')];
  const listed = { ...pageOf(rows), counts, portNow: '2026-11-24 09:30:00' } as unknown as ResponseOf<typeof vgm.listFilings>;
  const shown = await showPage(vgmRoutes, '/VGM/wait', [
    [vgm.listFilings, () => succeed(vgm.listFilings, listed)],
    [vgm.sendFilings, () => succeed(vgm.sendFilings, { list: [], coins: 1_500 })],
  ]);
  await screen.findByText('DEMO26112401');
  await act(async () => screen.getAllByRole('checkbox')[0]!.click());
  await act(async () => screen.getByRole('button', { name: '发送' }).click());
  const sure = await screen.findByText('确认发送');
  const dialog = sure.closest('dialog')!;
  expect(dialog.textContent).toContain('5 元 × 3 箱 = 15 火币');
  expect(dialog.textContent).toContain('CSNU6152042 DEMO.LANTERN / 118W 在选中的票里出现了两次');
  await act(async () => sure.closest('button')!.click());
  await waitFor(() => expect(shown.asked(vgm.sendFilings)).toMatchObject([{ ids: [1, 2], versions: [5, 6] }]));
});
