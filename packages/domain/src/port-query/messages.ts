/** What the server says about questions without a subscription. */
import { callsMax, numbersMax, termHanMax, termLengthMax } from './limits';

export const portQueryTexts = {
  nothingAsked: '请填提单号、箱号，或船名和航次',
  noVessel: '请填船名，航次可以不填',
  tooMany: `一次最多查 ${numbersMax} 个号`,
  tooManyCalls: `一次最多查 ${callsMax} 条船名航次的箱`,
  keywordWrong: `查询内容 1 到 ${termLengthMax} 个字，汉字最多 ${termHanMax} 个`,
} as const;
