/**
 * A list of subscriptions as a declaration: a product says what its rows, groups and further filters are; its calls, its
 * refusals, its topic and the samples of its calls are the same for every list (ADR 0039).
 */
import * as z from 'zod/mini';
import { defaultPort, portCodes } from '../vocabulary/port';
import { searchKeyword } from '../vocabulary/search-keyword';
import { trackingStates } from '../vocabulary/tracking-state';
import { done, post } from './endpoint';
import { listTimesFields } from './list-times';
import { pageOf, pagingFields } from './paging';
import { defineRefusal, noParams } from './refusal';
import type { OwnObjects } from './sample';
import { defineTopic } from './topic';

/** What a list of subscriptions is made of. `N` names the capability, whose name its topic and refusals bear. */
export interface ListDeclared<N extends string, Row extends z.ZodMiniType, G extends string, F extends z.core.$ZodShape> {
  readonly name: N;
  /** What a row is, as people call it: 订舱号. */
  readonly noun: string;
  /** Where its calls are: `/blno/userSo/`. */
  readonly path: string;
  /** The last part of the page's path. */
  readonly pagePath: string;
  /** The last part of the path of the call that deletes, where the specification has another than `deleteList`. */
  readonly deletePath?: string;
  readonly row: Row;
  /** Groups that are counted, and by which it may be narrowed. */
  readonly groups: readonly [G, ...G[]];
  /** Request fields beside those that every list has. */
  readonly filter: F;
  readonly rowsMax: number;
  /** In signs. */
  readonly remarkLengthMax: number;
  /** Bodies, in bytes. */
  readonly bytesMax: number;
  /** What is brought by switched-on rows, as `/docs` says it; null: its rows lead nowhere, and have no switch. */
  readonly brings: string | null;
}

/** A row's number, from JSON or a form. */
export const rowId = z.pipe(z.union([z.int(), z.string().check(z.regex(/^\d{1,15}$/, '编号必须是数字'))]), z.transform(Number));

const stateCodes = trackingStates.map(({ code }) => code) as [
  (typeof trackingStates)[number]['code'],
  ...(typeof trackingStates)[number]['code'][],
];
/** More columns than any list has. */
const columnsMax = 60;

/** Declares a list: its calls (`queryRows`, `exportRows` and what is done with rows), its refusals and its topic. */
export function listProduct<const N extends string, Row extends z.ZodMiniType, const G extends string, F extends z.core.$ZodShape>(
  declared: ListDeclared<N, Row, G, F>,
) {
  const { name, noun, path, groups, rowsMax, remarkLengthMax, bytesMax } = declared;
  const refusals = {
    unknownColumn: defineRefusal(`${name}.unknownColumn`, 400, z.object({ prop: z.string() }), ({ prop }) => `没有「${prop}」这一列`),
    unknownSort: defineRefusal(`${name}.unknownSort`, 400, noParams, () => '不能按这一列排序'),
  };
  const filter = {
    systemKey: z._default(z.enum(portCodes), defaultPort),
    keyword: z.optional(searchKeyword),
    status: z.optional(z.enum(stateCodes)),
    /** One of its groups, or what ended by itself, which stands nowhere else. */
    group: z.optional(z.enum([...groups, 'ended'] as [G | 'ended', ...(G | 'ended')[]])),
    /** Column prop, `-` before it for descending; default: the list's own order. */
    sort: z.optional(z.string().check(z.regex(/^-?[A-Za-z_]{1,40}$/, '排序列名不对'))),
    /** Only these rows: what a live update names, or what was chosen for a file. */
    ids: z.optional(z.array(rowId).check(z.maxLength(rowsMax))),
    ...declared.filter,
  };
  const ids = z.array(rowId).check(z.minLength(1, `请先选择${noun}`), z.maxLength(1_000, '一次最多 1000 条'));
  const counts = z.object(
    Object.fromEntries(['all', ...groups, 'ended'].map((group) => [group, z.int()])) as Record<G | 'all' | 'ended', z.ZodMiniInt>,
  );
  const own = { policy: 'owner', permission: 'company.operate', idempotency: 'natural', response: done, maxBodyBytes: bytesMax } as const;
  const entries = {
    queryRows: post(`${path}${declared.pagePath}`, {
      summary: `${noun}列表`,
      idempotency: 'natural',
      request: z.object({ ...filter, ...pagingFields }),
      response: z.extend(pageOf(declared.row), { counts, ...listTimesFields }),
      policy: 'owner',
      refusals: [refusals.unknownSort],
      maxBodyBytes: bytesMax,
    }),
    exportRows: post(`${path}export`, {
      summary: '导出屏幕所见：列、筛选、顺序（xlsx）',
      idempotency: 'natural',
      request: z.object({
        ...filter,
        /** Column props in the order of the screen. */
        columns: z.array(z.string().check(z.maxLength(40))).check(z.minLength(1, '至少选一列'), z.maxLength(columnsMax)),
      }),
      response: z.any(),
      policy: 'owner',
      refusals: [refusals.unknownColumn, refusals.unknownSort],
      maxBodyBytes: bytesMax,
      cost: 10,
      answer: 'file',
      timeoutMs: 60_000,
    }),
    setTop: post(`${path}toppingList`, { ...own, summary: '置顶', request: z.object({ ids }) }),
    clearTop: post(`${path}unToppingList`, { ...own, summary: '取消置顶', request: z.object({ ids }) }),
    switchAutoSubscriptions: post(`${path}setAutoSubscriptions`, {
      ...own,
      summary: `自动订阅：${declared.brings ?? '不提供'}`,
      request: z.object({ ids, autoSubscribe: z.boolean() }),
    }),
    updateRemark: post(`${path}updateRemark`, {
      ...own,
      summary: '备注',
      encoding: 'form',
      request: z.object({
        id: rowId,
        remark: z.string().check(z.maxLength(remarkLengthMax, `备注最多 ${remarkLengthMax} 个字`)),
      }),
    }),
    deleteRows: post(`${path}${declared.deletePath ?? 'deleteList'}`, { ...own, summary: `删除${noun}订阅`, request: z.object({ ids }) }),
  };
  return {
    name,
    groups,
    remarkLengthMax,
    leads: declared.brings !== null,
    refusals,
    filter,
    entries,
    topic: defineTopic(name, 'pages', z.int()),
  };
}

/** A valid request for each call of a list, about a row of the caller's; for the authorization matrix. */
export const listSamples = (idOf: (own: OwnObjects) => number, prop: string) => ({
  queryRows: (own: OwnObjects) => ({ ids: [idOf(own)] }),
  exportRows: (own: OwnObjects) => ({ ids: [idOf(own)], columns: [prop] }),
  setTop: (own: OwnObjects) => ({ ids: [idOf(own)] }),
  clearTop: (own: OwnObjects) => ({ ids: [idOf(own)] }),
  switchAutoSubscriptions: (own: OwnObjects) => ({ ids: [idOf(own)], autoSubscribe: true }),
  updateRemark: (own: OwnObjects) => ({ id: idOf(own), remark: 'x' }),
  deleteRows: (own: OwnObjects) => ({ ids: [idOf(own)] }),
});
