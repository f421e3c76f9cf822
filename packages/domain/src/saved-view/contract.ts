/** Wire contract of saved views (视图): named addresses of a list, a person's own and a company's. */
import * as z from 'zod/mini';
import { done, get, post } from '../contract-kit/endpoint';
import { savedViewTexts as texts } from './messages';
import { savedViewRefusals as refusals } from './refusals';
import { cleanViewName, isPlainQuery } from './view-fields';

const list = z.string().check(z.regex(/^[A-Za-z]{1,40}$/, texts.listWrong));
export const viewName = z.string().check(z.refine((text) => cleanViewName(text) !== null, texts.nameWrong));
const query = z.string().check(z.refine(isPlainQuery, texts.queryWrong));
const id = z.int();

const view = z.object({
  id,
  name: z.string(),
  /** Parameters of the list's address, without `?`. */
  query: z.string(),
  /** All colleagues have it. */
  isCompany: z.boolean(),
  /** Whether the caller may change and delete it. */
  isOwn: z.boolean(),
  /** The colleague who made it; empty for the caller's own, and where he is gone. */
  makerName: z.string(),
});
export type SavedView = z.output<typeof view>;

export const savedView = {
  listViews: get('/view/list', {
    summary: '一个列表的视图：自己的在前，公司的在后',
    request: z.object({ list }),
    response: z.object({ list: z.array(view) }),
    policy: 'owner',
    showsErrors: false,
  }),
  saveView: post('/view/save', {
    summary: '保存视图：同名的被替换；带 id 即改名、改地址，归属不变',
    idempotency: 'natural',
    request: z.object({ list, name: viewName, query, isCompany: z.optional(z.boolean()), id: z.optional(id) }),
    response: z.object({ id }),
    policy: 'owner',
    permission: 'company.operate',
    refusals: [refusals.nameTaken, refusals.noCompany, refusals.notYours, refusals.tooMany, refusals.tooManyInAll],
    showsErrors: false,
  }),
  deleteView: post('/view/delete', {
    summary: '删除视图',
    idempotency: 'natural',
    request: z.object({ id }),
    response: done,
    policy: 'owner',
    permission: 'company.operate',
    refusals: [refusals.notYours],
  }),
} as const;
