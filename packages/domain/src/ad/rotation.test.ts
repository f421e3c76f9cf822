// Guarantee: ads take turns by the one shown last; hidden ones are skipped; the drawer goes around through all of them.
import { describe, expect, it } from 'vitest';
import { firstAds as ads } from './registry';
import { savedAd } from './contract';
import { neighbour, nextInRotation } from './rotation';

describe('rotation', () => {
  it.each([
    // shown last, shown now
    [null, 'toker'],
    ['toker', 'abroadLogistics'],
    ['abroadLogistics', 'toker'],
    ['zhidingxiang', 'toker'],
    ['an ad that is gone', 'toker'],
  ])('R-4.5-04, R-9-28 after %s comes %s', (last, now) => {
    expect(nextInRotation(ads, last)?.key).toBe(now);
  });

  it('R-4.5-04 one that is hidden in the middle is skipped, and where all are hidden none comes', () => {
    const hide = (hidden: readonly string[]) => ads.map((ad) => ({ ...ad, hidden: hidden.includes(ad.key) }));
    expect(nextInRotation(hide(['abroadLogistics']), 'toker')?.key).toBe('zhidingxiang');
    expect(nextInRotation(hide(['abroadLogistics', 'zhidingxiang']), 'toker')?.key).toBe('toker');
    expect(nextInRotation(hide(['toker', 'abroadLogistics', 'zhidingxiang']), 'toker')).toBeNull();
  });
});

describe('neighbours in the drawer', () => {
  it.each([
    // at, next, previous
    ['toker', 'abroadLogistics', 'zhidingxiang'],
    ['abroadLogistics', 'zhidingxiang', 'toker'],
    ['zhidingxiang', 'toker', 'abroadLogistics'],
  ])('R-4.5-09 of %s: next %s, previous %s', (at, next, previous) => {
    expect(neighbour(ads, at, 1).key).toBe(next);
    expect(neighbour(ads, at, -1).key).toBe(previous);
  });
});

it('R-3.5-01, R-3.5-02, R-3.5-03, R-3.5-04 what ads there are at the beginning, and where they lead', () => {
  const findAd = (key: string) => ads.find((ad) => ad.key === key);
  expect(findAd('toker')).toMatchObject({ url: '/toker', pdfUrl: '', hidden: false });
  expect(findAd('abroadLogistics')).toMatchObject({ url: '/abroad', pdfUrl: '', hidden: false });
  expect(findAd('zhidingxiang')).toMatchObject({ title: '指定箱', pdfUrl: '/guides/zhidingxiang.pdf', hidden: true });
  expect(new Set(ads.map(({ direction }) => direction))).toEqual(new Set(['horizontal', 'vertical']));
  expect(ads.filter((ad) => !savedAd.safeParse(ad).success)).toEqual([]);
});
