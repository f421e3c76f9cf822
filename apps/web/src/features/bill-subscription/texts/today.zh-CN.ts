import { makeCatalogue } from '../../../platform/catalogue';

/** What bills need today, in words. */
export const chinese = {
  toHandle: '要人处理',
  toHandleNote: '还赶得上的在前，按截止时间排；处理过的不再出现',
  whose: { label: '谁的提单', mine: '我的', all: '全公司' },
  first: '每个港口只列前 {count, number} 票，其余看列表',
  nothing: '没有要人处理的提单',
  nothingFollowed: { title: '还没有订阅提单', text: '粘贴提单号，进港、运抵、放行、截港变更都会出现在这里', action: '粘贴提单号' },
  failed: '{ports}的提单没有取到，下面不含',
  again: '重试',
  alike: '同船 +{count, number}',
  alikeNote: '同船同病：同一条船、同一个原因，点开逐票看',
  handOver: {
    copy: '复制交接',
    note: '没处理的和快截止的，一票一句，发给下一班',
    copied: '已复制 {count, number} 票和快截止的船，去群里粘贴',
    failed: '没有复制成功，请允许使用剪贴板',
  },
  cutOffs: '24 小时内截止',
  cutOffsNote: '跟着的提单里，最近要截止的船',
  noCutOffs: '24 小时内没有截止的船',
  ship: {
    bills: '{count, number} 票',
    out: '未进 {count, number} 箱',
    in: '这些票的箱都进了',
    lacking: '箱都进了，{count, number} 票要处理',
    unknown: '还不知道有几箱',
  },
} as const;

/** The texts of what bills need today. */
export const todayWords = makeCatalogue('bill-today', chinese);
