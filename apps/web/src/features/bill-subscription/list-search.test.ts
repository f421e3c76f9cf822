// @vitest-environment happy-dom
// Guarantee: a view of the list survives its way through the address, and no address breaks the page.
import { describe, expect, it } from 'vitest';
import { queryOf } from '../../platform/list/search-schema';
import { billSearch, listActiveFilters, type BillSearch } from './list-search';

const plainSearch = billSearch.plain;

const views: [string, Partial<BillSearch>][] = [
  ['the plain list', {}],
  [
    'filters',
    {
      keyword: 'MEDU8413067 COSU6410287310',
      client: '恒泰 & 国际',
      node: 'arrival',
      wharf: 'BLCTMS',
      exception: 'inspection',
      state: 'tracking',
    },
  ],
  ['sort and page', { sort: '-portCloseTime', page: 3, size: 50 }],
  ['the open drawer', { bill: '012345678901234567', port: 'SH' }],
  ['the paste drawer', { paste: true }],
];

describe('ux 5 list address', () => {
  it.each(views)('%s comes back as it was', (_name, part) => {
    const search = { ...plainSearch, ...part };
    expect(billSearch.read(queryOf(billSearch, search))).toEqual(search);
  });

  it('says nothing about what is as usual', () => {
    expect(queryOf(billSearch, plainSearch)).toBe('');
  });

  it.each([
    '?port=XX&page=-4&size=7&node=nowhere&exception=%00&state=&tab=x&sort=drop%20table',
    '?page=1e99&size=15.0001&keyword=' + 'x'.repeat(5000),
    '?page=%E0%A4%A',
    'page',
  ])('hostile address %# reads as the plain list', (query) => {
    const search = billSearch.read(query);
    expect({ ...search, keyword: '', client: '' }).toEqual(plainSearch);
    expect(search.keyword.length).toBeLessThanOrEqual(4000);
  });

  it('names the filters in force', () => {
    const filters = listActiveFilters({ ...plainSearch, client: '恒泰国际', exception: 'inspection', wharf: 'BLCTMS' });
    expect(filters.map((filter) => filter.label)).toEqual(['查验', '恒泰国际', '梅山']);
  });
});
