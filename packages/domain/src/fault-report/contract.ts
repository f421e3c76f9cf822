/** Wire contract of reports of what is wrong in the events of a bill: 报错反馈 (ux 6.2), answered at the desk. */
import * as z from 'zod/mini';
import { done, get, post } from '../contract-kit/endpoint';
import { pageOf, pagingFields } from '../contract-kit/paging';
import { portCodes } from '../vocabulary/port';
import { reportLength, seenLengthMax } from './limits';
import { faultReportTexts as texts } from './messages';
import { faultReportRefusals as refusals } from './refusals';

/** Words over several lines; no other control characters. */
const words = (said: string) =>
  z
    .string(said)
    .check(z.trim(), z.minLength(reportLength.min, said), z.maxLength(reportLength.max, said), z.regex(/^(?:[^\p{Cc}]|\n)*$/u, said));
const billNo = z.string(texts.seenWrong).check(z.trim(), z.minLength(1, texts.seenWrong), z.maxLength(40, texts.seenWrong));
const port = z.enum(portCodes, texts.seenWrong);
const number = z.int(texts.seenWrong).check(z.minimum(0, texts.seenWrong));

const report = {
  id: z.int(),
  port: z.enum(portCodes),
  blno: z.string(),
  /** Of the event; 0: it was put together from several. */
  eventId: z.int(),
  /** Its line, as whoever reported it read it. */
  seen: z.string(),
  text: z.string(),
  sentTime: z.string(),
  /** Empty while nobody has answered. */
  answer: z.string(),
  answeredTime: z.nullable(z.string()),
} as const;

export const faultReport = {
  send: post('/faultReport/send', {
    summary: '报错：在跟踪的一票里，一条事件哪里不对；seen 是看到的那一行',
    idempotency: 'natural',
    request: z.object({
      port,
      blno: billNo,
      eventId: number,
      messageId: number,
      seen: z
        .string(texts.seenWrong)
        .check(
          z.trim(),
          z.minLength(1, texts.seenWrong),
          z.maxLength(seenLengthMax, texts.seenWrong),
          z.regex(/^[^\p{Cc}]*$/u, texts.seenWrong),
        ),
      text: words(texts.textWrong),
    }),
    response: done,
    policy: 'session',
    showsErrors: false,
    refusals: [refusals.billUnfollowed, refusals.alreadyReported, refusals.reportedEnough],
  }),
  listOfBill: get('/faultReport/list', {
    summary: '自己和同事对一票报的错，新的在前，带回复',
    request: z.object({ port, blno: billNo }),
    response: z.object({ list: z.array(z.object(report)) }),
    policy: 'session',
    showsErrors: false,
  }),
  listReports: get('/faultReport/desk/list', {
    summary: '站点人员看报错，未回复的在前、先报的在前',
    request: z.object({ ...pagingFields }),
    response: pageOf(
      z.object({
        ...report,
        /** Of the raw message; 0: there is none. */
        messageId: z.int(),
        /** Whom he acts for; empty: himself. */
        company: z.string(),
        /** Empty: he is not there any more. */
        reporter: z.string(),
      }),
    ),
    policy: 'desk',
    showsErrors: false,
  }),
  answer: post('/faultReport/desk/answer', {
    summary: '站点人员回复一条报错；报的人在消息里看到',
    idempotency: 'natural',
    request: z.object({ id: number, answer: words(texts.answerWrong) }),
    response: done,
    policy: 'desk',
    showsErrors: false,
    refusals: [refusals.alreadyAnswered],
  }),
} as const;

export type FaultReport = z.output<typeof faultReport.listOfBill.response>['list'][number];
export type DeskReport = z.output<typeof faultReport.listReports.response>['list'][number];
