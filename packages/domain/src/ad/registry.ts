/** The ads that every installation begins with: our own introductions, as data. An administrator may change them. */
import { productName } from '../vocabulary/product-name';
import type { Ad, SavedAd } from './ad';

const own: Omit<SavedAd, 'key' | 'title' | 'line' | 'url' | 'direction'> = {
  hidden: false,
  pdfUrl: '',
  pictureUrl: '',
  fromDay: '',
  untilDay: '',
  supplier: '',
  services: [],
  ports: [],
  carriers: [],
  text: '',
  contact: '',
  proof: '',
};

/** Each ad of the beginning, in the order in which they take turns. */
export const firstAds: readonly SavedAd[] = [
  {
    ...own,
    key: 'toker',
    title: '拓客系统',
    line: '按品名、地区和港口找工厂和贸易公司。',
    url: '/toker',
    direction: 'vertical',
  },
  {
    ...own,
    key: 'abroadLogistics',
    title: '海外跟踪',
    line: '15 家船公司的中转、预计到港、免费用箱期，一直跟到还空；有数据才收费。',
    url: '/abroad',
    direction: 'horizontal',
  },
  {
    ...own,
    key: 'zhidingxiang',
    title: '指定箱',
    line: `提箱前就定下箱号的箱，在${productName}怎么看。`,
    url: '/advertisement',
    pdfUrl: '/guides/zhidingxiang.pdf',
    direction: 'horizontal',
    hidden: true,
  },
];

/** The same as everybody sees them, while nobody has changed them. */
export const firstShown: readonly Ad[] = firstAds.map(({ fromDay: _from, untilDay: _until, ...ad }) => ({
  ...ad,
  pdfUrl: ad.pdfUrl || null,
  pictureUrl: null,
  updatedMs: 0,
}));
