/** Wire contract of ads and the directory of suppliers that they make up (R-7.3-11, R-7.3-12, R-7.6-18). */
import * as z from 'zod/mini';
import { done, get, post } from '../contract-kit/endpoint';
import { pageOf, pagingFields } from '../contract-kit/paging';
import { offeredCarriers } from '../vocabulary/carrier';
import { portCodes } from '../vocabulary/port';
import { adLengths, enquiryLength, statDaysMax, stayMaxS } from './limits';
import { adTexts as texts } from './messages';
import { adRefusals as refusals } from './refusals';
import { services } from './services';

/** Of a view; a form brings it as text. */
const viewId = z.pipe(z.union([z.int(), z.string().check(z.regex(/^\d{1,15}$/, texts.idWrong))]), z.transform(Number));
/** Seconds; a form brings them as text. */
const staySeconds = z.pipe(
  z.pipe(z.union([z.number(), z.string().check(z.regex(/^\d{1,9}$/, texts.stayWrong))], texts.stayWrong), z.transform(Number)),
  z.int(texts.stayWrong).check(z.minimum(0, texts.stayWrong), z.maximum(stayMaxS, texts.stayWrong)),
);

const keyPattern = /^[A-Za-z][A-Za-z0-9-]{1,39}$/;
/** Of an ad that is named; whether there is such a one is seen later. */
const key = z.string(texts.adUnknown).check(z.regex(keyPattern, texts.adUnknown));
const line = (max: number, said: string, min = 0) =>
  z.string(said).check(z.trim(), z.minLength(min, said), z.maxLength(max, said), z.regex(/^[^\p{Cc}]*$/u, said));
/** A page of this site, or a secure one elsewhere; nothing that a browser would run. */
const link = z
  .string(texts.urlWrong)
  .check(
    z.trim(),
    z.maxLength(adLengths.url, texts.urlWrong),
    z.regex(/^(?:\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\@/]+\.[^\s\\@/]+(?:\/[^\s\\]*)?)$/, texts.urlWrong),
  );
const day = z.string(texts.dayWrong).check(
  z.regex(/^(?:\d{4}-\d{2}-\d{2})?$/, texts.dayWrong),
  z.refine((text) => text === '' || new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true, texts.dayWrong),
);
const storedUrl = z.string().check(z.maxLength(adLengths.url));
const some = <T extends string>(values: readonly T[], said: string) =>
  z.pipe(
    z.array(z.enum(values as [T, ...T[]], said), said).check(z.maxLength(values.length, said)),
    z.transform((list) => [...new Set(list)]),
  );

/** What an administrator writes of an ad (R-3.5-01); empty text where there is none. */
const fields = {
  key: z.string(texts.keyWrong).check(z.regex(keyPattern, texts.keyWrong)),
  title: line(adLengths.title, texts.titleWrong, 1),
  line: line(adLengths.line, texts.lineWrong, 1),
  /** Where it leads. */
  url: link,
  /** Its paper: as `/file/upload` answered it, or a page of this site. */
  pdfUrl: storedUrl,
  pictureUrl: storedUrl,
  /** Shape of its picture, and so of the overlay. */
  direction: z.enum(['horizontal', 'vertical']),
  /** Not shown by itself; it is opened by who looks for it (R-3.5-04). */
  hidden: z.boolean(),
  /** First and last day on which it stands, in Shanghai. */
  fromDay: day,
  untilDay: day,
  /** The directory's: who offers it; empty for an introduction of ours. */
  supplier: line(adLengths.supplier, texts.supplierWrong),
  services: some(services, texts.serviceWrong),
  ports: some(portCodes, texts.portWrong),
  carriers: some([...offeredCarriers], texts.carrierWrong),
  text: z.string(texts.textWrong).check(z.trim(), z.maxLength(adLengths.text, texts.textWrong)),
  contact: line(adLengths.contact, texts.contactWrong),
  /** What the administrator has seen that makes the supplier a verified one, such as a registration and the day of it. */
  proof: line(adLengths.proof, texts.proofWrong),
} as const;

const needsSupplier = (ad: { services: unknown[]; ports: unknown[]; carriers: unknown[]; contact: string; proof: string }): boolean =>
  ad.services.length + ad.ports.length + ad.carriers.length + ad.contact.length + ad.proof.length > 0;

/** An ad as it is saved. */
export const savedAd = z.object(fields).check(
  z.refine((ad) => ad.fromDay === '' || ad.untilDay === '' || ad.fromDay <= ad.untilDay, { path: ['untilDay'], error: texts.daysReversed }),
  z.refine((ad) => ad.supplier !== '' || !needsSupplier(ad), { path: ['supplier'], error: texts.supplierMissing }),
  z.refine((ad) => ad.supplier === '' || ad.services.length > 0, { path: ['services'], error: texts.serviceMissing }),
);
const number = z.int();
/** An ad as everybody sees it. */
const shown = z.object({
  key: z.string(),
  title: z.string(),
  line: z.string(),
  url: z.string(),
  /** Its paper, to be put into a frame; null where the page says it all. */
  pdfUrl: z.nullable(z.string()),
  pictureUrl: z.nullable(z.string()),
  direction: fields.direction,
  hidden: z.boolean(),
  supplier: z.string(),
  services: z.array(z.enum(services)),
  ports: z.array(z.enum(portCodes)),
  carriers: z.array(z.string()),
  text: z.string(),
  contact: z.string(),
  proof: z.string(),
  updatedMs: number,
});

const managed = z.object({ ...fields, updatedMs: number, isStanding: z.boolean() });
/** An ad as its administrator sees it. */
export type ManagedAd = z.output<typeof managed>;

export const ad = {
  openAd: post('/ad/addRecord', {
    summary: '记下打开了一个推广；返回这次的编号，关闭时用',
    encoding: 'form',
    idempotency: 'none',
    request: z.object({ adName: key }),
    response: z.int(),
    policy: 'session',
    showsErrors: false,
    refusals: [refusals.viewedEnough, refusals.adUnknown],
  }),
  closeAd: post('/ad/closeAd', {
    summary: '推广关闭了：停留多少秒，新窗口打开的是 0；再报一次不改变第一次',
    encoding: 'form',
    idempotency: 'natural',
    request: z.object({ adId: viewId, stayTime: staySeconds }),
    response: done,
    policy: 'owner',
    showsErrors: false,
  }),
  listAds: get('/ad/list', {
    summary: '现在上架的推广和供应商，按排定的顺序；hidden 的不轮播',
    request: z.object({}),
    response: z.object({ list: z.array(shown) }),
    policy: 'public',
    showsErrors: false,
  }),
  showAd: get('/ad/info', {
    summary: '一条上架的推广',
    request: z.object({ key }),
    response: shown,
    policy: 'public',
    showsErrors: false,
  }),
  fetchFile: get('/ad/file', {
    summary: '一条上架推广的 PDF（part=pdf）或图片（part=picture）；v 只用来避开旧的缓存',
    request: z.object({ key, part: z.enum(['pdf', 'picture']), v: z.optional(z.string().check(z.maxLength(20))) }),
    response: z.unknown(),
    policy: 'public',
    answer: 'file',
    timeoutMs: 120_000,
  }),
  enquire: post('/ad/enquire', {
    summary: '向供应商询价：内容和回复方式；由管理员转给供应商',
    idempotency: 'none',
    request: z.object({
      key,
      text: z
        .string(texts.enquiryWrong)
        .check(z.trim(), z.minLength(enquiryLength.min, texts.enquiryWrong), z.maxLength(enquiryLength.max, texts.enquiryWrong)),
      replyTo: line(adLengths.contact, texts.replyToWrong, 5),
    }),
    response: done,
    policy: 'session',
    showsErrors: false,
    refusals: [refusals.enquiredEnough, refusals.noSupplier, refusals.adUnknown],
  }),
  listManaged: get('/ad/manage/list', {
    summary: '管理员看全部推广，未上架和已过期的也在',
    request: z.object({}),
    response: z.object({ list: z.array(managed) }),
    policy: 'admin',
    showsErrors: false,
  }),
  saveAd: post('/ad/save', {
    summary: '管理员新增或修改推广；updatedMs 是打开时的版本，新增时不给',
    idempotency: 'natural',
    request: z.object({ ad: savedAd, updatedMs: z.optional(number) }),
    response: z.object({ updatedMs: number }),
    policy: 'admin',
    showsErrors: false,
    refusals: [refusals.keyTaken, refusals.pdfWrong, refusals.pictureWrong, refusals.changedMeanwhile, refusals.tooManyAds],
  }),
  deleteAd: post('/ad/delete', {
    summary: '管理员删除一条推广；浏览统计留着',
    idempotency: 'natural',
    request: z.object({ key }),
    response: done,
    policy: 'admin',
  }),
  sortAds: post('/ad/sort', {
    summary: '管理员排顺序：全部推广的标识，按新顺序',
    idempotency: 'natural',
    request: z.object({ keys: z.array(key).check(z.maxLength(1_000)) }),
    response: done,
    policy: 'admin',
    refusals: [refusals.orderChanged],
  }),
  countStays: post('/ad/stat', {
    summary: '管理员看浏览统计：每条推广最近几天的打开次数、人数和停留；只有合计',
    idempotency: 'natural',
    request: z.object({
      days: z.optional(z.int(texts.statDaysWrong).check(z.minimum(1, texts.statDaysWrong), z.maximum(statDaysMax, texts.statDaysWrong))),
    }),
    response: z.object({
      list: z.array(
        z.object({
          key: z.string(),
          views: number,
          /** Identities that opened it. */
          people: number,
          /** Views whose stay has been told. */
          stays: number,
          /** Seconds; null while none has been told. */
          averageS: z.nullable(z.number()),
          medianS: z.nullable(z.number()),
        }),
      ),
    }),
    policy: 'admin',
    showsErrors: false,
  }),
  listEnquiries: get('/ad/enquiry/list', {
    summary: '管理员看询价，未转交的在前',
    request: z.object({ ...pagingFields }),
    response: pageOf(
      z.object({
        id: number,
        adKey: z.string(),
        supplier: z.string(),
        text: z.string(),
        replyTo: z.string(),
        createdTime: number,
        passedOnTime: z.nullable(number),
      }),
    ),
    policy: 'admin',
    showsErrors: false,
  }),
  passOn: post('/ad/enquiry/passOn', {
    summary: '管理员记下：这条询价已经转给供应商',
    idempotency: 'natural',
    request: z.object({ id: number }),
    response: done,
    policy: 'admin',
  }),
} as const;

export type AdStat = z.output<typeof ad.countStays.response>['list'][number];
export type Enquiry = z.output<typeof ad.listEnquiries.response>['list'][number];
