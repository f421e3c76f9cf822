/** Wire contract of companies and identities (R-7.4-78 to -94, R-7.2-01, -10, -11). */
import * as z from 'zod/mini';
import { done, get, noRequest, post } from '../contract-kit/endpoint';
import { pageOf, pagingFields } from '../contract-kit/paging';
import { fileRefusals } from '../file/index';
import { phonePattern } from '../vocabulary/phone';
import { isTelephone, telephoneText } from '../vocabulary/telephone';
import { certStateWords } from './cert-state';
import { duties, givenDuties } from './duty';
import { candidateNameLengthMin, candidatesMax, companyNameLengthMax, verdictReasonLengthMax } from './limits';
import { companyRefusals as refusals } from './refusals';

/** A licence on a slow line, in ms. */
const licenceTimeoutMs = 120_000;

/** Numbers of companies and people, which a query brings as text. */
const number = z.pipe(z.union([z.int(), z.string().check(z.regex(/^\d{1,15}$/, '编号不对'))]), z.transform(Number));
const ofCompany = z.object({ companyId: number });
const ofColleague = z.object({ companyId: number, userId: number });
/** Invisible signs, line ends, what turns a text around, and what makes a message of a name: it stands in texts to strangers. */
const noName = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u034F\u115F\u1160\u17B4\u17B5\u3164\uFFA0【】<>]|:\/\/|www\./iu;
const line = z.string().check(
  z.trim(),
  z.minLength(1, '请填写'),
  z.maxLength(companyNameLengthMax, `最多${companyNameLengthMax}个字`),
  z.refine((text) => !noName.test(text), '含有不能用的字符，请按营业执照填写'),
);
const verdictReason = z.string().check(
  z.trim(),
  z.minLength(1, '请填写原因'),
  z.maxLength(verdictReasonLengthMax, `最多${verdictReasonLengthMax}个字`),
  z.refine((reason) => !noName.test(reason), '含有不能用的字符'),
);
const role = z.enum(duties);
const certState = z.enum(Object.values(certStateWords));
const text = z.string();

/** R-3.2-01: as somebody who is in it sees it. */
const membership = z.object({ cid: z.int(), cname: text, role, certState });
const companyRecord = z.object({
  cid: z.int(),
  cname: text,
  taxId: text,
  certState,
  certReason: text,
  /** 试点企业 (R-9-36). */
  isPilot: z.boolean(),
  /** Claims a credit code that is certified for another company: the desk decides. */
  isClaim: z.boolean(),
  time: text,
});
/** A phone is shown masked, to colleagues too. */
const colleague = z.object({ id: z.int(), userName: text, phone: text, avatar: text, role, time: text });
const colleagues = z.object({
  list: z.array(colleague),
  /** Management was turned over less than a day ago: by whom, to whom, and until when they may take it back. */
  turnedOver: z.nullable(z.object({ from: z.int(), to: z.int(), until: text })),
});
const code = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, '邀请码不对'));

const phone = z.string().check(z.regex(phonePattern, '请输入正确的手机号码'));
const sentInvitation = z.object({ expires: text });
const invitationRefusals = [
  refusals.notAllowed,
  refusals.notCertified,
  refusals.invitationsFull,
  refusals.invitedEnough,
  refusals.sentEnough,
  refusals.phoneInvitedEnough,
  refusals.inviteNotSent,
  refusals.alreadyColleague,
];

/** About the company that the caller acts for; any other, and none, is foreign. */
const inCompany = { policy: 'company', outsider: refusals.foreignCompany } as const;

export const company = {
  switchIdentity: get('/user/refreshToken', {
    summary: '切换身份：companyId 为空即个人；旧令牌立即失效',
    request: z.object({ companyId: z.optional(z.string().check(z.maxLength(64))) }),
    response: z.object({ token: text }),
    policy: 'session',
    refusals: [refusals.foreignCompany],
  }),
  checkEntry: post('/user/UserinterComCheck', {
    summary: '能否以这家公司的身份进入',
    idempotency: 'natural',
    request: ofCompany,
    response: z.object({ canEnter: z.boolean() }),
    policy: 'session',
  }),
  showIdentity: get('/user/CurUserComState', {
    summary: '当前公司身份；个人身份时都为空',
    request: noRequest,
    response: z.object({ cid: z.nullable(z.int()), cname: text, role: z.nullable(role), certState: z.nullable(certState) }),
    policy: 'session',
  }),
  listOwnColleagues: get('/api/company/GetComUserAll', {
    summary: '当前公司的同事',
    request: noRequest,
    response: colleagues,
    ...inCompany,
  }),
  listColleagues: get('/api/company/GetComUserAllByCompanyId', {
    summary: '一家公司的同事；只限当前公司',
    request: ofCompany,
    response: colleagues,
    ...inCompany,
  }),
  listCompanies: get('/api/company/getAllCompany', {
    summary: '我的公司，可按名称和认证状态查；平台管理员看全部',
    request: z.object({
      ...pagingFields,
      name: z.optional(z.string().check(z.maxLength(companyNameLengthMax))),
      status: z.optional(z.union([certState, z.literal('')])),
    }),
    response: pageOf(companyRecord),
    policy: 'session',
  }),
  findByName: get('/api/company/GetComInfobyName', {
    summary: `按名称查已认证的公司，最多 ${candidatesMax} 家；只给登记机关公开的内容`,
    request: z.object({
      name: z
        .string()
        .check(
          z.trim(),
          z.minLength(candidateNameLengthMin, `请至少输入 ${candidateNameLengthMin} 个字`),
          z.maxLength(companyNameLengthMax, `最多${companyNameLengthMax}个字`),
        ),
    }),
    response: z.object({ list: z.array(z.object({ cname: text, taxId: text, certState })) }),
    policy: 'session',
  }),
  listMemberships: get('/api/company/GetUserinterComInfo', {
    summary: '我在哪些公司，是什么职责',
    request: noRequest,
    response: z.object({ list: z.array(membership) }),
    policy: 'session',
  }),
  listRoles: get('/api/company/CurrentUserComsRole', {
    summary: '我在各公司的职责',
    request: noRequest,
    response: z.object({ list: z.array(z.object({ cid: z.int(), role })) }),
    policy: 'session',
  }),
  findRole: post('/api/company/CurrentUserComRole', {
    summary: '我在一家公司的职责',
    idempotency: 'natural',
    request: ofCompany,
    response: z.object({ role }),
    policy: 'session',
    refusals: [refusals.foreignCompany],
  }),
  findCompany: get('/api/company/GetCombyIdPage', {
    summary: '一家公司；只限自己所在的，平台管理员看全部',
    request: ofCompany,
    response: companyRecord,
    policy: 'session',
    refusals: [refusals.foreignCompany],
  }),
  showCompany: post('/api/company/CompanyDet', {
    summary: '一家公司的详情；只限自己所在的，平台管理员看全部',
    idempotency: 'natural',
    request: ofCompany,
    response: companyRecord,
    policy: 'session',
    refusals: [refusals.foreignCompany],
  }),
  findByPhone: get('/api/company/GetComUserbyphoneOne', {
    summary: '按完整手机号找人；姓名打码，次数有限',
    request: z.object({ phone }),
    response: z.object({ id: z.nullable(z.int()), userName: text, exists: z.boolean() }),
    ...inCompany,
    permission: 'company.manage',
    refusals: [refusals.notCertified],
  }),
  apply: post('/api/company/EntCompany', {
    summary: '申请企业认证；申请人即管理员',
    idempotency: 'none',
    request: z.object({
      /** The application that did not pass and is made again; none: a new one. */
      companyId: z.optional(number),
      cname: line,
      taxId: z.string().check(z.maxLength(64)),
      licenseUrl: z.string().check(z.maxLength(300)),
      legalPerson: line,
      contact: line,
      phone: z.string().check(z.refine(isTelephone, telephoneText)),
      /** Claims a code that somebody else has certified. */
      isClaim: z.optional(z.boolean()),
    }),
    response: z.object({ cid: z.int() }),
    policy: 'session',
    permission: 'company.manage',
    refusals: [
      refusals.wrongCreditCode,
      refusals.appliedBefore,
      refusals.certifiedBefore,
      refusals.revokedBefore,
      refusals.licenceNeeded,
      refusals.licenceGone,
      refusals.companiesFull,
      refusals.appliedEnough,
      refusals.foreignCompany,
    ],
  }),
  withdrawApplication: post('/api/company/withdrawApplication', {
    summary: '放弃未通过或审核中的认证申请；公司随之关闭',
    idempotency: 'none',
    request: ofCompany,
    response: done,
    policy: 'session',
    permission: 'company.manage',
    refusals: [refusals.foreignCompany, refusals.managementStays, refusals.moneyLeft],
  }),
  showApplication: get('/api/company/application', {
    summary: '认证申请的全部内容，给平台管理员核对',
    request: ofCompany,
    response: z.object({
      ...companyRecord.shape,
      legalPerson: text,
      contact: text,
      phone: text,
      hasLicence: z.boolean(),
      manager: text,
      /** The company that has the code now; null where the application claims none. */
      claimed: z.nullable(z.object({ cid: z.int(), cname: text, manager: text })),
    }),
    policy: 'desk',
    refusals: [refusals.foreignCompany],
  }),
  fetchLicence: get('/api/company/licence', {
    summary: '申请里的营业执照，给平台管理员核对',
    request: ofCompany,
    response: z.unknown(),
    policy: 'desk',
    answer: 'file',
    refusals: [refusals.foreignCompany, refusals.licenceLost, fileRefusals.storeAway],
    timeoutMs: licenceTimeoutMs,
  }),
  judgeClaim: post('/api/company/judgeClaim', {
    summary: '处理申诉：通过则撤销原来的认证，申请交工商核对；不通过则写明原因',
    idempotency: 'none',
    request: z.object({ companyId: number, isUpheld: z.boolean(), reason: verdictReason }),
    response: done,
    policy: 'desk',
    refusals: [refusals.noClaim],
  }),
  revokeCertification: post('/api/company/revokeCertification', {
    summary: '撤销一家公司的认证，写明原因',
    idempotency: 'none',
    request: z.object({ companyId: number, reason: verdictReason }),
    response: done,
    policy: 'desk',
    refusals: [refusals.notCertifiedNow],
  }),
  turnOver: post('/api/company/TurnOverRole', {
    summary: '移交管理员；移交人的职责变为操作，得到新令牌',
    idempotency: 'none',
    request: ofColleague,
    response: z.object({ token: text }),
    ...inCompany,
    permission: 'company.manage',
    refusals: [refusals.notAllowed, refusals.noColleague, refusals.ownDuty, refusals.turnedOverLately],
  }),
  turnBack: post('/api/company/TurnBackRole', {
    summary: '退回一天内的管理员移交；移交人和接手人都可以，得到新令牌',
    idempotency: 'none',
    request: ofCompany,
    response: z.object({ token: text }),
    ...inCompany,
    refusals: [refusals.noColleague, refusals.noTurnBack],
  }),
  changeDuty: post('/api/company/changeDuty', {
    summary: '改同事的职责；他的公司身份随即退出',
    idempotency: 'natural',
    request: z.object({ companyId: number, userId: number, role: z.enum(givenDuties) }),
    response: done,
    ...inCompany,
    permission: 'company.manage',
    refusals: [refusals.notAllowed, refusals.noColleague, refusals.managementStays],
  }),
  removeColleague: post('/api/company/ComRemoveUser', {
    summary: '删除同事，或自己退出；他的公司身份随即失效',
    idempotency: 'natural',
    request: ofColleague,
    response: done,
    ...inCompany,
    refusals: [refusals.notAllowed, refusals.noColleague, refusals.managementStays, refusals.turnedOverLately],
  }),
  makeInvitation: post('/api/company/ComaInvite', {
    summary: '生成邀请链接，7 天有效',
    idempotency: 'none',
    request: ofCompany,
    response: z.object({ code: text, url: text, expires: text }),
    ...inCompany,
    permission: 'company.manage',
    refusals: [refusals.notAllowed, refusals.notCertified, refusals.invitationsFull],
  }),
  listInvitations: get('/api/company/invitations', {
    summary: '公司还有效的邀请，最新的在前；手机号打码',
    request: ofCompany,
    response: z.object({
      list: z.array(z.object({ id: z.int(), inviter: text, phone: z.nullable(text), expires: text })),
    }),
    ...inCompany,
    permission: 'company.manage',
  }),
  withdrawInvitation: post('/api/company/withdrawInvitation', {
    summary: '作废一个邀请；拿着它的人不能再加入',
    idempotency: 'natural',
    request: z.object({ companyId: number, id: number }),
    response: done,
    ...inCompany,
    permission: 'company.manage',
    refusals: [refusals.notAllowed],
  }),
  encryptCompany: post('/api/company/Encryupcid', {
    summary: '邀请链接用的公司密文；与邀请码相同',
    idempotency: 'none',
    request: z.object({ cid: number }),
    response: z.object({ code: text, expires: text }),
    ...inCompany,
    permission: 'company.manage',
    refusals: [refusals.notAllowed, refusals.notCertified, refusals.invitationsFull],
  }),
  inviteByPhone: post('/api/company/InviteByPhone', {
    summary: '短信邀请一个手机号；只有这个手机号能用',
    idempotency: 'none',
    request: z.object({ companyId: number, phone }),
    response: sentInvitation,
    ...inCompany,
    permission: 'company.manage',
    refusals: invitationRefusals,
  }),
  addPerson: post('/api/company/Comadduser', {
    summary: '短信邀请查到的一个人；他接受后才加入',
    idempotency: 'none',
    request: ofColleague,
    response: sentInvitation,
    ...inCompany,
    permission: 'company.manage',
    refusals: [...invitationRefusals, refusals.noPerson],
  }),
  showInvitation: get('/api/company/invitation', {
    summary: '邀请来自哪家公司、谁（打码）',
    request: z.object({ code }),
    response: z.object({ cname: text, inviter: text, expires: text }),
    policy: 'public',
    refusals: [refusals.invitationEnded],
  }),
  acceptInvitation: post('/api/company/ComaddEntuser', {
    summary: '接受邀请，加入公司',
    idempotency: 'none',
    request: z.object({ code }),
    /** `isNew`: false for who was in it before; `role` is what he is in it now. */
    response: z.object({ cid: z.int(), cname: text, role, isNew: z.boolean() }),
    policy: 'session',
    refusals: [refusals.invitationEnded, refusals.invitationUsed, refusals.colleaguesFull, refusals.companiesFull],
  }),
  listChanges: get('/api/company/changes', {
    summary: '公司的变更记录，最新的在前',
    request: ofCompany,
    response: z.object({
      /** `phone`: whom an invitation by text message went to, masked. */
      list: z.array(
        z.object({
          id: z.int(),
          what: text,
          actor: text,
          person: z.nullable(text),
          phone: z.nullable(text),
          role: z.nullable(role),
          time: text,
        }),
      ),
    }),
    ...inCompany,
    permission: 'company.manage',
  }),
} as const;
