// @vitest-environment happy-dom
// Guarantee: menu, ticker and footer follow the path as the tables of section 2 say.
import { describe, expect, test } from 'vitest';
import { declaredPages } from './declared-pages';
import { findActiveEntry, hasFooter, hasTicker, menu } from './menu';

test('R-2.1-07 … -20 the menu has the order, titles and tips of the table', () => {
  expect(menu.map(({ path, title, menu: { tip } }) => [path, title, tip ?? ''])).toEqual([
    ['/logistics', '物流跟踪', '支持宁波/上海/青岛/天津/厦门/深圳/大连'],
    ['/shipSubscrib', '船期订阅', ''],
    ['/truckSubscribe', '卡车定位', '全国范围'],
    ['/toker', '拓客系统', '个人版已上线'],
    ['/abroad', '海外跟踪', '跟踪更清晰'],
    ['/boxquery', '物流可视化', '宁波港EDI同步'],
    ['/manifestQuery', '舱单查询', '海运/空运'],
    ['/sh_manifest', '上海舱单', '30元/票'],
    ['/VGM', 'VGM发送', '5元/箱'],
    ['/assistant', '义乌市采', ''],
    ['/classAnalysis', '提单分析', ''],
    ['/advertisement', '供应商名录', ''],
  ]);
});

describe('by path', () => {
  test.each([
    ['R-2.1-20', '/logistics', '/logistics'],
    ['R-2.1-20', '/sh_manifest/new', '/sh_manifest'],
    ['R-2.1-20, R-2.2-14', '/shanghai_sft_revice', '/sh_manifest'],
    ['R-2.1-20, R-2.2-15', '/shanghai_sft_send', '/sh_manifest'],
    ['R-2.1-20, R-2.2-16', '/shanghai_sft_notice', '/sh_manifest'],
    ['R-2.1-20, R-2.2-17', '/shanghai_sft_rsn', '/sh_manifest'],
    ['R-2.1-20', '/VGM/guide/book', '/VGM'],
    ['R-2.1-20', '/logisticsX', undefined],
    ['R-2.1-20', '/404', undefined],
  ])('%s %s lights %s', (_row, path, entry) => {
    expect(findActiveEntry(path)?.path).toBe(entry);
  });

  test('R-2.5-05, -06 the ticker runs on six paths alone', () => {
    const paths = [...declaredPages.map((page) => page.path), '/404', '/logistics/x'];
    expect(paths.filter(hasTicker).toSorted()).toEqual([
      '/abroad',
      '/boxquery',
      '/classAnalysis',
      '/logistics',
      '/manifestQuery',
      '/shipSubscrib',
    ]);
  });

  test.each([
    ['/truckSubscribe', false],
    ['/sh_manifest/detail/email', false],
    ['/VGM', false],
    ['/assistant/edit', false],
    ['/logistics', true],
    ['/VGMx', true],
    ['/ops/money', false],
  ])('R-2.5-11 %s has a footer: %s', (path, expected) => {
    expect(hasFooter(path)).toBe(expected);
  });

  test('R-2.5-11 of all pages those of the four families have none, and no other but the map, the desks and the party books', () => {
    const paths = declaredPages.map(({ path }) => path);
    const inFamily = (path: string): boolean => /^\/(truckSubscribe|sh_manifest|VGM|assistant)(\/|$)/.test(path);
    expect(paths.filter((path) => inFamily(path) && hasFooter(path))).toEqual([]);
    expect(paths.filter((path) => !inFamily(path) && !hasFooter(path)).toSorted()).toEqual([
      '/ops',
      '/ops/contests',
      '/ops/dispatch',
      '/ops/invoices',
      '/ops/money',
      '/ops/notices',
      '/ops/reports',
      '/ops/topups',
      '/shanghai_sft_notice',
      '/shanghai_sft_revice',
      '/shanghai_sft_rsn',
      '/shanghai_sft_send',
      '/shipmap',
    ]);
  });
});
