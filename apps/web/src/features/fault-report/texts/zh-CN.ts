import { faultReportTexts } from '@mastlight/domain/fault-report/messages';
import { makeCatalogue } from '../../../platform/catalogue';
import { faultReportTitles } from './titles.zh-CN';

const { billUnfollowed, alreadyReported, reportedEnough, alreadyAnswered } = faultReportTexts;

/** What the screens of fault-report say, and its refusals by their names. */
export const chinese = {
  refusal: { billUnfollowed, alreadyReported, reportedEnough, alreadyAnswered },
  ...faultReportTitles,
  report: {
    title: '这一条有错',
    text: '哪里不对',
    hint: '写上对的是什么、依据是什么，例如“码头显示 14:20 进港”',
    note: '由站点人员核对后回复，回复会进消息中心。别的客户看不到。',
    send: '提交',
    cancel: '关闭',
    sent: '已提交，回复会进消息中心',
    before: '以前报的',
    waiting: '等回复',
    answered: '{time} 回复',
  },
  desk: {
    note: '客户在提单的事件上报的错。核对原文后回复，报的人会在消息里看到。',
    back: '运营台',
    none: '没有报错',
    at: '时间',
    who: '谁报的',
    bill: '提单号',
    seen: '看到的那一条',
    text: '哪里不对',
    state: '状态',
    raw: '看报文原文',
    ofHimself: '个人',
    gone: '已离开',
    waiting: '等回复',
    answer: '回复',
    answerTitle: '回复报错',
    answerText: '回复内容',
    answerNote: '报的人原样看到这段话，发出后不能改。',
    send: '发出回复',
    cancel: '取消',
    answered: '已回复',
    unit: '条',
  },
} as const;

/** The texts of fault-report. */
export const faultReportWords = makeCatalogue('fault-report', chinese);
