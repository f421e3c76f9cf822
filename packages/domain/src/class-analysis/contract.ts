/**
 * Wire contract of reading goods and naming their codes (R-2.1-18, R-7.4-64 to -68), and of what a company has declared
 * before (R-7.4-72). A code is a proposal with its confidence and its reason until somebody accepts it.
 */
import * as z from 'zod/mini';
import { done, get, post } from '../contract-kit/endpoint';
import { pageOf, pagingFields } from '../contract-kit/paging';
import { billBoxesMax, billBoxFields, billFieldLengthMax, billHeadFields } from './bill';
import { askedLengthMax, fileTextMax, linesMax, nameLengthMax, textLengthMax } from './limits';
import { classAnalysisTexts as texts } from './messages';
import { classAnalysisRefusals as refusals } from './refusals';

const id = z.pipe(z.union([z.int(), z.string().check(z.regex(/^\d{1,15}$/, '编号必须是数字'))]), z.transform(Number));
const ids = z.array(z.int()).check(z.minLength(1, '请先选择'), z.maxLength(1_000, '一次最多 1000 条'));
const lineNo = z.int().check(z.minimum(1), z.maximum(linesMax));
const percent = z.int();
const code = z.string().check(z.regex(/^(?:\d{6}|\d{8}|\d{10})$/, texts.codeWrong));
const name = z.string().check(z.trim(), z.minLength(1, texts.nameMissing), z.maxLength(nameLengthMax, texts.nameTooLong));
const time = z.string();

const candidate = z.object({
  /** Six digits, or four where no subheading is known. */
  hsCode: z.string(),
  name: z.string(),
  /** Its part among the candidates, whole percent; how sure it is says `confidence`. */
  share: percent,
  reason: z.string(),
  /** Words of the name that speak for it. */
  words: z.array(z.object({ word: z.string(), kind: z.enum(['goods', 'attribute']) })),
});
export type Candidate = z.output<typeof candidate>;

const question = z.nullable(
  z.object({
    attribute: z.string(),
    title: z.string(),
    values: z.array(z.object({ value: z.string(), codes: z.array(z.string()) })),
  }),
);

const naming = {
  /** The best candidate; empty where nothing is proposed. */
  hsCode: z.string(),
  /** How sure its six digits are, and its four, whole percent. */
  confidence: percent,
  headingConfidence: percent,
  reason: z.string(),
  candidates: z.array(candidate),
  headings: z.array(candidate),
  question,
};

const line = z.object({
  line: z.int(),
  name: z.string(),
  /** Where the name stands in `text`. */
  start: z.int(),
  end: z.int(),
  packages: z.nullable(z.int()),
  packageUnit: z.string(),
  /** kg */
  grossWeight: z.nullable(z.number()),
  /** Written beside the name; empty without one. */
  statedCode: z.string(),
  ...naming,
  /** What has been answered, by attribute. */
  answered: z.record(z.string(), z.string()),
  state: z.enum(['ask', 'check', 'ready', 'accepted']),
  /** Accepted; empty before. */
  chosenCode: z.string(),
  chosenName: z.string(),
  chosenTime: z.nullable(time),
});
export type AnalysisLine = z.output<typeof line>;

const billFieldName = z.enum([...billHeadFields, ...billBoxFields]);
/** The bill itself, or one of its boxes from 1. */
const box = z.nullable(z.int().check(z.minimum(1), z.maximum(billBoxesMax)));
const bill = z.object({
  /** Each field of the bill and of its boxes; empty where nothing could be read. */
  fields: z.array(
    z.object({
      field: billFieldName,
      box,
      value: z.string(),
      /** What it was read from, as it stands there. */
      words: z.string(),
      place: z.nullable(z.object({ page: z.int(), x: z.number(), y: z.number(), width: z.number(), height: z.number() })),
      confidence: percent,
      isCorrected: z.boolean(),
      /** Of the bill's number: another one that stands there as well. */
      other: z.optional(z.string()),
    }),
  ),
  /** What cannot be so: a box's check digit, two bills in one, a total that its boxes do not add up to. */
  faults: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('check-digit'), box: z.int() }),
      z.object({ kind: z.literal('two-bills'), other: z.string() }),
      z.object({ kind: z.literal('sum'), field: z.enum(['packages', 'grossKg', 'volumeM3']), total: z.number(), sum: z.number() }),
    ]),
  ),
});
export type Bill = z.output<typeof bill>;

const counts = { lineCount: z.int(), openCount: z.int(), acceptedCount: z.int() };
const analysis = z.object({
  taskId: z.int(),
  title: z.string(),
  createTime: time,
  text: z.string(),
  rows: z.array(line),
  /** What else the bill says; null where it is none. */
  bill: z.nullable(bill),
  /** Lines with letters in them that were passed over as no goods, and lines of goods beyond the most. */
  passedOver: z.int(),
  overMax: z.int(),
});
export type Analysis = z.output<typeof analysis>;

const read = { response: analysis, policy: 'owner', permission: 'company.operate', showsErrors: false, cost: 5 } as const;

export const classAnalysis = {
  analyse: post('/classify/analysis', {
    ...read,
    // As importFile.
    cost: 4,
    summary: '读出文字里的货，逐行给出 HS 编码、把握和依据',
    idempotency: 'none',
    request: z.object({
      text: z.optional(z.string().check(z.maxLength(textLengthMax, texts.textTooLong))),
      rows: z.optional(z.array(z.object({ name })).check(z.maxLength(linesMax, texts.tooManyRows))),
    }),
    maxBodyBytes: 512 * 1024,
    refusals: [refusals.noGoods, refusals.readingBusy],
  }),
  importFile: post('/classify/analysis/import', {
    ...read,
    // Its sample cannot be read: what it names is a file, and nothing of the owner's.
    policy: 'session',
    // It waits for a turn of its own, and so for none among dear calls: whoever waits there holds up all of them.
    cost: 4,
    summary: '读出 PDF 文字或表格（xlsx）里的货；表头里有品名或货名',
    idempotency: 'none',
    request: z.object({ file: z.base64().check(z.maxLength(fileTextMax, texts.fileTooLarge)) }),
    maxBodyBytes: fileTextMax + 1_024,
    refusals: [
      refusals.unreadable,
      refusals.pdfLocked,
      refusals.pdfTooLarge,
      refusals.tooManyPages,
      refusals.noTextLayer,
      refusals.noGoodsInFile,
      refusals.readingBusy,
      refusals.sheetTooLarge,
      refusals.noNameColumn,
    ],
  }),
  identifyPicture: post('/classify/analysis/imageIdentify', {
    ...read,
    // As importFile.
    policy: 'session',
    cost: 4,
    summary: '认出图片（png、jpg）上的文字，读出里面的货',
    idempotency: 'none',
    request: z.object({ file: z.base64().check(z.maxLength(fileTextMax, texts.fileTooLarge)) }),
    fileField: 'file',
    maxBodyBytes: fileTextMax + 1_024,
    timeoutMs: 60_000,
    refusals: [
      refusals.notPicture,
      refusals.pictureTooLarge,
      refusals.noPictureText,
      refusals.noPictureReader,
      refusals.noGoodsInFile,
      refusals.readingBusy,
    ],
  }),
  listAnalyses: post('/classify/analysis/list', {
    summary: '以前的分析，新的在前',
    idempotency: 'natural',
    request: z.object(pagingFields),
    response: pageOf(z.object({ id: z.int(), title: z.string(), createTime: time, ...counts })),
    policy: 'owner',
    showsErrors: false,
  }),
  showAnalysis: get('/classify/analysis/detail', {
    summary: '一份分析',
    request: z.object({ id }),
    response: analysis,
    policy: 'owner',
    showsErrors: false,
  }),
  chooseCodes: post('/classify/analysis/choose', {
    summary: '接受或改定几行的编码，空的编码是撤回；改定的记成公司用语',
    idempotency: 'natural',
    request: z.object({
      id,
      lines: z.array(z.object({ line: lineNo, hsCode: z.union([z.literal(''), code]) })).check(z.minLength(1), z.maxLength(linesMax)),
    }),
    response: z.object({ rows: z.array(line) }),
    policy: 'owner',
    permission: 'company.operate',
    maxBodyBytes: 64 * 1024,
    refusals: [refusals.noSuchCode, refusals.lineGone],
  }),
  answerQuestion: post('/classify/analysis/answer', {
    summary: '回答一行的问题，候选重新排过；空的值是不知道',
    idempotency: 'natural',
    request: z.object({
      id,
      line: lineNo,
      attribute: z.string().check(z.regex(/^[a-z]{1,20}$/)),
      value: z.string().check(z.maxLength(20)),
    }),
    response: line,
    policy: 'owner',
    permission: 'company.operate',
    refusals: [refusals.lineGone],
  }),
  correctBill: post('/classify/analysis/correct', {
    summary: '改正提单上读错或没读到的一个字段，空的值是没有',
    idempotency: 'natural',
    request: z.object({ id, field: billFieldName, box, value: z.string().check(z.maxLength(billFieldLengthMax, texts.fieldTooLong)) }),
    response: bill,
    policy: 'owner',
    permission: 'company.operate',
    showsErrors: false,
    refusals: [refusals.fieldGone, refusals.figureWrong],
  }),
  deleteAnalyses: post('/classify/analysis/delete', {
    summary: '删除以前的分析',
    idempotency: 'natural',
    request: z.object({ ids }),
    response: done,
    policy: 'owner',
    permission: 'company.operate',
  }),
  exportAnalysis: post('/classify/analysis/export', {
    summary: '导出 xlsx：每行的货名、件数、毛重、编码、把握和依据',
    idempotency: 'natural',
    request: z.object({ id }),
    response: z.any(),
    policy: 'owner',
    answer: 'file',
    cost: 5,
  }),
  nameOne: post('/classify/analysis/aloneAnalysis', {
    summary: '一个货名的候选编码，不保存',
    idempotency: 'natural',
    encoding: 'form',
    request: z.object({ name: z.string().check(z.maxLength(askedLengthMax, texts.textTooLong)) }),
    response: z.object(naming),
    policy: 'owner',
    showsErrors: false,
    cost: 2,
    maxBodyBytes: 64 * 1024,
  }),
  similarNames: post('/classify/analysis/similarKey', {
    summary: '和一个词归在一起的叫法',
    idempotency: 'natural',
    encoding: 'form',
    request: z.object({ keyword: z.string().check(z.maxLength(nameLengthMax, texts.nameTooLong)) }),
    response: z.object({ list: z.array(z.string()) }),
    policy: 'session',
    showsErrors: false,
    cost: 2,
  }),
  listSynonyms: get('/classify/synonym/list', {
    summary: '公司用语：自己定过编码的叫法，新的在前',
    request: z.object(pagingFields),
    response: pageOf(z.object({ id: z.int(), name: z.string(), hsCode: z.string(), hsName: z.string(), updateTime: time })),
    policy: 'owner',
    showsErrors: false,
  }),
  deleteSynonyms: post('/classify/synonym/delete', {
    summary: '删除公司用语；已接受的行不变',
    idempotency: 'natural',
    request: z.object({ ids }),
    response: done,
    policy: 'owner',
    permission: 'company.operate',
  }),
  listCases: get('/hsData/queryCompanyCase', {
    summary: '自己以前接受过的同一编码的货，新的在前',
    request: z.object({ hsCode: z.string().check(z.regex(/^\d{4,10}$/, texts.codeWrong)), ...pagingFields }),
    response: pageOf(z.object({ id: z.int(), name: z.string(), hsCode: z.string(), chosenTime: time })),
    policy: 'owner',
    showsErrors: false,
  }),
} as const;
