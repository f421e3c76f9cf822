// Guarantee: R-2.7-07, R-2.7-08: each status of the VGM lists has a layout of its own, kept apart from the others; a container is
// entered in the columns of R-3.9-25.
// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { vgmLists } from './api';
import { makeColumns } from './editor/draft';
import { vgmSearch, type VgmSearch } from './list-search';

it('R-2.7-07 each status has saved columns of its own', () => {
  const layoutOf = (group: VgmSearch['group']) => {
    const wish: VgmSearch = { ...vgmSearch.plain, group };
    const { all } = vgmLists;
    const region = typeof all.region === 'function' ? all.region(wish) : all.region;
    const columns = typeof all.columns === 'function' ? all.columns(wish) : all.columns;
    return { region, props: columns.map(({ prop }) => prop) };
  };
  const groups: readonly VgmSearch['group'][] = ['', 'waiting', 'sending', 'failed', 'sent', 'deleted'];
  const layouts = groups.map(layoutOf);
  expect(new Set(layouts.map(({ region }) => region)).size).toBe(groups.length);
  expect(layouts.map(({ props }) => props.filter((prop) => prop.endsWith('Time')))).toEqual([
    ['sendTime', 'deleteTime'],
    ['updateTime'],
    ['updateTime'],
    ['updateTime'],
    ['sendTime'],
    ['deleteTime'],
  ]);
  expect(new Set(Object.values(vgmLists).map(({ name }) => name)).size).toBe(3);
});

it('R-2.7-08 R-3.9-25 a container is entered in these columns', () => {
  expect(makeColumns().map(({ name, title, kind }) => `${name} ${title} ${kind}`)).toEqual([
    'containerNo 箱号 text',
    'sizeType 箱型 text',
    'method 称重方式 choice',
    'tareKg 皮重 number',
    'netKg 货重 number',
    'grossKg 总重 number',
    'location 称重地点 text',
    'address 称重地址 text',
    'sign 签名 text',
  ]);
});
