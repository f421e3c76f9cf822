/** Wire contract of long exports (R-7.6-22): lists that are made into files outside their request. */
import * as z from 'zod/mini';
import { done, get, post } from '../contract-kit/endpoint';
import { mailedHoursMax, mailedNameMax, wishBytesMax } from './limits';
import { exportTaskTexts as texts, mailedTexts } from './messages';
import { exportTaskRefusals as refusals } from './refusals';

/** From JSON or a query. */
const id = z.pipe(z.union([z.int(), z.string().check(z.regex(/^\d{1,15}$/, '编号必须是数字'))]), z.transform(Number));

const task = z.object({
  id: z.int(),
  /** Which list: `bills`. */
  list: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']),
  /** Rows that are in the file, of how many; null while that is not known. */
  done: z.int(),
  total: z.nullable(z.int()),
  fileName: z.nullable(z.string()),
  /** Where the file is fetched, of one that is done. */
  url: z.nullable(z.string()),
  /** Why one has failed. */
  reason: z.nullable(z.string()),
  createTime: z.string(),
});
export type ExportTask = z.output<typeof task>;

const listName = z.string().check(z.regex(/^[A-Za-z]{1,40}$/, texts.listWrong));
const whole = (most: number, error: string) =>
  z.array(z.int(error).check(z.minimum(0, error), z.maximum(23, error))).check(
    z.minLength(1, error),
    z.maxLength(most, error),
    z.refine((list) => new Set(list).size === list.length, error),
  );
const mailedFields = {
  name: z.string().check(
    z.trim(),
    z.minLength(1, mailedTexts.nameWrong),
    z.maxLength(mailedNameMax, mailedTexts.nameWrong),
    z.refine((text) => !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text), mailedTexts.nameWrong),
  ),
  /** 1 is Monday, 7 is Sunday. */
  weekdays: whole(7, mailedTexts.weekdaysWrong).check(
    z.refine((days) => days.every((day) => day >= 1 && day <= 7), mailedTexts.weekdaysWrong),
  ),
  /** Of Shanghai. */
  hours: whole(mailedHoursMax, mailedTexts.hoursWrong),
} as const;
const mailed = z.object({
  id: z.int(),
  list: z.string(),
  ...mailedFields,
  isPaused: z.boolean(),
  /** When it is sent next; null: it is paused. */
  nextTime: z.nullable(z.string()),
  /** What became of it the last time; nulls: it was never sent. */
  lastTime: z.nullable(z.string()),
  lastState: z.nullable(z.enum(['waiting', 'sending', 'sent', 'failed'])),
  /** Why it was not sent; empty otherwise. */
  lastReason: z.string(),
});
/** A list that somebody has sent to him by mail. */
export type MailedList = z.output<typeof mailed>;

export const exportTask = {
  listMailed: get('/export/mailed', {
    summary: '自己在本身份下定时发到邮箱的列表，和验证过的邮箱',
    request: z.object({}),
    /** Null: there is no mailbox that was proven. */
    response: z.object({ list: z.array(mailed), mailbox: z.nullable(z.string()) }),
    policy: 'owner',
    showsErrors: false,
  }),
  addMailed: post('/export/mailed/add', {
    summary: '把列表（列、筛选、顺序与该列表的导出相同）定时发到自己验证过的邮箱',
    idempotency: 'none',
    request: z.object({ list: listName, wish: z.record(z.string(), z.unknown()), ...mailedFields }),
    response: z.object({ id: z.int() }),
    policy: 'owner',
    refusals: [refusals.unknownList, refusals.tooManyMailed, refusals.mailboxMissing],
    maxBodyBytes: wishBytesMax,
  }),
  pauseMailed: post('/export/mailed/pause', {
    summary: '暂停或继续一个定时发送；继续时从下一个钟点起',
    idempotency: 'natural',
    request: z.object({ id, isPaused: z.boolean() }),
    response: done,
    policy: 'owner',
    refusals: [refusals.noMailed],
  }),
  deleteMailed: post('/export/mailed/delete', {
    summary: '删除一个定时发送',
    idempotency: 'natural',
    request: z.object({ id }),
    response: done,
    policy: 'owner',
    refusals: [refusals.noMailed],
  }),
  sendMailed: post('/export/mailed/send', {
    summary: '现在发送一次',
    idempotency: 'none',
    request: z.object({ id }),
    response: done,
    policy: 'owner',
    refusals: [refusals.noMailed, refusals.mailboxMissing, refusals.mailedNowEnough],
    cost: 10,
  }),
  startTask: post('/export/task', {
    summary: '后台导出一个列表：列、筛选、顺序与该列表的导出相同',
    idempotency: 'none',
    request: z.object({
      list: listName,
      /** As the list's own export takes it. */
      wish: z.record(z.string(), z.unknown()),
    }),
    response: z.object({ id: z.int() }),
    policy: 'owner',
    refusals: [refusals.unknownList, refusals.tooMany, refusals.enoughToday],
    maxBodyBytes: wishBytesMax,
    cost: 10,
  }),
  startAgain: post('/export/task/again', {
    summary: '按原来的要求再后台导出一次',
    idempotency: 'none',
    request: z.object({ id }),
    response: z.object({ id: z.int() }),
    policy: 'owner',
    refusals: [refusals.unknownList, refusals.tooMany, refusals.enoughToday],
    cost: 10,
  }),
  findTask: get('/export/task', {
    summary: '一个后台导出的进度与文件',
    request: z.object({ id }),
    response: task,
    policy: 'owner',
    showsErrors: false,
  }),
  listTasks: get('/export/tasks', {
    summary: '自己在本身份下的后台导出，新的在前',
    request: z.object({}),
    response: z.object({ list: z.array(task) }),
    policy: 'owner',
    showsErrors: false,
  }),
  cancelTask: post('/export/task/cancel', {
    summary: '取消后台导出；已结束的不变',
    idempotency: 'natural',
    request: z.object({ id }),
    response: done,
    policy: 'owner',
  }),
} as const;
