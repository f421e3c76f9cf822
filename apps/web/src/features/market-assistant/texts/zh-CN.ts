import { bookTexts } from '@mastlight/domain/contract-kit/book-product';
import { marketTitles } from './titles.zh-CN';

const { taken, full, changedMeanwhile, noSheet, noRows, tooManyRows, tooManyCells, noTitles } = bookTexts;

/** What the room of market procurement says. */
export const chinese = {
  refusal: { taken, full, changedMeanwhile, noSheet, noRows, tooManyRows, tooManyCells, noTitles },
  titles: marketTitles,
  menu: { label: '义乌市采', orders: '订单', check: '审单', customs: '报关数据', collapse: '收起菜单', open: '展开菜单' },
  signedOut: { title: '登录后使用义乌市采', text: '商户、外商、供货商和报关商品，公司同事一起用', action: '登录' },
  due: '{noun} {count, number} 条快到期或已过期',
} as const;
