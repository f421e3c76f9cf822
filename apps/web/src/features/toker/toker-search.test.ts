// Guarantee: R-2.1-10: an address of the page of companies is read as far as it is one; facets are chosen and let go.
import { expect, it } from 'vitest';
import { daysSince, readTokerSearch, savedWishOf, searchOfWish, toggleValue, wishOf } from './toker-search';

it.each([
  [{}, {}],
  [
    { keyword: ' 保温瓶 ', province: '浙江,江苏', page: '3', open: 7 },
    { keyword: '保温瓶', province: '浙江,江苏', page: 3, open: 7 },
  ],
  [{ keyword: 961700, page: '1', open: 'x', view: 'other', kind: ['a'], evil: '1' }, { keyword: '961700' }],
  [{ view: 'marked' }, { view: 'marked' }],
  [
    { view: 'marked', day: '2026-10-15' },
    { view: 'marked', day: '2026-10-15' },
  ],
  [{ day: '2026-10-15', edition: 'x' }, {}],
  [{ view: 'marked', day: '2026-10-32' }, { view: 'marked' }],
  [
    { saved: 9, edition: '4' },
    { saved: 9, edition: 4 },
  ],
])('R-2.1-10 %j is read as %j', (search, read) => expect(readTokerSearch(search)).toEqual(read));

it('R-2.1-10 a value is chosen and let go, from the first page on', () => {
  const one = toggleValue({ keyword: 'x', page: 4 }, 'province', '浙江');
  expect(one).toEqual({ keyword: 'x', province: '浙江' });
  const two = toggleValue(one, 'province', '江苏');
  expect(wishOf(two)).toEqual({ keyword: 'x', province: ['浙江', '江苏'] });
  expect(toggleValue(toggleValue(two, 'province', '浙江'), 'province', '江苏')).toEqual({ keyword: 'x' });
});

it('R-2.1-10 a value may have commas in it, as ports of customs do', () => {
  const one = toggleValue(toggleValue({}, 'dischargePort', 'LOS ANGELES, CA'), 'dischargePort', '100%, 汉堡');
  const values = ['LOS ANGELES, CA', '100%, 汉堡'];
  expect(wishOf(one)).toEqual({ dischargePort: values });
  expect(searchOfWish({ keyword: 'x', dischargePort: values, kind: [] })).toEqual({ keyword: 'x', dischargePort: one.dischargePort });
  expect(toggleValue(one, 'dischargePort', 'LOS ANGELES, CA')).toEqual(toggleValue({}, 'dischargePort', '100%, 汉堡'));
});

it('R-7.6-17 the week and the edition are asked and not saved', () => {
  const search = { keyword: '伞', fresh: true, edition: 4 } as const;
  expect([wishOf(search), savedWishOf(search)]).toEqual([{ keyword: '伞', fresh: true, edition: 4 }, { keyword: '伞' }]);
});

it('R-7.6-17 a fact is as old as its day in Shanghai', () => {
  expect(daysSince('2026-10-11', Date.UTC(2026, 9, 11, 15))).toBe(0);
  expect(daysSince('2026-10-11', Date.UTC(2026, 9, 11, 16))).toBe(1);
  expect(daysSince('2026-10-12', Date.UTC(2026, 9, 11, 1))).toBe(0);
});
