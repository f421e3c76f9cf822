// Guarantee: R-3.9-16 to -22, -30 to -32, R-4.10-23 to -28: the lists have these columns, each status its own times and notes.
import { expect, it } from 'vitest';
import { manifestColumns, type ManifestColumn } from './columns';
import { combinationColumns, partyColumns } from './party-columns';
import { changeColumns, counterColumns, manifestRecordColumns, sentColumns } from './record-columns';
import { manifestSorts } from './sorts';
import { allManifestStatuses, manifestStatuses } from './status';

const titled = (columns: readonly ManifestColumn[]): string => columns.map(({ prop, title }) => `${prop} ${title}`).join(', ');

it('R-3.9-19 R-3.9-20 R-3.9-21 R-3.9-22 the manifest lists have these columns', () => {
  const columns = new Map(([3, 0, -1] as const).flatMap((listed) => manifestColumns(listed).map(({ prop, title }) => [prop, title])));
  expect(Object.fromEntries(columns)).toEqual({
    subject: '主题',
    billno: '主提单号',
    billNos: '分单号',
    ctnNos: '箱号',
    sealNos: '封号',
    packnos: '件数',
    total: '合计',
    completionstatus: '状态',
    fcwStatusStr: '发送通道状态',
    isCustomerApplyFinish: '申报完成',
    shipAgentBillStatusStr: '船代状态',
    customsReceiptStatusStr: '海关回执',
    vgmReceiptMsg: 'VGM回执',
    loadingReplayStatusStr: '装载舱单回执',
    operator: '操作人',
    checkuser: '审核人',
    companyname: '公司',
    vesselvoyage: '船名航次',
    scompany: '船公司',
    webtype: '码头/平台',
    ctnApplyBeginTime: '进箱开始',
    ctnApplyEndTime: '进箱截止',
    createtime: '创建',
    updatetime: '修改',
    sendTime: '发送',
    deleteTime: '删除',
    validation: '校验(异常)',
    rejectReason: '退回原因',
  });
});

/** Which statuses show a column that not all show. */
it.each([
  ['R-4.10-23 R-4.10-28 updatetime', 'updatetime', [-1, 0, 1]],
  ['R-4.10-24 sendTime', 'sendTime', [2, 3]],
  ['R-4.10-25 deleteTime', 'deleteTime', [-3, -2, 3]],
  ['R-4.10-26 validation', 'validation', [0, 3]],
  ['R-4.10-27 loadingReplayStatusStr', 'loadingReplayStatusStr', [2, 3]],
  ['R-4.10-28 rejectReason', 'rejectReason', [-1]],
])('%s is shown by the statuses that say so and by no other', (_, prop, wanted) => {
  const shown = [...manifestStatuses, allManifestStatuses].filter((listed) =>
    manifestColumns(listed).some((column) => column.prop === prop),
  );
  expect(shown).toEqual(wanted);
});

it('R-2.7-05 every status shows the same columns beside these, in the same order', () => {
  const special = new Set(['updatetime', 'sendTime', 'deleteTime', 'validation', 'loadingReplayStatusStr', 'rejectReason']);
  const common = (listed: Parameters<typeof manifestColumns>[0]) =>
    titled(manifestColumns(listed).filter(({ prop }) => !special.has(prop)));
  expect(new Set([...manifestStatuses, allManifestStatuses].map(common)).size).toBe(1);
});

it('sorts by what the columns say may be sorted by', () => {
  const sortable = [...manifestStatuses, allManifestStatuses].flatMap(manifestColumns).filter(({ isSortable }) => isSortable);
  expect(new Set(manifestSorts)).toEqual(new Set(sortable.map(({ prop }) => prop)));
});

it('R-3.9-14 R-3.9-15 the record of manifests', () => {
  expect(Object.fromEntries(manifestRecordColumns.map(({ prop, title }) => [prop, title]))).toEqual({
    billno: '主提单号',
    createtime: '创建时间',
    shipVoyage: '船名航次',
    totalpackno: '件数',
    totalweight: '毛重',
    totalvolume: '体积',
    isMerge: '拼箱',
    ctnsnum: '箱量',
    ctnAndSealsize: '箱号/封号/箱型',
    goodsnum: '货物项数',
    stoptime: '截单时间',
    manifestRemark: '备注',
    score: '评分',
  });
});
it('R-2.7-06 R-3.9-16 sent records', () => {
  expect(titled(sentColumns)).toBe(
    'id 编号, vesselname 船名, voyageno 航次, billno 提单号, status 状态, subject 主题, billnozhuizhi 提单追踪, billnohaiguan 海关回执, sendtime 发送时间',
  );
});
it('R-3.9-17 counter deletions', () => {
  expect(titled(counterColumns)).toBe('id 编号, billno 提单号, remarks 备注, money 删单费, status 状态, message 回执, submittime 提交时间');
});
it('R-2.7-06 R-3.9-18 updates and deletions', () => {
  expect(titled(changeColumns)).toBe(
    'updateid 编号, vesselname 船名, voyageno 航次, billno 提单号, completionstatus 状态, message 回执, createTime 时间',
  );
});
it('R-2.7-10 R-3.9-30 R-3.9-31 R-3.9-32 the party books', () => {
  const props = (columns: readonly ManifestColumn[]) => columns.map(({ prop }) => prop);
  expect(props(partyColumns)).toEqual(
    expect.arrayContaining([
      'nickName',
      'name',
      'phone',
      'address',
      'country',
      'countrycode',
      'companyCode',
      'aeocode',
      'contactName',
      'contactPhone',
    ]),
  );
  expect(props(combinationColumns)).toEqual(
    expect.arrayContaining(['sendName', 'sendPhone', 'reviceName', 'revicePhone', 'noticeName', 'noticePhone']),
  );
});
