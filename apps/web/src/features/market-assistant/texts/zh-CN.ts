import { bookTexts } from '@mastlight/domain/contract-kit/book-product';
import { marketTitles } from './titles.zh-CN';

const { taken, full, changedMeanwhile, noSheet, noRows, tooManyRows, tooManyCells, noTitles } = bookTexts;

/** What the room of market procurement says. */
export const chinese = {
  refusal: { taken, full, changedMeanwhile, noSheet, noRows, tooManyRows, tooManyCells, noTitles },
  titles: marketTitles,
  menu: { label: '义乌市采', overview: '概览', collapse: '收起菜单', open: '展开菜单' },
  signedOut: { title: '登录后使用义乌市采', text: '商户、外商、供货商和报关商品，公司同事一起用', action: '登录' },
  overview: {
    note: '市场采购 1039',
    ready: '先录好这些资料，订单建好后直接选',
    count: '{count, number} 条',
    due: '{count, number} 条快到期或已过期',
    unknown: '没有读到',
    coming: '建设中',
    comingText: '订单、审单、报关数据、单证模板、商品字典、品名编码和成员职责还在建设中，建好后出现在菜单里。',
  },
} as const;
