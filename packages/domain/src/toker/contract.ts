/**
 * Wire contract of finding customers (R-2.1-10, R-2.3-04, R-7.6-17): companies by what they ship, each fact with its source
 * and its day; contacts that are opened once for a price; what an owner has marked and noted.
 */
import * as z from 'zod/mini';
import { feesOf, paidAnswer, paidFieldsAsWords, paidRefusals } from '../billing/index';
import { done, get, post } from '../contract-kit/endpoint';
import { pageOf, pagingFields } from '../contract-kit/paging';
import { companyKinds } from './company-kind';
import { facetValuesMax, keywordLengthMax, noteLengthMax, searchNameMax } from './limits';
import { tokerTexts as texts } from './messages';
import { isDay } from './read-edition-row';
import { tokerRefusals as refusals } from './refusals';

const id = z.pipe(z.union([z.int(), z.string().check(z.regex(/^\d{1,15}$/, '编号必须是数字'))]), z.transform(Number));
const kind = z.enum(companyKinds);
export const markStates = ['', 'contacted', 'interested', 'dropped'] as const;
export const bands = ['100', '20', '1', '0'] as const;
export const facetNames = ['kind', 'province', 'loadPort', 'dischargePort', 'band', 'mark'] as const;
export type FacetName = (typeof facetNames)[number];

const values = z.optional(
  z.array(z.string().check(z.maxLength(keywordLengthMax, texts.keywordTooLong))).check(z.maxLength(facetValuesMax, texts.tooManyValues)),
);

/** What is searched for; facets that are left out, and empty ones, narrow nothing. */
const wish = {
  keyword: z.optional(z.string().check(z.maxLength(keywordLengthMax, texts.keywordTooLong))),
  kind: values,
  province: values,
  loadPort: values,
  dischargePort: values,
  band: values,
  mark: values,
};
/** What is saved holds whenever it is asked again. */
const saved = z.object(wish);
export type SavedWish = z.output<typeof saved>;

const asked = {
  ...wish,
  /** First seen this week. */
  fresh: z.optional(z.boolean()),
  /** First seen in an edition, by its number. */
  edition: z.optional(z.int()),
};
const search = z.object(asked);
export type CompanyWish = z.output<typeof search>;

const mark = z.object({
  state: z.enum(markStates),
  note: z.string(),
  /** `2026-10-15`; null without a date. */
  nextDay: z.nullable(z.string()),
  updateTime: z.string(),
  /** Its version. */
  updatedMs: z.int(),
});

const card = z.object({
  id: z.int(),
  name: z.string(),
  kind,
  kindWhy: z.string(),
  creditCode: z.string(),
  province: z.string(),
  city: z.string(),
  goods: z.array(z.string()),
  hsCodes: z.array(z.string()),
  loadPorts: z.array(z.string()),
  dischargePorts: z.array(z.string()),
  /** Bills of twelve months, the oldest first, and the last of them; all null where the source tells no shipment. */
  trend: z.nullable(z.array(z.int())),
  trendMonth: z.nullable(z.string()),
  yearBills: z.nullable(z.int()),
  lastMonth: z.nullable(z.string()),
  contactCount: z.int(),
  isOpened: z.boolean(),
  /** The own client company that it is; null where it is none. */
  ownClient: z.nullable(z.string()),
  source: z.string(),
  sourceDay: z.string(),
  isDemo: z.boolean(),
  mark: z.nullable(mark),
});
export type CompanyCard = z.output<typeof card>;

const contact = z.object({
  name: z.string(),
  role: z.string(),
  phone: z.string(),
  email: z.string(),
  source: z.string(),
  checkedDay: z.nullable(z.string()),
});
export type CompanyContact = z.output<typeof contact>;

const facet = z.object({ name: z.enum(facetNames), values: z.array(z.object({ value: z.string(), count: z.int() })) });

export const toker = {
  searchCompanies: post('/data-query/company/search', {
    summary: '找公司：品名、HS、地区、公司名，按类型、地区、港口、票数和进度收窄',
    idempotency: 'natural',
    request: z.object({ ...asked, ...pagingFields }),
    response: z.extend(pageOf(card), { facets: z.array(facet) }),
    policy: 'session',
    showsErrors: false,
    cost: 2,
  }),
  exportCompanies: post('/data-query/company/export', {
    summary: '导出找到的公司 xlsx；联系方式只有已打开的',
    idempotency: 'natural',
    request: search,
    response: z.any(),
    policy: 'session',
    answer: 'file',
    cost: 10,
  }),
  showCompany: get('/data-query/company/info', {
    summary: '一家公司：货、出运、时间线、遮住的联系人',
    request: z.object({ id }),
    response: z.object({
      company: card,
      founded: z.string(),
      /** Still in the newest edition of its source. */
      isListed: z.boolean(),
      goods: z.array(z.object({ hsCode: z.string(), name: z.string(), bills: z.nullable(z.int()) })),
      lanes: z.array(z.object({ loadPort: z.string(), dischargePort: z.string(), bills: z.int(), teu: z.nullable(z.number()) })),
      /** Newest first. */
      timeline: z.array(
        z.object({
          month: z.string(),
          goods: z.string(),
          loadPort: z.string(),
          dischargePort: z.string(),
          bills: z.int(),
          isFirst: z.boolean(),
        }),
      ),
      /** Masked until they are opened. */
      contacts: z.array(contact),
      /** What opening costs, in fen; 0 once it is opened. */
      priceFen: z.int(),
      alike: z.array(z.object({ id: z.int(), name: z.string(), city: z.string(), yearBills: z.nullable(z.int()) })),
      script: z.nullable(z.string()),
    }),
    policy: 'session',
    showsErrors: false,
  }),
  openContacts: get('/data-query/company/contacts', {
    summary: '打开一家公司的联系方式：一个付款身份一家只收一次，以后不再收',
    request: z.object({ id, ...paidFieldsAsWords }),
    response: z.object({ list: z.array(contact), ...paidAnswer }),
    policy: 'session',
    permission: 'company.operate',
    fees: feesOf('FEE_TOKER'),
    refusals: [refusals.noContacts, refusals.tooManyContacts, ...paidRefusals],
    cost: 2,
  }),
  saveMark: post('/data-query/favorite/save', {
    summary: '标进度、写备注、定下次跟进的日子；都空着是清掉；seenMs 是看到的版本，没有标过是 null，不给就不核对',
    idempotency: 'natural',
    request: z.object({
      id,
      state: z.enum(markStates),
      note: z.string().check(z.trim(), z.maxLength(noteLengthMax, texts.noteTooLong)),
      nextDay: z.nullable(z.string().check(z.refine(isDay, texts.dayWrong))),
      seenMs: z.optional(z.nullable(z.int())),
    }),
    response: done,
    policy: 'session',
    permission: 'company.operate',
    refusals: [refusals.tooManyMarks, refusals.changedMeanwhile],
  }),
  listMarks: post('/data-query/favorite/list', {
    summary: '标记过的公司，下次跟进早的在前；给了 nextDay 就只要那天该联系的，放弃的不算',
    idempotency: 'natural',
    request: z.object({ ...pagingFields, nextDay: z.optional(z.string().check(z.refine(isDay, texts.dayWrong))) }),
    response: pageOf(card),
    policy: 'owner',
    showsErrors: false,
  }),
  saveSearch: post('/data-query/search/save', {
    summary: '存一个条件，同名的改掉',
    idempotency: 'natural',
    request: z.object({
      name: z.string().check(z.trim(), z.minLength(1, texts.searchNameWrong), z.maxLength(searchNameMax, texts.searchNameWrong)),
      wish: saved,
    }),
    response: done,
    policy: 'owner',
    permission: 'company.operate',
    refusals: [refusals.tooManySearches],
  }),
  listOwnTrade: get('/data-query/company/own-trade', {
    summary: '自己关注的提单去哪些港、自己归类过哪些货，多的在前；只看自己的',
    request: z.object({}),
    response: z.object({
      /** Ports as companies tell them. */
      lanes: z.array(z.object({ loadPort: z.string(), dischargePort: z.string(), bills: z.int() })),
      /** By the four digits of a heading; how often a code below it was accepted. */
      goods: z.array(z.object({ heading: z.string(), name: z.string(), uses: z.int() })),
    }),
    policy: 'owner',
    showsErrors: false,
    cost: 5,
  }),
  listSearches: get('/data-query/search/list', {
    summary: '存下的条件，各自本周新增几家，有新公司要不要发消息',
    request: z.object({}),
    response: z.object({
      /** `newCount` goes up to one more than `newShownMax`, which stands for more. */
      list: z.array(z.object({ id: z.int(), name: z.string(), wish: saved, newCount: z.int(), isPushed: z.boolean() })),
    }),
    policy: 'owner',
    showsErrors: false,
    cost: 5,
  }),
  pushSearch: post('/data-query/search/push', {
    summary: '来了新一期数据、这个条件有新公司时发不发消息',
    idempotency: 'natural',
    request: z.object({ id, on: z.boolean() }),
    response: done,
    policy: 'owner',
    permission: 'company.operate',
  }),
  deleteSearch: post('/data-query/search/delete', {
    summary: '删掉一个条件',
    idempotency: 'natural',
    request: z.object({ id }),
    response: done,
    policy: 'owner',
    permission: 'company.operate',
  }),
} as const;
