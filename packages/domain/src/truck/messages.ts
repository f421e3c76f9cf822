/** What people read about trucks. */
import { sharesMax, trucksMax } from './limits';

export const truckTexts = {
  plateWrong: '车牌不对，例如 浙B12345、浙BD12345',
  dayWrong: '日期格式是 2026-01-31',
  dayPast: '结束日期已经过了',
  tooManyTrucks: `最多同时跟 ${trucksMax} 辆车，请先删除不跟的`,
  notFollowed: '没有添加这辆车，请先添加',
  spanWrong: '时段不对：最多 7 天，结束不早于开始',
  hoursWrong: '分享时长是 2、8 或 24 小时',
  tooManyShares: `一辆车最多同时有 ${sharesMax} 个分享链接，请先收回`,
  linkDead: '这个链接已过期或被收回，请向发给您的人再要一个',
  noPosition: '没有查到位置，不收费；请车队确认终端已接入、车牌登记一致',
  nothingNew: '上次定位以后这辆车没有报过新位置，这次不收费',
  sharerShort: '分享人的火币余额不足，暂时看不到位置，请联系他',
  idWrong: '编号不对',
} as const;
