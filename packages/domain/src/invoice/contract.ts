/** Wire contract of invoices (R-7.5-01 to -07, R-4.10-01, -02, -35); field names as R-3.7-09 spells them. */
import * as z from 'zod/mini';
import { done, get, noRequest, post } from '../contract-kit/endpoint';
import { pageOf, pagingFields } from '../contract-kit/paging';
import { refuseField } from '../contract-kit/text-field';
import { keyRefusals } from '../billing/index';
import { fileRefusals } from '../file/index';
import { invoiceStatuses, invoiceStatusWords, redStates } from './invoice-status';
import { amountMaxFen, reasonLengthMax, topUpsPerInvoiceMax } from './limits';
import { invoiceFieldTexts as texts } from './messages';
import { invoiceRefusals as refusals } from './refusals';
import { invoiceTypes, storedTitleFields, taxNumberFault, titleFields } from './title';

const text = z.string();
/** Numbers of titles and records, which a query brings as text. */
const number = z.pipe(z.union([z.int(), z.string().check(z.regex(/^\d{1,15}$/))]), z.transform(Number));
const ofOne = z.object({ id: number });
const fen = z.int();

/** An application and what became of it; amounts in fen. */
const record = {
  id: z.int(),
  invoiceType: z.enum(invoiceTypes),
  amnount: fen,
  ...storedTitleFields,
  status: z.enum(Object.values(invoiceStatusWords)),
  statusCode: z.enum(invoiceStatuses),
  /** Why the tax office refused it; empty otherwise. */
  reason: text,
  needsPaper: z.boolean(),
  expressNumber: text,
  /** Number of the invoice; empty until it is issued. */
  invoiceNo: text,
  /** Number of the red invoice that took it back; empty where none did. */
  redInvoiceNo: text,
  redState: z.enum(redStates),
  createTime: text,
  /** Empty until the tax office has answered. */
  answerTime: text,
};

const topUp = z.object({ orderNo: text, amount: fen, payType: text, payTime: text });
/** Whose an invoice is, for the desk. */
const whose = { ownerKey: text, accountName: text };
const statusFilter = z.optional(z.union([z.literal(''), z.enum(Object.values(invoiceStatusWords))]));
const orderNo = z.string().check(z.regex(/^[0-9A-Za-z_-]{1,64}$/, texts.topUpsWrong));

export const invoice = {
  listTitles: get('/companyInvoice/getCompanyInvoices', {
    summary: '发票抬头，最近改过的在前',
    request: noRequest,
    response: z.object({ list: z.array(z.object({ id: z.int(), ...storedTitleFields })) }),
    policy: 'owner',
    permission: 'company.finance',
  }),
  saveTitle: post('/companyInvoice/addCompanyInvoice', {
    summary: '新增发票抬头；带 id 则修改',
    idempotency: 'none',
    request: z
      .object({ id: z.optional(number), ...titleFields })
      .check((payload) => refuseField(payload, texts, taxNumberFault(payload.value), ['taxIdNumber'])),
    response: z.object({ id: z.int() }),
    policy: 'owner',
    permission: 'company.finance',
    refusals: [refusals.titlesFull],
  }),
  deleteTitle: post('/companyInvoice/delInvoice', {
    summary: '删除发票抬头；开过的发票不变',
    idempotency: 'natural',
    encoding: 'form',
    request: ofOne,
    response: done,
    policy: 'owner',
    permission: 'company.finance',
  }),
  listTopUps: get('/companyInvoiceRecord/getRecharges', {
    summary: '可以开票的充值，新的在前',
    request: noRequest,
    response: z.object({ list: z.array(topUp) }),
    policy: 'owner',
    permission: 'company.finance',
  }),
  apply: post('/companyInvoiceRecord/makeInvoice', {
    summary: '申请开票：所选充值的合计必须等于金额，每笔充值只能开一次',
    idempotency: 'keyed',
    request: z.object({
      invoiceId: number,
      rechargeIds: z.array(orderNo).check(
        z.minLength(1, texts.topUpsWrong),
        z.maxLength(topUpsPerInvoiceMax, texts.topUpsWrong),
        z.refine((orderNos) => new Set(orderNos).size === orderNos.length, texts.topUpsWrong),
      ),
      invoiceType: z.enum(invoiceTypes),
      amnount: z.int().check(z.gte(1, texts.amountWrong), z.lte(amountMaxFen, texts.amountWrong)),
      /** A printed one goes to the addressee of the title. */
      needsPaper: z._default(z.boolean(), false),
    }),
    response: z.object({ id: z.int() }),
    policy: 'session',
    permission: 'company.finance',
    refusals: [
      refusals.titleIncomplete,
      refusals.noPostAddress,
      refusals.topUpGone,
      refusals.invoicedBefore,
      refusals.amountDiffers,
      ...keyRefusals,
    ],
  }),
  listRecords: get('/companyInvoiceRecord/getCompanyInvoiceRecord', {
    summary: '发票记录，新的在前；status 为空即全部',
    request: z.object({ ...pagingFields, status: statusFilter }),
    response: pageOf(z.object(record)),
    policy: 'owner',
    permission: 'company.finance',
  }),
  showRecord: get('/companyInvoiceRecord/getCompanyInvoiceRecordDetails', {
    summary: '一张发票：申请、所开的充值和文件地址',
    request: ofOne,
    response: z.object({ ...record, recharges: z.array(topUp), fileUrls: z.array(text) }),
    policy: 'owner',
    permission: 'company.finance',
  }),
  exportRecords: post('/companyInvoiceRecord/exportRecord', {
    summary: '导出发票记录（xlsx）',
    idempotency: 'natural',
    request: z.object({ status: statusFilter }),
    response: z.any(),
    policy: 'owner',
    permission: 'company.finance',
    answer: 'file',
    cost: 10,
    timeoutMs: 60_000,
  }),
  listAllRecords: get('/companyInvoiceRecord/getAllRecords', {
    summary: '客服看所有身份的发票记录；needsPaper=true 只看待寄出的',
    request: z.object({ ...pagingFields, status: statusFilter, needsPaper: z.optional(z.enum(['true', 'false'])) }),
    response: pageOf(z.object({ ...whose, ...record })),
    policy: 'desk',
  }),
  showAnyRecord: get('/companyInvoiceRecord/getAnyRecord', {
    summary: '运营人员打开任一身份的一张发票：所开的充值、冲红原因、有没有文件',
    request: ofOne,
    response: z.object({ ...whose, ...record, redReason: text, recharges: z.array(topUp), hasFile: z.boolean() }),
    policy: 'desk',
    showsErrors: false,
  }),
  fetchAnyFile: get('/companyInvoiceRecord/getAnyFile', {
    summary: '任一身份的一张发票的 PDF，给运营人员',
    request: ofOne,
    response: z.unknown(),
    policy: 'desk',
    answer: 'file',
    refusals: [refusals.fileLost, fileRefusals.storeAway],
  }),
  post: post('/companyInvoiceRecord/sendPaper', {
    summary: '客服寄出纸质发票，记下快递单号',
    idempotency: 'none',
    request: z.object({ id: number, expressNumber: z.string().check(z.regex(/^[0-9A-Za-z-]{6,40}$/, texts.expressWrong)) }),
    response: done,
    policy: 'desk',
    refusals: [refusals.noPaper],
  }),
  redFlush: post('/companyInvoiceRecord/redFlush', {
    summary: '客服冲红一张已开的发票；税务局冲红后，它的充值可以重新开票',
    idempotency: 'none',
    request: z.object({
      id: number,
      reason: z.string().check(z.trim(), z.minLength(1, texts.reasonWrong), z.maxLength(reasonLengthMax, texts.reasonWrong)),
    }),
    response: done,
    policy: 'desk',
    refusals: [refusals.notIssued],
  }),
  hearTaxOffice: post('/companyInvoiceRecord/taxOfficeNotice', {
    summary: '税务局通知：有一张申请已有结果（签名校验）；结果由平台再去查',
    idempotency: 'natural',
    encoding: 'bytes',
    request: z.object({ body: z.instanceof(Uint8Array) }),
    response: z.any(),
    policy: 'public',
    answer: 'file',
    maxBodyBytes: 4_096,
  }),
} as const;

/** A record as a list has it. */
export type InvoiceRecordRow = z.input<typeof invoice.listRecords.response>['list'][number];
