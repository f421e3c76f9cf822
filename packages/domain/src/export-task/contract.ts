/** Wire contract of long exports (R-7.6-22): lists that are made into files outside their request. */
import * as z from 'zod/mini';
import { done, get, post } from '../contract-kit/endpoint';
import { wishBytesMax } from './limits';
import { exportTaskTexts as texts } from './messages';
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

export const exportTask = {
  startTask: post('/export/task', {
    summary: '后台导出一个列表：列、筛选、顺序与该列表的导出相同',
    idempotency: 'none',
    request: z.object({
      list: z.string().check(z.regex(/^[A-Za-z]{1,40}$/, texts.listWrong)),
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
