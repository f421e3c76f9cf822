// Guarantee: R-3.9-23, -24, R-4.10-30: the VGM lists have these columns, each status its own times.
import { expect, it } from 'vitest';
import { vgmColumns, type ListedStatus } from './columns';
import { vgmSorts } from './sorts';

it('R-3.9-23 R-3.9-24 the columns have these titles', () => {
  const titles = new Map(([3, 0] as const).flatMap((listed) => vgmColumns(listed).map(({ prop, title }) => [prop, title])));
  expect(Object.fromEntries(titles)).toEqual({
    billNo: '提单号',
    vgmReceiptMsg: '回执',
    remark: '备注',
    completionstatus: '状态',
    companyName: '公司',
    ctnNoList: '箱号',
    vgmGrossWeightList: 'VGM(KGS)',
    operator: '操作人',
    vesselvoyage: '船名航次',
    shipCompany: '船公司',
    wharf: '码头',
    updateTime: '修改',
    sendTime: '发送',
    deleteTime: '删除',
  });
});

it('sorts by what the columns say may be sorted by', () => {
  const sortable = ([3, 0] as const).flatMap(vgmColumns).filter(({ isSortable }) => isSortable);
  expect(new Set(vgmSorts)).toEqual(new Set(sortable.map(({ prop }) => prop)));
});

it.each([
  [-2, ['deleteTime']],
  [-1, ['vgmReceiptMsg', 'updateTime']],
  [0, ['updateTime']],
  [1, ['updateTime']],
  [2, ['vgmReceiptMsg', 'sendTime']],
  [3, ['vgmReceiptMsg', 'sendTime', 'deleteTime']],
] as const)('R-4.10-30 status %s shows %j beside what all show', (listed: ListedStatus, wanted) => {
  const props = vgmColumns(listed).map(({ prop }) => prop);
  expect(props.filter((prop) => prop === 'vgmReceiptMsg' || prop.endsWith('Time'))).toEqual(wanted);
  expect(props.filter((prop) => prop !== 'vgmReceiptMsg' && !prop.endsWith('Time'))).toEqual([
    'billNo',
    'remark',
    'completionstatus',
    'companyName',
    'ctnNoList',
    'vgmGrossWeightList',
    'operator',
    'vesselvoyage',
    'shipCompany',
    'wharf',
  ]);
});
