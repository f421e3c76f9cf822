/** The ads of the product: Mastlight's own introductions, as data. */

export const adKeys = ['toker', 'abroadLogistics', 'zhidingxiang'] as const;
export type AdKey = (typeof adKeys)[number];

export interface Ad {
  readonly key: AdKey;
  readonly title: string;
  /** The page that it leads to. */
  readonly url: string;
  /** Its paper of several pages, shown in the side drawer; null where the page says it all. */
  readonly pdfUrl: string | null;
  /** Shape of its picture, and so of the overlay. */
  readonly direction: 'horizontal' | 'vertical';
  /** Not shown by itself; it is opened by who looks for it (R-3.5-04). */
  readonly hidden: boolean;
}

/** Every ad, in the order in which they take turns. */
export const ads: readonly Ad[] = [
  { key: 'toker', title: '拓客系统', url: '/toker', pdfUrl: null, direction: 'vertical', hidden: false },
  { key: 'abroadLogistics', title: '海外跟踪', url: '/abroad', pdfUrl: null, direction: 'horizontal', hidden: false },
  {
    key: 'zhidingxiang',
    title: '指定箱',
    url: '/advertisement',
    pdfUrl: '/guides/zhidingxiang.pdf',
    direction: 'horizontal',
    hidden: true,
  },
];

/** The ad of a key. */
export function findAd(key: AdKey): Ad {
  return ads.find((ad) => ad.key === key)!;
}
