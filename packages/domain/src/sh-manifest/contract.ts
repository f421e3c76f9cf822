/** Wire contract of Shanghai manifests (R-7.4-59 to -63, R-7.6-12 to -14). */
import * as z from 'zod/mini';
import { searchKeyword } from '../vocabulary/search-keyword';
import { feesOf, paidAnswer, paidFields, paidRefusals } from '../billing/index';
import { leftOutFields } from '../contract-kit/left-out';
import { done, get, noRequest, post } from '../contract-kit/endpoint';
import { pageOf, pagingFields } from '../contract-kit/paging';
import {
  dangerContactLengthMax,
  dangerPhoneLengthMax,
  filingBytesMax,
  filingNamesMax,
  idsMax,
  importRowsMax,
  importTextMax,
  listBytesMax,
  remarkLengthMax,
  subjectLengthMax,
  tagLengthMax,
  tagsMax,
  textLengthMax,
} from './limits';
import { isPhoneText } from './form-rules';
import { shManifestTexts as texts } from './messages';
import { emailHindrances, emailStates } from './email';
import { shManifestRefusals as refusals } from './refusals';
import { changeKinds, allManifestStatuses, manifestStatuses } from './status';
import { wireFiling, wireParty } from './wire-names';

const head = '/shManifest/hymanifestshhead';
const id = z.pipe(z.union([z.int(), z.string().check(z.regex(/^\d{1,15}$/, '编号必须是数字'))]), z.transform(Number));
const ids = z.array(id).check(z.minLength(1, texts.nothingChosen), z.maxLength(idsMax, texts.tooManyChosen));
const text = z.nullable(z.string());
const time = z.nullable(z.string());
const statuses = [...manifestStatuses, allManifestStatuses] as const;

/** One thing that is wrong, at the field that it is wrong with: `head.billno`, `goods.3.sealNo`. */
const finding = z.object({
  severity: z.enum(['error', 'warning']),
  place: z.string(),
  textId: z.string(),
  parameters: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The same in words. */
  message: z.string(),
});

export const manifestRow = z.object({
  id: z.int(),
  status: z.literal(manifestStatuses),
  completionstatus: z.string(),
  subject: z.string(),
  billno: z.string(),
  billNos: z.string(),
  ctnNos: z.string(),
  sealNos: z.string(),
  packnos: z.int(),
  total: z.string(),
  fcwStatusStr: z.string(),
  isCustomerApplyFinish: z.boolean(),
  shipAgentBillStatusStr: z.string(),
  customsReceiptStatusStr: z.string(),
  vgmReceiptMsg: text,
  loadingReplayStatusStr: z.string(),
  operator: text,
  checkuser: text,
  companyname: z.string(),
  vesselvoyage: z.string(),
  scompany: z.string(),
  webtype: z.string(),
  ctnApplyBeginTime: time,
  ctnApplyEndTime: time,
  /** When the manifest closes (截单). */
  stoptime: time,
  createtime: z.string(),
  updatetime: z.string(),
  sendTime: time,
  deleteTime: time,
  /** What is wrong with it in one sentence; null when nothing is. */
  validation: text,
  errors: z.int(),
  warnings: z.int(),
  rejectReason: text,
  remark: z.string(),
  version: z.int(),
});
export type ManifestRow = z.output<typeof manifestRow>;

const listFilter = {
  status: z._default(z.literal(statuses), allManifestStatuses),
  filters: z.optional(
    z.object({
      keyword: z.optional(searchKeyword),
      scompany: z.optional(z.string().check(z.maxLength(textLengthMax))),
      companyname: z.optional(z.string().check(z.maxLength(subjectLengthMax))),
    }),
  ),
  /** Column prop, `-` before it for descending; default: what was changed last. */
  sort: z.optional(z.string().check(z.maxLength(40, texts.unknownSort))),
  ids: z.optional(z.array(id).check(z.maxLength(idsMax, texts.tooManyChosen))),
};

const counts = z.object({
  all: z.int(),
  waiting: z.int(),
  review: z.int(),
  rejected: z.int(),
  sent: z.int(),
  deleted: z.int(),
  binned: z.int(),
});

const write = { policy: 'owner', permission: 'company.operate' } as const;

/** An xlsx file as base64. */
const sheetFile = z.string().check(z.maxLength(importTextMax, texts.noSheet), z.regex(/^[A-Za-z0-9+/]*={0,2}$/, texts.noSheet));

const partyRow = z.extend(wireParty, {
  id: z.int(),
  nickName: z.string(),
  /** R-3.9-31: the same by other names, and the country in words. */
  country: text,
  contactName: z.string(),
  contactPhone: z.string(),
  version: z.int(),
});
export type PartyRow = z.output<typeof partyRow>;
const nickName = z.string().check(z.trim(), z.minLength(1, texts.nickNameMissing), z.maxLength(subjectLengthMax, texts.fieldTooLong));
const bookFilter = {
  keyword: z.optional(z.string().check(z.maxLength(200, texts.keywordTooLong))),
  ...pagingFields,
};

/** A spreadsheet that goes into a book: good rows are kept, the others told. */
function importInto(book: 'revice' | 'send' | 'notice' | 'rsn', title: string) {
  return post(`/shManifest/sft/${book}/importExcel`, {
    summary: `导入${title}（xlsx，base64）：好的行存下，有问题的行说明原因，同名的不覆盖`,
    idempotency: 'none',
    request: z.object({ file: sheetFile }),
    response: z.object({
      saved: z.int(),
      list: z.array(z.object({ rowNo: z.int(), message: z.string() })),
      ...leftOutFields,
    }),
    policy: 'session',
    permission: 'company.operate',
    refusals: [refusals.noSheet, refusals.noRows, refusals.tooManyRows, refusals.tooManyCells, refusals.noNames, refusals.tooManyParties],
    maxBodyBytes: importTextMax + 1_024,
    showsErrors: false,
    cost: 5,
  });
}

/** A book of one kind of party; its path names it (R-7.6-14). */
function bookOf(book: 'revice' | 'send' | 'notice', title: string) {
  return {
    list: post(`/shManifest/sft/${book}/list`, {
      summary: `${title}地址簿`,
      idempotency: 'natural',
      request: z.object(bookFilter),
      response: pageOf(partyRow),
      policy: 'owner',
    }),
    save: post(`/shManifest/sft/${book}/save`, {
      summary: `保存${title}；带编号的改，不带的加`,
      idempotency: 'none',
      request: z.extend(wireParty, { id: z.optional(z.nullable(id)), nickName }),
      response: z.object({ id: z.int() }),
      ...write,
      refusals: [refusals.tooManyParties],
    }),
    deleteList: post(`/shManifest/sft/${book}/deleteList`, {
      summary: `删除${title}`,
      idempotency: 'natural',
      request: z.object({ ids }),
      response: done,
      ...write,
      maxBodyBytes: listBytesMax,
    }),
  } as const;
}

const combinationRow = z.object({
  id: z.int(),
  nickName: z.string(),
  sendName: z.string(),
  sendPhone: z.string(),
  reviceName: z.string(),
  revicePhone: z.string(),
  noticeName: z.string(),
  noticePhone: z.string(),
  send: wireParty,
  revice: wireParty,
  notice: wireParty,
  version: z.int(),
});
export type CombinationRow = z.output<typeof combinationRow>;

const send = bookOf('send', '发货人');
const revice = bookOf('revice', '收货人');
const notice = bookOf('notice', '通知人');

const sending = [refusals.notNow, refusals.hasFaults, refusals.changedMeanwhile, ...paidRefusals] as const;
/** `version`: as whoever sends it saw it; another one is not sent. */
const sendingFields = z.object({ id, version: z.optional(z.int()), ...paidFields });

/** What the port's schedule says of the call that a filing names. */
const knownCall = z.nullable(
  z.object({
    vesselname: z.string(),
    voyageno: z.string(),
    isListed: z.boolean(),
    imoNo: text,
    /** When the manifest closes (截单), ms since epoch. */
    manifestClosesMs: z.nullable(z.number()),
  }),
);

/** Why customs shall change or delete something, and whom they may ask: MT2101 carries all three. */
const reasonText = (max: number) => z.string().check(z.trim(), z.minLength(1, texts.reasonMissing), z.maxLength(max, texts.fieldTooLong));
const reasonFields = {
  reason: reasonText(remarkLengthMax),
  contactName: reasonText(dangerContactLengthMax),
  contactTel: reasonText(dangerPhoneLengthMax).check(z.refine(isPhoneText, texts.contactTelWrong)),
};

/** One of two who declare the same bill, as the desk sees him. */
const contestSide = {
  ownerKey: z.string(),
  person: z.string(),
  phone: z.string(),
  companyname: z.string(),
  vesselvoyage: z.string(),
  shipper: z.string(),
  /** The first ten. */
  ctnNos: z.array(z.string()),
};

/** A submission of a filing: its first, a correction or a deletion (R-3.9-18). */
const changeRow = z.object({
  id: z.int(),
  updateid: z.int(),
  manifestId: z.int(),
  kind: z.enum(['first', ...changeKinds]),
  vesselname: z.string(),
  voyageno: z.string(),
  billno: z.string(),
  completionstatus: z.string(),
  /** What customs said, in their words. */
  message: text,
  reason: text,
  createTime: z.string(),
  settledTime: time,
  /** Of a correction what changes, field by field. */
  changes: z.array(z.object({ place: z.string(), from: z.string(), to: z.string() })),
  version: z.int(),
});
export type ChangeRow = z.output<typeof changeRow>;

/** A manifest with what its goods come to (R-3.9-14, -15). */
const recordRow = z.object({
  id: z.int(),
  billno: z.string(),
  shipVoyage: z.string(),
  /** When the manifest closes (截单). */
  stoptime: time,
  ctnsnum: z.string(),
  ctnAndSealsize: z.string(),
  goodsnum: z.int(),
  totalpackno: z.nullable(z.int()),
  totalweight: z.string(),
  totalvolume: z.string(),
  isMerge: z.boolean(),
  /** 100 less what is wrong. */
  score: z.int(),
  manifestRemark: z.string(),
  createtime: z.string(),
});
export type RecordRow = z.output<typeof recordRow>;

/** A manifest at customs that will not be on board as it stands (peers idea 5). */
const orphanRow = z.object({
  id: z.int(),
  billno: z.string(),
  vesselvoyage: z.string(),
  /** When she is to sail, ms since epoch. */
  sailsMs: z.number(),
  isUrgent: z.boolean(),
  isUnheard: z.boolean(),
  rolledTo: text,
  hasSailed: z.boolean(),
  notIn: z.array(z.string()),
  unlisted: z.array(z.string()),
  undeclared: z.array(z.string()),
  remedy: z.enum(['modify', 'cancel', 'counter', 'ask']),
  /** A correction or a deletion of it waits for customs. */
  isPending: z.boolean(),
});
export type OrphanRow = z.output<typeof orphanRow>;

const sentRow = z.object({
  id: z.int(),
  vesselname: z.string(),
  voyageno: z.string(),
  billno: z.string(),
  status: z.string(),
  subject: z.string(),
  /** How far the bill is, as its manifest's lamps say it. */
  billnozhuizhi: z.string(),
  billnohaiguan: z.string(),
  sendtime: time,
  version: z.int(),
});
export type SentRow = z.output<typeof sentRow>;

const counterRow = z.object({
  id: z.int(),
  billno: z.string(),
  remarks: z.string(),
  money: z.string(),
  status: z.string(),
  message: text,
  submittime: z.string(),
  version: z.int(),
});
export type CounterRow = z.output<typeof counterRow>;

/** An e-mail to the shipping agent, as it was sent. */
const emailRow = z.object({
  id: z.int(),
  kind: z.enum(['first', ...changeKinds]),
  state: z.enum(emailStates),
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  attachments: z.array(z.object({ name: z.string(), bytes: z.int() })),
  /** The mail server's words where it was refused. */
  reason: text,
  createTime: z.string(),
});
export type EmailRow = z.output<typeof emailRow>;

const dictionary = z.array(z.object({ code: z.string(), name: z.string() }));
const namedEntry = z.object({ dictKey: z.string(), id: z.int(), name: z.string() });

export const shManifest = {
  listManifests: post(`${head}/list`, {
    summary: '上海舱单列表；status 3 是全部',
    idempotency: 'natural',
    request: z.object({ ...listFilter, ...pagingFields }),
    response: z.extend(pageOf(manifestRow), { counts }),
    policy: 'owner',
    refusals: [refusals.unknownSort],
    maxBodyBytes: listBytesMax,
  }),
  readManifest: get(`${head}/info`, {
    summary: '一票舱单的全部内容和校验结果',
    request: z.object({ id }),
    response: z.object({
      row: manifestRow,
      filing: wireFiling,
      call: knownCall,
      findings: z.array(finding),
      submissions: z.int(),
      /** It was refused, and another owner declares its bill: it may be contested, is, or was and the desk turned it down. */
      contest: z.nullable(z.object({ state: z.enum(['may', 'open', 'dismissed']), note: text })),
    }),
    policy: 'owner',
    cost: 2,
  }),
  saveManifest: post(`${head}/save`, {
    summary: '保存草稿；带编号的改，不带的新建。version 不是最新的会被拒绝',
    idempotency: 'keyed',
    request: z.object({ id: z.optional(z.nullable(id)), version: z.optional(z.nullable(z.int())), filing: wireFiling }),
    response: z.object({ id: z.int(), version: z.int(), call: knownCall, findings: z.array(finding) }),
    ...write,
    refusals: [refusals.notNow, refusals.changedMeanwhile, refusals.tooMany, refusals.keptEnough],
    maxBodyBytes: filingBytesMax,
    maxBodyNames: filingNamesMax,
    cost: 2,
  }),
  submitManifest: post(`${head}/submit`, {
    summary: '提交：校验通过后冻结 30 元，海关接受申报后才扣',
    idempotency: 'keyed',
    request: sendingFields,
    response: z.object({ status: z.literal(manifestStatuses), ...paidAnswer }),
    ...write,
    fees: feesOf('FEE_SH_MANIFEST'),
    refusals: sending,
  }),
  sendManifest: post(`${head}/send`, {
    summary: '发送：草稿同提交；审核中还没有回执的，先查对方有没有，没有才再发',
    idempotency: 'keyed',
    request: sendingFields,
    response: z.object({ status: z.literal(manifestStatuses), ...paidAnswer }),
    ...write,
    fees: feesOf('FEE_SH_MANIFEST'),
    refusals: sending,
  }),
  updateSent: post(`${head}/updateSent`, {
    summary: '改单：已发送的换成新的内容；海关接受后才算',
    idempotency: 'none',
    /** With the count of `submissions` that it was written over, what somebody else has handed in since is not undone. */
    request: z.object({ id, submissions: z.optional(z.int()), filing: wireFiling, ...reasonFields }),
    response: z.object({ updateid: z.int() }),
    ...write,
    refusals: [refusals.notNow, refusals.hasFaults, refusals.changePending, refusals.changedMeanwhile, refusals.otherBill],
    maxBodyBytes: filingBytesMax,
    maxBodyNames: filingNamesMax,
  }),
  deleteSent: post(`${head}/deleteSent`, {
    summary: '删单：请海关删掉已发送的；接受后才是已删单',
    idempotency: 'none',
    request: z.object({ id, ...reasonFields }),
    response: z.object({ updateid: z.int() }),
    ...write,
    refusals: [refusals.notNow, refusals.changePending],
  }),
  contestBill: post(`${head}/contest`, {
    summary: '提交争议：被退回的票，提单号另有用户申报；平台核实后处理',
    idempotency: 'none',
    request: z.object({
      id,
      words: z.string().check(z.trim(), z.minLength(1, texts.contestWordsMissing), z.maxLength(remarkLengthMax, texts.remarkTooLong)),
    }),
    response: z.object({ id: z.int() }),
    ...write,
    refusals: [refusals.notContested, refusals.contestedAlready, refusals.contestedEnough],
  }),
  listContests: get('/shManifest/contest/list', {
    summary: '运营台：两个用户申报同一提单号的争议，双方各是谁、报了什么',
    request: noRequest,
    response: z.object({
      list: z.array(
        z.object({
          id: z.int(),
          billno: z.string(),
          words: z.string(),
          openTime: z.string(),
          claimant: z.object(contestSide),
          /** What customs hold or is on its way there; null: it is gone already. */
          holder: z.nullable(
            z.object({
              id: z.int(),
              ...contestSide,
              sendTime: time,
              /** A submission of it waits for customs. */
              isPending: z.boolean(),
              /** What customs said to the last deletion that they were asked for. */
              message: text,
            }),
          ),
        }),
      ),
    }),
    policy: 'desk',
    showsErrors: false,
  }),
  takeBackContested: post('/shManifest/contest/takeBack', {
    summary: '运营台：争议成立，代先申报的用户向海关删单，并告诉他',
    idempotency: 'none',
    /** `holderId`: the manifest that whoever judges has seen. */
    request: z.object({ id, holderId: id, ...reasonFields }),
    response: z.object({ updateid: z.int() }),
    policy: 'desk',
    refusals: [refusals.contestSettled, refusals.contestMoved, refusals.notNow, refusals.changePending],
  }),
  dismissContested: post('/shManifest/contest/dismiss', {
    summary: '运营台：争议不成立，告诉提交的用户原因',
    idempotency: 'none',
    /** `billno`: what it was about when whoever judges looked. */
    request: z.object({ id, billno: z.string(), note: reasonText(remarkLengthMax) }),
    response: done,
    policy: 'desk',
    refusals: [refusals.contestSettled, refusals.contestMoved, refusals.changePending],
  }),
  listReceipts: get(`${head}/receipts`, {
    summary: '一票的提交、改单、删单和它们的回执',
    request: z.object({ id }),
    response: z.object({ list: z.array(changeRow) }),
    policy: 'owner',
    // A correction is read with both its filings.
    cost: 5,
  }),
  printManifest: post(`${head}/printPdf`, {
    summary: '一票舱单的证明（PDF）：海关接受的内容和每次回执',
    idempotency: 'natural',
    request: z.object({ id }),
    response: z.any(),
    policy: 'owner',
    refusals: [refusals.notAccepted],
    cost: 5,
    answer: 'file',
    timeoutMs: 60_000,
  }),
  listRecords: post('/shManifest/record/list', {
    summary: '舱单记录：每票的箱量、合计、拼箱和评分，不含回收站',
    idempotency: 'natural',
    request: z.object(bookFilter),
    response: pageOf(recordRow),
    policy: 'owner',
    // Each row is read with all its goods: one at a time is enough for anybody.
    cost: 10,
  }),
  listOrphans: get('/shManifest/orphan/list', {
    summary: '开船前 24 小时到开船后一周，海关已有、箱子没到齐、换箱或已改配的舱单；只提示，不自动改删',
    request: noRequest,
    response: z.object({ list: z.array(orphanRow) }),
    policy: 'owner',
    cost: 5,
  }),
  listSent: post('/shManifest/sent/list', {
    summary: '已发送记录',
    idempotency: 'natural',
    request: z.object(bookFilter),
    response: pageOf(sentRow),
    policy: 'owner',
  }),
  listChanges: post('/shManifest/uandd/list', {
    summary: '改单/删单记录',
    idempotency: 'natural',
    request: z.object(bookFilter),
    response: pageOf(changeRow),
    policy: 'owner',
    cost: 5,
  }),
  listCounterDeletions: post('/shManifest/counter/list', {
    summary: '柜台删单记录',
    idempotency: 'natural',
    request: z.object(bookFilter),
    response: pageOf(counterRow),
    policy: 'owner',
  }),
  submitCounterDeletion: post('/shManifest/counter/submit', {
    summary: '登记一张柜台删单；费用以柜台为准',
    idempotency: 'none',
    request: z.object({ id, remarks: z.string().check(z.maxLength(remarkLengthMax, texts.remarkTooLong)) }),
    response: z.object({ id: z.int() }),
    ...write,
    refusals: [refusals.notNow, refusals.alreadyAtCounter],
  }),
  readEmails: get('/shManifest/email/info', {
    summary: '一票发给船代的邮件，新的在前；why 是现在不能重发的原因',
    request: z.object({ id }),
    response: z.object({
      id: z.int(),
      billno: z.string(),
      shipagent: z.string(),
      why: z.nullable(z.enum(emailHindrances)),
      list: z.array(emailRow),
    }),
    policy: 'owner',
  }),
  readAttachment: get('/shManifest/email/attachment', {
    summary: '一票最近一封邮件的附件；place 从 0 数',
    request: z.object({ id, place: z._default(z.pipe(z.union([z.int(), z.string().check(z.regex(/^\d$/))]), z.transform(Number)), 0) }),
    response: z.any(),
    policy: 'owner',
    answer: 'file',
    cost: 2,
  }),
  resendEmail: post('/shManifest/email/resend', {
    summary: '再发一封给船代：内容是海关最近接受的',
    idempotency: 'none',
    request: z.object({ id }),
    response: z.object({ id: z.int() }),
    ...write,
    refusals: [refusals.emailNotNow],
    cost: 5,
  }),
  copyManifest: post(`${head}/copy`, {
    summary: '复制成新的草稿',
    idempotency: 'none',
    request: z.object({ id }),
    response: z.object({ id: z.int() }),
    ...write,
    refusals: [refusals.tooMany, refusals.keptEnough],
    // It stores as much as a large one that is saved.
    cost: 20,
  }),
  deleteManifests: post(`${head}/deleteList`, {
    summary: '放进回收站；只有待发送和已退回的可以',
    idempotency: 'none',
    request: z.object({ ids }),
    response: done,
    ...write,
    refusals: [refusals.notNow],
    maxBodyBytes: listBytesMax,
  }),
  restoreManifests: post(`${head}/restoreList`, {
    summary: '从回收站恢复成草稿',
    idempotency: 'none',
    request: z.object({ ids }),
    response: done,
    ...write,
    refusals: [refusals.notNow],
    maxBodyBytes: listBytesMax,
  }),
  purgeManifests: post(`${head}/purgeList`, {
    summary: '从回收站彻底删除，不能恢复',
    idempotency: 'none',
    request: z.object({ ids }),
    response: done,
    ...write,
    refusals: [refusals.notNow],
    maxBodyBytes: listBytesMax,
  }),
  exportManifests: post(`${head}/exportExcel`, {
    summary: '导出屏幕所见：列、筛选、顺序（xlsx）',
    idempotency: 'natural',
    request: z.object({
      ...listFilter,
      columns: z.array(z.string().check(z.maxLength(40))).check(z.minLength(1, '至少选一列'), z.maxLength(60)),
    }),
    response: z.any(),
    policy: 'owner',
    refusals: [refusals.unknownColumn, refusals.unknownSort],
    maxBodyBytes: listBytesMax,
    cost: 10,
    answer: 'file',
    timeoutMs: 60_000,
  }),
  importManifests: post(`${head}/importExcel`, {
    summary: `读一份 xlsx（file；表单文件，或 JSON 里的 base64）：每行一条货，按主提单号分票；不保存；最多 ${importRowsMax} 行`,
    idempotency: 'natural',
    fileField: 'file',
    request: z.object({ file: sheetFile }),
    response: z.object({
      list: z.array(
        z.object({
          filing: wireFiling,
          /** Where its bill begins in the spreadsheet. */
          rowNo: z.int(),
          findings: z.array(z.object({ severity: finding.shape.severity, rowNo: z.int(), message: z.string() })),
        }),
      ),
      ...leftOutFields,
      /** What is to be looked at in the whole file. */
      notes: z.array(z.string()),
    }),
    policy: 'session',
    permission: 'company.operate',
    refusals: [
      refusals.noSheet,
      refusals.noRows,
      refusals.tooManyRows,
      refusals.tooManyCells,
      refusals.tooManyBills,
      refusals.tooLongBill,
      refusals.noColumns,
      refusals.otherUnit,
    ],
    maxBodyBytes: importTextMax + 1_024,
    showsErrors: false,
    cost: 5,
  }),
  prefillManifest: post(`${head}/fcw/fcwmanifestData`, {
    summary: '从提单号带出：船名航次、箱、件数重量，和本账号以前填过的收发通',
    idempotency: 'natural',
    request: z.object({ billno: z.string().check(z.minLength(1, '请填写提单号'), z.maxLength(64)) }),
    response: z.object({
      filing: wireFiling,
      /** R-3.7-07: the same as customs' list of the bill has it. */
      vesselsName: z.string(),
      voyage: z.string(),
      ctnInfoArr: z.array(z.object({ ctnNo: z.string(), sealNo: z.string(), ctnType: z.string() })),
    }),
    policy: 'session',
    refusals: [refusals.noManifest],
    cost: 3,
  }),
  readDictionaries: get(`${head}/fcw/getHaiGuanJiaDict`, {
    summary: '字典：包装、箱型、国家、危类',
    request: noRequest,
    response: z.object({ packaging: dictionary, ctntype: dictionary, country: dictionary, dgclass: dictionary }),
    policy: 'session',
  }),
  listShipAgencies: get(`${head}/fcw/getShipAgencyList`, {
    summary: '船代和提单类型',
    request: noRequest,
    response: z.object({ list: z.array(namedEntry) }),
    policy: 'session',
  }),
  listShipCompanies: get(`${head}/fcw/getShipCompanyList`, {
    summary: '船公司',
    request: noRequest,
    response: z.object({ list: z.array(namedEntry) }),
    policy: 'session',
  }),
  saveRemarkTags: post('/shManifest/manifestUserRemarkTags/save', {
    summary: '保存自己的备注标签',
    idempotency: 'natural',
    request: z.object({
      tags: z
        .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(tagLengthMax, texts.tagTooLong)))
        .check(z.maxLength(tagsMax, texts.tooManyTags)),
    }),
    response: done,
    policy: 'session',
  }),
  listRemarkTags: get('/shManifest/manifestUserRemarkTags/list', {
    summary: '自己的备注标签',
    request: noRequest,
    response: z.object({ list: z.array(z.string()) }),
    policy: 'session',
  }),
  listSenders: send.list,
  saveSender: send.save,
  deleteSenders: send.deleteList,
  importSenders: importInto('send', '发货人'),
  listConsignees: revice.list,
  saveConsignee: revice.save,
  deleteConsignees: revice.deleteList,
  importConsignees: importInto('revice', '收货人'),
  listNotifyParties: notice.list,
  saveNotifyParty: notice.save,
  deleteNotifyParties: notice.deleteList,
  importNotifyParties: importInto('notice', '通知人'),
  importCombinations: importInto('rsn', '收发通模板'),
  listCombinations: post('/shManifest/sft/rsn/list', {
    summary: '收发通模板',
    idempotency: 'natural',
    request: z.object(bookFilter),
    response: pageOf(combinationRow),
    policy: 'owner',
  }),
  saveCombination: post('/shManifest/sft/rsn/save', {
    summary: '保存收发通模板；带编号的改，不带的加',
    idempotency: 'none',
    request: z.object({ id: z.optional(z.nullable(id)), nickName, send: wireParty, revice: wireParty, notice: wireParty }),
    response: z.object({ id: z.int() }),
    ...write,
    refusals: [refusals.tooManyParties],
    maxBodyBytes: listBytesMax,
  }),
  deleteCombinations: post('/shManifest/sft/rsn/deleteList', {
    summary: '删除收发通模板',
    idempotency: 'natural',
    request: z.object({ ids }),
    response: done,
    ...write,
    maxBodyBytes: listBytesMax,
  }),
} as const;
