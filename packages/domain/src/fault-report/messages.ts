/** What people read about reports of what is wrong in the events of a bill. */
import { reportLength, reportsPerDayMax } from './limits';

export const faultReportTexts = {
  textWrong: `请说明哪里不对，${reportLength.min} 到 ${reportLength.max} 个字`,
  answerWrong: `请写回复，${reportLength.min} 到 ${reportLength.max} 个字`,
  seenWrong: '报错的那一条读不出来，请刷新页面再试',
  billUnfollowed: '这票没有在跟踪，不能报错',
  alreadyReported: '这一条已经报过，还没有回复',
  reportedEnough: `今天报错已满 ${reportsPerDayMax} 条，请明天再报`,
  alreadyAnswered: '这条已经回复过，请刷新',
} as const;
