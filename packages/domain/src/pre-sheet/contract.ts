/** Wire contract of pre-sheets (R-2.2-48, R-7.2-12, R-7.4-76, -77). */
import * as z from 'zod/mini';
import { done, get, noRequest, post } from '../contract-kit/endpoint';
import { pageOf, pagingFields } from '../contract-kit/paging';
import { isPositiveInteger } from '../vocabulary/digits';
import { checkBeginning } from './check-sheet';
import { refuseAll } from './form-rules';
import * as max from './limits';
import { preSheetTexts as texts } from './messages';
import { actRefusals, preSheetRefusals as refusals } from './refusals';
import { boxFields, emptyHead, goodsFields, headFields, tidyHead } from './sheet';
import { preSheetStates } from './states';

const id = z.int(texts.idWrong).check(z.minimum(1, texts.idWrong));
const queryId = z.pipe(
  z.union([id, z.string().check(z.maxLength(15, texts.idWrong), z.refine(isPositiveInteger, texts.idWrong))]),
  z.transform(Number),
);
const version = z.int(texts.versionWrong).check(z.minimum(1, texts.versionWrong));
const agentCode = z.string().check(z.trim(), z.regex(max.agentCodePattern, texts.agentCodeWrong));
/** As it is typed: what is wrong with it is said by the checks, before it is sent and not before it is kept. */
const typed = z._default(z.string().check(z.maxLength(max.typedLengthMax, texts.tooLong)), '');

const fieldsOf = <Field extends string>(fields: readonly Field[]) =>
  z.object(Object.fromEntries(fields.map((field) => [field, typed])) as Record<Field, typeof typed>);

const sheetFields = {
  head: fieldsOf(headFields),
  boxes: z.array(fieldsOf(boxFields)).check(z.maxLength(max.boxesMax, texts.boxesWrong)),
  goods: z.array(fieldsOf(goodsFields)).check(z.maxLength(max.goodsMax, texts.goodsWrong)),
} as const;

const agent = z.object({ agentCode: z.string(), shortName: z.string(), company: z.string() });

/** A pre-sheet to be kept: a new one by a key of the browser's own, a known one by its number and the version that was seen. */
const wish = z.object({
  key: z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/, texts.keyWrong)),
  id: z.optional(id),
  version: z.optional(version),
  agentCode,
  ...sheetFields,
});
export type PreSheetWish = z.output<typeof wish>;

const time = z.nullable(z.string());
const row = z.object({
  id: z.int(),
  key: z.string(),
  version: z.int(),
  agentCode: z.string(),
  /** The agent's name of now; its code where it is none of the site's any more. */
  agentName: z.string(),
  state: z.enum(preSheetStates),
  /** The agent's words where it returned it, or what became of it otherwise. */
  reason: z.string(),
  ...sheetFields,
  /** How it went out, by our reference; null: it never did. */
  reference: z.nullable(z.string()),
  updateTime: z.string(),
  submitTime: time,
  answerTime: time,
});
export type PreSheetRow = z.output<typeof row>;

/** `same`: what is kept says so already; `stale`: somebody else changed it, and `current` is what is kept. */
const outcomes = ['saved', 'same', 'stale', 'refused'] as const;
const result = z.object({
  key: z.string(),
  outcome: z.enum(outcomes),
  id: z.nullable(z.int()),
  version: z.nullable(z.int()),
  /** Why it was not saved, for people; empty: it was. */
  msg: z.string(),
  current: z.nullable(row),
});

const settingsFields = {
  /** The agents that are worked with, in the order of the menu. */
  agentCodes: z.array(agentCode).check(z.maxLength(max.boundAgentsMax, texts.tooManyAgents)),
  /** Empty: none. */
  defaultAgent: z._default(z.union([z.literal(''), agentCode]), ''),
  /** What a new pre-sheet begins with. */
  loadPort: typed,
  dischargePort: typed,
  wharf: typed,
  contact: typed,
  phone: typed,
} as const;
const settings = z.object({ ...settingsFields, version: z.int() });
export type PreSheetSettings = z.output<typeof settings>;

const writes = { policy: 'owner', permission: 'company.operate' } as const;

export const preSheet = {
  getAgentName: get('/user/getAgentName', {
    summary: '一家船代的代码、简称和公司',
    request: z.object({ agentCode }),
    response: agent,
    policy: 'session',
    refusals: [refusals.unknownAgent],
  }),
  listAgents: get('/preSheet/agents', {
    summary: '绑定的船代，按菜单的顺序',
    request: noRequest,
    response: z.object({ list: z.array(agent) }),
    policy: 'owner',
    showsErrors: false,
  }),
  showSettings: get('/preSheet/settings', {
    summary: '预配单设置：可以绑定的船代、绑定的船代和默认值',
    request: noRequest,
    response: z.object({ agents: z.array(agent), settings }),
    policy: 'owner',
    showsErrors: false,
  }),
  saveSettings: post('/preSheet/settings/save', {
    summary: '保存预配单设置',
    idempotency: 'natural',
    request: z
      .object({ ...settingsFields, version: z.int(texts.versionWrong).check(z.minimum(0, texts.versionWrong)) })
      .check((payload) => refuseAll(payload, checkBeginning(tidyHead({ ...emptyHead, ...payload.value })))),
    response: z.object({ version: z.int() }),
    ...writes,
    refusals: [refusals.unknownAgent, refusals.defaultNotBound, refusals.settingsStale],
  }),
  /** R-7.4-76: a JSON array by itself is the field `list`. */
  batchUpdates: post('/preData/batchUpdates', {
    summary: '批量保存预配单：一个 JSON 数组，每行有自己的结果',
    idempotency: 'natural',
    request: z.object({ list: z.array(wish).check(z.minLength(1, texts.rowsWrong), z.maxLength(max.batchMax, texts.rowsWrong)) }),
    response: z.object({ list: z.array(result) }),
    maxBodyBytes: max.batchBytesMax,
    maxBodyNames: max.batchNamesMax,
    ...writes,
    refusals: [refusals.twice, refusals.keptEnough],
  }),
  /** R-7.4-77. */
  getPreDataByUserId: get('/preData/getPreDataByUserId', {
    summary: '自己的预配单，新的在前；可以只看一家船代的，或一张',
    request: z.object({ agentCode: z.optional(agentCode), id: z.optional(queryId), ...pagingFields }),
    response: pageOf(row),
    policy: 'owner',
    showsErrors: false,
  }),
  submit: post('/preSheet/submit', {
    summary: '把一张预配单提交给船代',
    idempotency: 'natural',
    request: z.object({ id, version }),
    response: z.object({ reference: z.string() }),
    ...writes,
    refusals: [...Object.values(actRefusals), refusals.notBound, refusals.stale, refusals.faulty],
  }),
  withdraw: post('/preSheet/withdraw', {
    summary: '撤回一张船代还没有答复的预配单',
    idempotency: 'natural',
    request: z.object({ id }),
    response: done,
    ...writes,
    refusals: [...Object.values(actRefusals), refusals.notBound],
  }),
  deleteSheets: post('/preSheet/delete', {
    summary: '删除草稿或被退回的预配单',
    idempotency: 'natural',
    request: z.object({ ids: z.array(id).check(z.minLength(1, texts.chooseFirst), z.maxLength(100)) }),
    response: done,
    ...writes,
    refusals: Object.values(actRefusals),
  }),
} as const;
