// Guarantee: R-2.7-05, R-2.7-09: each status of the manifest lists has a layout of its own, kept apart from the others; goods are
// entered in the columns of R-3.9-27 to -29.
// @vitest-environment happy-dom
import { goodsTitles } from '@mastlight/domain/sh-manifest/messages';
import { expect, it } from 'vitest';
import { manifestLists } from './api';
import { goodsColumns } from './editor/goods-columns';
import { searches } from './list-search';

it('R-2.7-05 each status has saved columns of its own', () => {
  const { all } = manifestLists;
  const regions = ['3', '0', '1', '-1', '2', '-3'].map((status) => {
    const search = { ...searches.all.plain, status };
    return typeof all.region === 'function' ? all.region(search as never) : all.region;
  });
  expect(new Set(regions).size).toBe(regions.length);
});

it('R-2.7-09, R-3.9-27, R-3.9-28, R-3.9-29 goods are entered in these columns', () => {
  expect(goodsColumns((field) => goodsTitles[field]).map(({ title, kind }) => `${title} ${kind}`)).toEqual([
    '分单号 text',
    '箱号 text',
    '封号 text',
    '箱型 combo',
    '箱标记 text',
    '英文品名 text',
    '包装 combo',
    '件数 number',
    '毛重 number',
    '体积 number',
    '唛头 text',
    '空箱 switch',
    'UN编号 text',
    '危类 combo',
    '包装类别 choice',
    '联系人 text',
    '联系电话 text',
    '邮箱 text',
    '传真 text',
    '温度 text',
    '温度单位 choice',
  ]);
});
