import { makeCatalogue } from '../../../platform/catalogue';

/** 催办, in words. */
export const chinese = {
  chase: '催办',
  note: '复制要发的话，并记下催过，同事不用再催一遍',
  copied: '已复制，发给对方吧；已记下催过',
  copyFailed: '没有复制成功，请手动复制：{text}',
  list: '谁催过、谁处理的',
  line: { chased: '{by} 催过', handled: '{by} 标为已处理', reminded: '{by} 恢复提醒' },
} as const;

/** The texts of 催办. */
export const chaseWords = makeCatalogue('bill-chase', chinese);
