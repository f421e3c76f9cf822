// Guarantee: the directory finds who offers everything that is asked for, and nothing that leads a browser astray is saved.
import { describe, expect, it } from 'vitest';
import type { Ad } from './ad';
import { savedAd } from './contract';
import { findSuppliers, standsOn, type SupplierSearch } from './find-suppliers';
import { adTexts as texts } from './messages';
import { firstAds } from './registry';

const base = firstAds[0]!;
const supplier = (key: string, part: Partial<Ad>): Ad => ({
  ...base,
  services: [],
  ports: [],
  carriers: [],
  pdfUrl: null,
  pictureUrl: null,
  updatedMs: 0,
  key,
  supplier: `演示 ${key}`,
  ...part,
});
const ads: readonly Ad[] = [
  supplier('none', { supplier: '', services: [] }),
  supplier('beilun', { services: ['trucking', 'warehouse'], ports: ['NB'], carriers: ['MSC'], text: '北仑堆场，冷藏箱插电' }),
  supplier('everywhere', { services: ['trucking'], ports: [], carriers: [] }),
  supplier('shanghai', { services: ['booking', 'trucking'], ports: ['SH', 'NB'], carriers: ['COS', 'MSC'], line: 'ＯＯＣＬ一级订舱' }),
];
const all: SupplierSearch = { words: '', services: [], ports: [], carrier: '' };

describe('R-1-14 suppliers', () => {
  it.each<[string, Partial<SupplierSearch>, string[]]>([
    ['whoever has a supplier', {}, ['beilun', 'everywhere', 'shanghai']],
    ['all of two services', { services: ['trucking', 'warehouse'] }, ['beilun']],
    ['one of two ports, or any port', { ports: ['SH', 'QD'] }, ['everywhere', 'shanghai']],
    ['R-9-35 a line, or any line', { carrier: 'COS' }, ['everywhere', 'shanghai']],
    ['services by ports', { services: ['booking'], ports: ['NB'] }, ['shanghai']],
    ['words of its text', { words: '冷藏 北仑' }, ['beilun']],
    ['a service by its name', { words: '订舱' }, ['shanghai']],
    ['wide letters as narrow ones', { words: 'oocl' }, ['shanghai']],
    ['nothing', { words: '铁路' }, []],
  ])('R-1-14 %s', (_name, part, expected) => {
    expect(findSuppliers(ads, { ...all, ...part }).map(({ key }) => key)).toEqual(expected);
  });
});

it.each([
  ['', '', true],
  ['2026-11-28', '', true],
  ['2026-11-29', '', false],
  ['', '2026-11-28', true],
  ['', '2026-11-27', false],
  ['2026-11-01', '2026-11-30', true],
])('R-7.6-18 from %j until %j it stands on 2026-11-28: %s', (fromDay, untilDay, expected) => {
  expect(standsOn({ fromDay, untilDay }, '2026-11-28')).toBe(expected);
});

describe('R-7.6-18 what is refused of an ad', () => {
  it.each<[string, Record<string, unknown>, string, string]>([
    ['a key with a slash', { key: 'a/b' }, 'key', texts.keyWrong],
    ['a script', { url: 'javascript:alert(1)' }, 'url', texts.urlWrong],
    ['another scheme', { url: 'http://example.com' }, 'url', texts.urlWrong],
    ['a host in place of a page', { url: '//example.com' }, 'url', texts.urlWrong],
    ['a host behind a backslash', { url: '/\\example.com' }, 'url', texts.urlWrong],
    ['a name before the host', { url: 'https://mastlight@example.com/' }, 'url', texts.urlWrong],
    ['no title', { title: '  ' }, 'title', texts.titleWrong],
    ['a title of two lines', { title: 'a\nb' }, 'title', texts.titleWrong],
    ['a day that is none', { fromDay: '2026-02-30' }, 'fromDay', texts.dayWrong],
    ['an end before its beginning', { fromDay: '2026-02-02', untilDay: '2026-02-01' }, 'untilDay', texts.daysReversed],
    ['a contact of nobody', { contact: 'demo@example.com' }, 'supplier', texts.supplierMissing],
    ['a supplier of nothing', { supplier: '演示' }, 'services', texts.serviceMissing],
    ['a line that nobody offers', { supplier: '演示', services: ['booking'], carriers: ['HJSC'] }, 'carriers', texts.carrierWrong],
  ])('R-7.6-18 %s', (_name, part, field, text) => {
    const { error } = savedAd.safeParse({ ...base, ...part });
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toContainEqual([field, text]);
  });

  it.each(['/toker', '/advertisement?words=冷藏', 'https://example.com', 'https://example.com/a?b=c'])('R-3.5-01 not %s', (url) => {
    expect(savedAd.safeParse({ ...base, url }).success).toBe(true);
  });
});
