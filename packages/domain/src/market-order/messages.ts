/** What people read about orders of market procurement; the rules' own sentences are in `rule-texts.ts`. */
import { boxesMax, linesMax } from './fields';
import { ordersMax, reasonLengthMax } from './limits';
import type { ActRefusal, DeclarationState, OrderAct, OrderState, OrderTab } from './states';

export const stateTitles: Readonly<Record<OrderState, string>> = {
  draft: '草稿',
  submitted: '待审',
  returned: '退回',
  checked: '已审',
  declared: '已申报',
  inspected: '查验',
  withdrawn: '删单重报',
  released: '已放行',
  closed: '已结关',
};

/** R-2.2-27. */
export const tabTitles: Readonly<Record<OrderTab, string>> = {
  draft: '草稿',
  submitted: '待审',
  checked: '已审',
  declared: '已报关',
  released: '已放行',
  trouble: '异常',
};

export const declarationTitles: Readonly<Record<DeclarationState, string>> = {
  sending: '发送中',
  declared: '已申报',
  inspected: '查验',
  withdrawn: '退单',
  released: '已放行',
  closed: '已结关',
};

/** Acts as the history of an order tells them. */
export const actTitles: Readonly<Record<OrderAct | 'create' | 'enter' | 'hear', string>> = {
  create: '建单',
  save: '修改',
  delete: '删除',
  submit: '提交审单',
  recall: '撤回',
  approve: '审核通过',
  return: '退回',
  declare: '报关',
  settle: '登记结算和免税',
  enter: '手工登记',
  hear: '海关',
};

/** What is noted in the history of an order. */
export type EventAct = keyof typeof actTitles;

export const documentTitles = { purchase: '采购清单', packing: '箱单', invoice: '发票', declaration: '报关草单' } as const;
export type OrderDocument = keyof typeof documentTitles;
export const orderDocuments = Object.keys(documentTitles) as [OrderDocument, ...OrderDocument[]];

const refusalTexts: Readonly<Record<ActRefusal, string>> = {
  noDuty: '没有这一步的职责，请公司管理员在成员里设置',
  inReview: '正在审单，要改请先撤回',
  checkedAlready: '已经审过，要改请审单的人退回',
  atCustoms: '已经报关，不能再改',
  notSubmitted: '还没有提交审单',
  notChecked: '审过才能报关',
  notReleased: '放行后才能登记',
  ownOrder: '自己录入或提交的单，要由另一个人审',
};

export const orderTexts = {
  ...refusalTexts,
  waitsForChecker: '等有审单职责的同事来审',
  tooMany: `订单最多 ${ordersMax} 个，请先删掉一些`,
  keptEnough: '今天存的订单太多了，请明天再存',
  changedMeanwhile: '同事刚改过这个订单，请刷新后再改',
  faulty: (count: number, first: string) => `还有 ${count} 处不对：${first}`,
  tooManyLines: `一个订单最多 ${linesMax} 行商品，请分开录`,
  tooManyBoxes: `一个订单最多 ${boxesMax} 个箱`,
  noReason: '请写退回的原因',
  reasonTooLong: `原因最多 ${reasonLengthMax} 个字`,
  tooLong: '这一格太长了',
  linesAtCustoms: (part: number) => `报关单 ${part} 在海关，它的商品不能改`,
  toldByCustoms: '海关已经说了，不能手工改',
  noDay: '日期要写成 2026-05-31 这样',
  dayOfTomorrow: '日期在今天之后',
  daysOutOfOrder: '日期要按申报、放行、结关的先后',
  declarationNoWrong: '报关单号是 18 位数字',
  noMonth: '月份要写成 2026-05 这样',
  unanswered: '海关没有收到，请核对后重报',
  withdrawnByCustoms: '海关删单',
  retired: '已重报的一票',
  cleared: '去掉登记',
  contradicted: '海关先退单，后来又说已经受理，请先和海关核对，不要重报',
  headAtCustoms: '有报关单在海关，基本信息和它的箱子不能改',
  noSuchDeclaration: (number: string) => `没有报关单 ${number}，请写订单号-票，例如 YW2611280001-1`,
  nothingToDeclare: '没有要报的商品',
  goods: '商品',
  templateName: (moment: string) => `订单商品模板_${moment}.xlsx`,
  fileName: (orderNo: string, what: string, part: number, moment: string) =>
    `${orderNo}${part > 0 ? `-${part}` : ''}_${what}_${moment}.xlsx`,
} as const;

/** What is said of document templates. */
export const templateTexts = {
  taken: '这种单证已有同名的模板，请换个名称',
  changedMeanwhile: '同事刚改过这个模板，请刷新后再改',
  gone: '这个模板已经删除，请另选一个',
  unknownName: (name: string, known: string) => `没有「${name}」，可以写${known}`,
  namedTwice: (name: string) => `「${name}」写了两次`,
} as const;
