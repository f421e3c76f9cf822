/** Wire contract of market procurement (R-7.6-16): its books and its members. Orders are `market-order`. */
import * as z from 'zod/mini';
import { leftOutFields } from '../contract-kit/left-out';
import { ofBook } from '../contract-kit/book-product';
import { post } from '../contract-kit/endpoint';
import { rowId } from '../contract-kit/list-product';
import { applicant, consignee, customsGoods, gNameToCodeTs, goodDict, goodDictOld, merchant, passport, shipAgent, supplier } from './books';
import { duties } from './duties';
import { migratedAtOnce } from './limits';
import { memberFileRefusals } from './member-file';
import { memberRefusals } from './refusals';

const duty = z.enum(duties);
/** What is lacking once it is done, for people to be told. */
const lacks = z.object({ ofNobody: z.array(duty), oneChecks: z.boolean() });
/** Only a company has members. */
const manage = { policy: 'company', outsider: memberRefusals.noCompany, permission: 'company.manage' } as const;

export const marketAssistant = {
  ...ofBook('applicant', applicant.entries),
  ...ofBook('consignee', consignee.entries),
  ...ofBook('merchant', merchant.entries),
  ...ofBook('passport', passport.entries),
  /** Lists have it masked (R-2.2-34). */
  passportInfo: post('/market-assistant/passport/info', {
    summary: '一本护照，护照号完整，用来修改；列表和导出里的是遮住的',
    idempotency: 'natural',
    request: z.object({ id: rowId }),
    response: z.object({ id: z.int(), version: z.int(), fields: passport.texts }),
    policy: 'owner',
    permission: 'company.operate',
  }),
  ...ofBook('supplier', supplier.entries),
  ...ofBook('customsGoods', customsGoods.entries),
  ...ofBook('shipAgent', shipAgent.entries),
  ...ofBook('goodDict', goodDict.entries),
  ...ofBook('gNameToCodeTs', gNameToCodeTs.entries),
  /** The previous dictionary is read, and brought by a file; nobody writes in it (R-2.2-39). */
  goodDictOldList: goodDictOld.entries.List,
  goodDictOldImportExcel: goodDictOld.entries.ImportExcel,
  goodDictOldExportExcel: goodDictOld.entries.ExportExcel,
  goodDictOldMigrate: post('/market-assistant/goodDictOld/migrate', {
    summary: `旧商品迁移到商品字典：选中的，或不带编号时全部，一次最多 ${migratedAtOnce} 条，nextId 不为空就带上它接着来`,
    idempotency: 'natural',
    request: z.object({
      ids: z.optional(z.array(rowId).check(z.maxLength(1_000, '一次最多选 1000 条'))),
      /** Those after this one. */
      afterId: z.optional(z.nullable(rowId)),
    }),
    response: z.object({
      migrated: z.int(),
      /** Names of those whose key stood in the new one before. */
      present: z.array(z.string()),
      /** Those that the new one does not take, and why. */
      list: z.array(z.object({ name: z.string(), message: z.string() })),
      nextId: z.nullable(z.int()),
    }),
    policy: 'owner',
    permission: 'company.operate',
    refusals: [goodDict.refusals.full],
    maxBodyBytes: 65_536,
    cost: 5,
    timeoutMs: 60_000,
  }),
  userList: post('/market-assistant/user/list', {
    summary: '谁能用义乌市采，各有哪些职责；公司的同事都列出来，个人身份只有自己',
    idempotency: 'natural',
    request: z.object({}),
    response: z.object({
      /** Whether anybody is set; until then managers do everything. */
      isSet: z.boolean(),
      mayManage: z.boolean(),
      own: z.array(duty),
      lacks,
      list: z.array(
        z.object({
          id: z.int(),
          userName: z.string(),
          phone: z.string(),
          /** What he is in the company; empty for a person by himself. */
          role: z.string(),
          /** Whether the company lets him act for it; who does not has no duty. */
          mayOperate: z.boolean(),
          isSet: z.boolean(),
          duties: z.array(duty),
        }),
      ),
    }),
    policy: 'owner',
  }),
  userSave: post('/market-assistant/user/save', {
    ...manage,
    summary: '给同事录单、审单、报关的职责，可以几样；返回还缺什么',
    idempotency: 'natural',
    request: z.object({ userId: rowId, duties: z.array(duty).check(z.maxLength(duties.length)) }),
    response: lacks,
    refusals: [memberRefusals.noColleague, memberRefusals.noDuty, memberRefusals.onlyLooks],
    showsErrors: false,
  }),
  userDeleteList: post('/market-assistant/user/deleteList', {
    ...manage,
    summary: '不再让这些同事用；返回还缺什么',
    idempotency: 'natural',
    request: z.object({ ids: z.array(rowId).check(z.minLength(1, '请先选择'), z.maxLength(1_000, '一次最多 1000 条')) }),
    response: lacks,
  }),
  userImportExcel: post('/market-assistant/user/importExcel', {
    ...manage,
    summary: '按表设置成员（xlsx，base64）：手机号或姓名认人，职责可写几样；认不出的行说明原因',
    idempotency: 'natural',
    request: z.object({ file: goodDict.entries.ImportExcel.request.shape.file }),
    response: z.object({
      saved: z.int(),
      list: z.array(z.object({ rowNo: z.int(), message: z.string() })),
      ...leftOutFields,
      lacks,
    }),
    refusals: [...memberFileRefusals],
    maxBodyBytes: goodDict.entries.ImportExcel.maxBodyBytes!,
    showsErrors: false,
    cost: 5,
  }),
} as const;
