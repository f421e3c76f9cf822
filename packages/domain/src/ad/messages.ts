/** What people read about ads. */
import { stayMaxS } from './limits';

export const adTexts = {
  adUnknown: '没有这个推广',
  idWrong: '编号不对',
  stayWrong: `停留时间是 0 到 ${stayMaxS} 的整数秒`,
  viewedEnough: '今天打开的次数太多，请明天再试',
} as const;
