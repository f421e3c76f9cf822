// Guarantee: each address of the module has its own rows, tabs and columns: what waits, what was sent, what was deleted where.
// @vitest-environment happy-dom
import type { ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import { notice } from '@mastlight/domain/notice/contract';
import { shManifest, type ManifestRow } from '@mastlight/domain/sh-manifest/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { succeed } from '../../../testing/fake-gateway';
import { showPage } from '../../../testing/show-page';
import { shManifestRoutes } from '../routes';

const counts = { all: 19, waiting: 4, review: 3, rejected: 2, sent: 5, binned: 1, deleted: 6 };
const pageOf = <T,>(list: T[]) => ({ list, total: list.length, pageNo: 1, pageSize: 15 });
const call = { vesselname: 'DEMO.LANTERN', voyageno: '118W', billno: 'DEMO26112401' };
const at = '2026-11-24 09:30:00';
const sent = {
  id: 3,
  ...call,
  status: '已发送',
  subject: '上海预配舱单',
  billnozhuizhi: '已入港',
  billnohaiguan: '接受申报',
  sendtime: at,
};
const change = { id: 5, updateid: 5, manifestId: 3, kind: 'modify' as const, ...call, completionstatus: '已接受', message: '01 接受' };
const deletion = { id: 7, billno: call.billno, remarks: '退关', money: '以柜台为准', status: '已登记', message: null, submittime: at };

const manifest = (part: Partial<ManifestRow>): ManifestRow => ({
  id: 9,
  status: 0,
  completionstatus: '待发送',
  subject: '',
  billno: '',
  billNos: '',
  ctnNos: '',
  sealNos: '',
  packnos: 1_566,
  total: '',
  fcwStatusStr: '未提交',
  isCustomerApplyFinish: false,
  shipAgentBillStatusStr: '未核对',
  customsReceiptStatusStr: '未回执',
  vgmReceiptMsg: null,
  loadingReplayStatusStr: '未回执',
  operator: null,
  checkuser: null,
  companyname: '',
  vesselvoyage: '',
  scompany: '',
  webtype: '',
  ctnApplyBeginTime: null,
  ctnApplyEndTime: null,
  stoptime: null,
  createtime: at,
  updatetime: at,
  sendTime: null,
  deleteTime: null,
  validation: null,
  errors: 0,
  warnings: 0,
  rejectReason: null,
  remark: '',
  version: 1,
  ...part,
});

let records: object[] = [];
const open = (address: string, rowsOf: (status: unknown) => readonly ManifestRow[] = () => []) =>
  showPage(shManifestRoutes, address, [
    [
      shManifest.listManifests,
      ({ status }) =>
        succeed(shManifest.listManifests, { ...pageOf([...rowsOf(status)]), counts } as ResponseOf<typeof shManifest.listManifests>),
    ],
    [shManifest.restoreManifests, () => succeed(shManifest.restoreManifests, true as never)],
    [shManifest.purgeManifests, () => succeed(shManifest.purgeManifests, true as never)],
    [shManifest.listRecords, () => succeed(shManifest.listRecords, pageOf(records) as ResponseOf<typeof shManifest.listRecords>)],
    [shManifest.listOrphans, () => succeed(shManifest.listOrphans, { list: [] } as never)],
    [shManifest.listSent, () => succeed(shManifest.listSent, pageOf([{ ...sent, version: 1 }]))],
    [
      shManifest.listChanges,
      () =>
        succeed(
          shManifest.listChanges,
          pageOf([
            { ...change, reason: null, createTime: at, settledTime: null, changes: [], version: 1 },
            { ...change, id: 6, kind: 'cancel' as const, reason: null, createTime: at, settledTime: null, changes: [], version: 1 },
          ]),
        ),
    ],
    [shManifest.listCounterDeletions, () => succeed(shManifest.listCounterDeletions, pageOf([{ ...deletion, version: 1 }]))],
    [
      notice.listNotices,
      () =>
        succeed(
          notice.listNotices,
          pageOf(
            [1, 2, 3, 4].map((id) => ({ id, title: `公告${id}`, subtitle: '', createTime: at, type: 1, top: id === 1, startTime: null })),
          ) as ResponseOf<typeof notice.listNotices>,
        ),
    ],
  ]);

describe('lists of manifests', () => {
  it.each([
    ['R-2.2-02', '/sh_manifest/all', '全部舱单', [3], ['全部 19', '待发送 4', '审核中 3', '已退回 2', '已发送 5', '已删单 6', '回收站 1']],
    ['R-2.2-04', '/sh_manifest/wait', '待发送', [0, 1, -1], ['待发送 4', '审核中 3', '已退回 2']],
    ['R-2.2-07', '/sh_manifest/dustbin', '回收站', [-2, -3], ['回收站 1', '已删单 6']],
  ] as const)('%s %s lists the manifests of its statuses, the first of them at once', async (_, address, title, statuses, tabs) => {
    const { user, asked } = await open(address, (status) => [manifest({ id: Number(status) + 10, billno: `BILL-OF-${String(status)}` })]);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title);
    await screen.findByRole('tab', { name: new RegExp(tabs[0].replace(' ', '.*')) });
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent?.replace(/\s*(\d+)$/, ' $1'))).toEqual(tabs);
    expect(asked(shManifest.listManifests).find((fields) => 'limit' in fields && fields['limit'] !== 1)).toMatchObject({
      status: statuses[0],
    });
    for (const [at, status] of statuses.entries()) {
      await user.click(screen.getAllByRole('tab')[at]!);
      await screen.findByText(`BILL-OF-${status}`);
    }
  });

  it('R-2.2-09 each row of changes says whether it is a change or a deletion', async () => {
    await open('/sh_manifest/uandd', () => []);
    await screen.findByText('改单');
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => /改单|删单/.exec(row.textContent ?? '')?.[0])).toEqual(['改单', '删单']);
  });

  it('R-2.2-07 what is in the bin is brought back, or gone for good once that was agreed to', async () => {
    const { user, asked } = await open('/sh_manifest/dustbin', () => [manifest({ id: 9, status: -2, billno: 'DEMO26112409' })]);
    const choose = async (name: string): Promise<void> => {
      await user.click(await screen.findByRole('button', { name: '更多 DEMO26112409' }));
      await user.click(await screen.findByRole('menuitem', { name }));
    };
    await choose('恢复');
    await waitFor(() => expect(asked(shManifest.restoreManifests)).toEqual([{ ids: [9] }]));
    await screen.findByText('已恢复成草稿：1 票');
    await choose('彻底删除');
    const dialog = within(await screen.findByRole('alertdialog', { name: '确定要删除吗？' }));
    dialog.getByText('1 票将彻底删除，不能恢复。');
    expect(asked(shManifest.purgeManifests)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: '彻底删除' }));
    await waitFor(() => expect(asked(shManifest.purgeManifests)).toEqual([{ ids: [9] }]));
    await screen.findByText('删除成功：1 票');
  });

  it('R-2.2-07 what customs have deleted is neither brought back nor gone', async () => {
    const { user } = await open('/sh_manifest/dustbin?status=-3', () => [manifest({ id: 9, status: -3, billno: 'DEMO26112409' })]);
    await user.click(await screen.findByRole('button', { name: '更多 DEMO26112409' }));
    await screen.findByRole('menuitem', { name: '打开' });
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['打开', '复制成新的一票']);
  });
});

describe('records', () => {
  it.each([
    [
      'R-2.2-05',
      '/sh_manifest/already',
      '已发送',
      ['编号', '船名', '航次', '提单号', '状态', '主题', '提单追踪', '海关回执', '发送时间'],
      ['3', 'DEMO.LANTERN', '118W', 'DEMO26112401', '已发送', '上海预配舱单', '已入港', '接受申报', '11-24 09:30'],
    ],
    [
      'R-2.2-06',
      '/sh_manifest/counter',
      '柜台删单',
      ['编号', '提单号', '备注', '删单费', '状态', '回执', '提交时间'],
      ['7', 'DEMO26112401', '退关', '以柜台为准', '已登记', '-', '11-24 09:30'],
    ],
    [
      'R-2.2-09',
      '/sh_manifest/uandd',
      '改单/删单记录',
      ['编号', '船名', '航次', '提单号', '状态', '回执', '时间'],
      ['5', 'DEMO.LANTERN', '118W', 'DEMO26112401', '已接受', '01 接受', '11-24 09:30'],
    ],
  ] as const)('%s %s shows its records under their titles', async (_, address, title, heads, cells) => {
    await open(address);
    const table = await screen.findByRole('table');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    const texts = (role: 'columnheader' | 'cell') =>
      within(table)
        .getAllByRole(role)
        .map((cell) => cell.textContent);
    expect(texts('columnheader').slice(0, heads.length)).toEqual(heads);
    expect(texts('cell').slice(0, cells.length)).toEqual(cells);
    // R-0-06: the whole of the time is under the pointer.
    expect(table.querySelector('tbody [data-tip]')!.getAttribute('data-tip')).toBe(at);
  });
});

it('R-0-07 the youngest manifests have their units in the head, their figures at the end with thousands apart', async () => {
  const record = {
    id: 9,
    billno: 'DEMO26112409',
    shipVoyage: 'DEMO.LANTERN/118W',
    stoptime: null,
    ctnsnum: '2×40HC',
    ctnAndSealsize: 'CSNU6152042',
  };
  const figures = { goodsnum: 1_200, totalpackno: 43_210, totalweight: '33309.5', totalvolume: '', isMerge: false, score: 90 };
  records = [{ ...record, ...figures, manifestRemark: '', createtime: at }];
  onTestFinished(() => void (records = []));
  await open('/sh_manifest');
  const table = within(await screen.findByRole('group', { name: '最近的舱单' })).getByRole('table');
  const numbers = (part: string) => [...table.querySelectorAll(`${part} [data-kind="number"]`)].map(({ textContent }) => textContent);
  expect(numbers('thead')).toEqual(['货物项数', '件数', '毛重 kg', '体积 m³', '评分']);
  expect(numbers('tbody')).toEqual(['1,200', '43,210', '33,309.5', '-', '90']);
});

it('R-2.2-01 the module opens with a count of each status, what to do first, the notices that stand, and its children at the left', async () => {
  const { user, address } = await open('/sh_manifest');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('上海舱单');
  const menu = screen.getByRole('navigation', { name: '上海舱单' });
  expect(
    within(menu)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/sh_manifest',
    ...['all', 'wait', 'already', 'counter', 'uandd', 'dustbin'].map((child) => `/sh_manifest/${child}`),
    ...['revice', 'send', 'notice', 'rsn'].map((book) => `/shanghai_sft_${book}`),
    ...['agreement', 'book', 'delete', 'business'].map((guide) => `/sh_manifest/guide/${guide}`),
  ]);
  const cards = () => [...document.querySelectorAll('.manifest-counts a')].map((card) => card.textContent);
  await waitFor(() => expect(cards()).toEqual(['4待发送', '3审核中', '2已退回', '5已发送', '6已删单', '1回收站']));
  const notices = (await screen.findByRole('button', { name: /公告1/ })).closest('ul')!;
  expect(
    within(notices)
      .getAllByRole('button')
      .map((one) => one.querySelector('span')!.textContent),
  ).toEqual(['公告1', '公告2', '公告3']);
  await user.click(screen.getByRole('button', { name: '新建舱单' }));
  expect(address()).toBe('/sh_manifest/new');
});
