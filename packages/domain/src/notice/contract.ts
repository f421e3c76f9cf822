/** Wire contract of notices and release notes (R-7.3-08 to -10, -15, -16). Reading what is published is everybody's. */
import * as z from 'zod/mini';
import { done, get, noRequest, post } from '../contract-kit/endpoint';
import { pageOf, pagingFields } from '../contract-kit/paging';
import { parseShanghai } from '../vocabulary/shanghai-time';
import { kinds, states } from './kind';
import { contentLengthMax, entryBytesMax, publishedStatus, releaseType, titleLengthMax, versionLengthMax } from './limits';
import { noticeTexts as texts } from './messages';
import { noticeRefusals as refusals } from './refusals';

const text = z.string();
/** Of an entry; a query brings it as text. */
const id = z.pipe(z.union([z.int(), z.string().check(z.regex(/^\d{1,15}$/, '编号不对'))]), z.transform(Number));
const byId = z.object({ id });
/** A filter of the specification that has one value; a query brings it as text. */
const type = z.optional(z.pipe(z.union([z.literal(releaseType), z.literal(String(releaseType))]), z.transform(Number)));
const version = z
  .string()
  .check(z.trim(), z.maxLength(versionLengthMax, texts.versionWrong), z.regex(/^(\d+(\.\d+)*)?$/, texts.versionWrong));

const releaseItem = z.object({
  id: z.int(),
  title: text,
  /** When it was published. */
  subtitle: text,
  version: text,
});
const noticeItem = z.object({
  id: z.int(),
  title: text,
  type: z.int(),
  createTime: text,
  top: z.boolean(),
  /** Of a maintenance: when it begins; null where nobody said. */
  startTime: z.nullable(text),
});

const entry = z.object({
  id: z.int(),
  kind: z.enum(kinds),
  /** Empty for notices. */
  version: text,
  title: text,
  state: z.enum(states),
  top: z.boolean(),
  changeTime: text,
  publishTime: z.nullable(text),
  /** Of a maintenance: when it begins; null where nobody said, and of all others. */
  startTime: z.nullable(text),
});

export const notice = {
  listReleaseNotes: get('/releaseNote/page', {
    summary: '更新说明，新的在前',
    request: z.object({ ...pagingFields, status: z.optional(z.literal(publishedStatus)), type }),
    response: z.object({ records: z.array(releaseItem), total: z.int(), pageNo: z.int(), pageSize: z.int() }),
    policy: 'public',
    showsErrors: false,
  }),
  findReleaseNote: get('/releaseNote/detail', {
    summary: '一条更新说明；content 是清洗过的 HTML',
    request: byId,
    response: z.object({ ...releaseItem.shape, content: text }),
    policy: 'public',
  }),
  showUpdateNote: get('/redis/getUpdateNote', {
    summary: '最新一条更新说明的版本和标题；一条都没有时两者为空',
    request: noRequest,
    response: z.object({ version: text, note: text }),
    policy: 'public',
    showsErrors: false,
  }),
  showSite: get('/notice/site', {
    summary: '本站自己的消息：招聘、公众号和小程序的二维码内容；没有的为空',
    request: noRequest,
    response: z.object({
      /** R-3.6-08. */
      recruitmentInfo: z.object({ title: z.string(), url: z.string(), visible: z.boolean() }),
      /** R-1-27: what the QR codes of the official account and of the mini program hold. */
      officialAccountUrl: z.nullable(z.string()),
      miniProgramUrl: z.nullable(z.string()),
    }),
    policy: 'public',
    showsErrors: false,
  }),
  listNotices: get('/notice/list', {
    summary: '公告，置顶的在前，其余新的在前；type 1 公告、2 维护通知',
    request: z.object(pagingFields),
    response: pageOf(noticeItem),
    policy: 'public',
    showsErrors: false,
  }),
  findNotice: get('/notice/info', {
    summary: '一条公告；content 是清洗过的 HTML',
    request: byId,
    response: z.object({ id: z.int(), title: text, content: text, createTime: text }),
    policy: 'public',
  }),
  listEntries: get('/notice/editor/list', {
    summary: '全部公告和更新说明，草稿和已撤回的也在内',
    request: z.object(pagingFields),
    response: pageOf(entry),
    policy: 'desk',
  }),
  findEntry: get('/notice/editor/info', {
    summary: '一条的全文，用来编辑',
    request: byId,
    response: z.object({ ...entry.shape, content: text }),
    policy: 'desk',
  }),
  saveEntry: post('/notice/editor/save', {
    summary: '存一条：不带 id 存成草稿，带 id 改那一条，发布状态不变；content 按可用的标签清洗',
    idempotency: 'none',
    maxBodyBytes: entryBytesMax,
    request: z.object({
      id: z.optional(z.int()),
      kind: z.enum(kinds),
      version,
      title: z.string().check(z.trim(), z.minLength(1, texts.titleWrong), z.maxLength(titleLengthMax, texts.titleWrong)),
      content: z.string().check(z.maxLength(contentLengthMax, texts.contentTooLong)),
      /** When a maintenance begins, `YYYY-MM-DD HH:mm:ss`; of other kinds it is not kept. */
      startTime: z.optional(z.nullable(z.string().check(z.refine((time) => parseShanghai(time) !== undefined, texts.startWrong)))),
    }),
    response: z.object({ id: z.int(), content: text }),
    policy: 'desk',
    refusals: [refusals.versionMissing, refusals.versionTaken, refusals.contentEmpty, refusals.tooMany],
  }),
  publishEntry: post('/notice/editor/publish', {
    summary: '发布',
    idempotency: 'natural',
    request: byId,
    response: done,
    policy: 'desk',
    refusals: [refusals.contentEmpty],
  }),
  withdrawEntry: post('/notice/editor/withdraw', {
    summary: '撤回：别人不再看到',
    idempotency: 'natural',
    request: byId,
    response: done,
    policy: 'desk',
  }),
  setTop: post('/notice/editor/top', {
    summary: '置顶或取消置顶',
    idempotency: 'natural',
    request: z.object({ id, top: z.boolean() }),
    response: done,
    policy: 'desk',
  }),
} as const;
