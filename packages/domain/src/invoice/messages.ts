/** What people read about invoices. */
import { telephoneText } from '../vocabulary/telephone';
import { accountLengthMax, lineLengthMax, reasonLengthMax, titlesMax, topUpsPerInvoiceMax } from './limits';

export const invoiceTexts = {
  titlesFull: `最多保存 ${titlesMax} 个抬头，请先删除不用的`,
  titleIncomplete: '专用发票要写明税号、注册地址、注册电话、开户行和账号，请先补全抬头',
  noPostAddress: '要邮寄纸质发票，请先在抬头里补全收件人、电话和地址',
  topUpGone: '所选的充值有的没有找到、没有付款或正在退款，请刷新后重选',
  invoicedBefore: '所选的充值有的已经开票，请刷新后重选',
  amountDiffers: '金额和所选充值的合计不一致，请刷新后重选',
  notIssued: '这张发票还没有开出，或已经冲红',
  noPaper: '这张发票没有申请纸质，或已经寄出',
  fileLost: '这张发票的文件找不到了',
  sheetName: '发票记录',
  exportName: (moment: string) => `发票记录_${moment}.xlsx`,
} as const;

/** What is wrong with a field of a title or an application. */
export const invoiceFieldTexts = {
  nameMissing: '请填写抬头名称',
  lineWrong: `最多 ${lineLengthMax} 个字，不能有控制字符`,
  accountWrong: `最多 ${accountLengthMax} 位，只用数字、字母和短横线`,
  phoneWrong: telephoneText,
  emailWrong: '请输入正确的邮箱',
  taxNumberWrong: '税号不对，请按营业执照核对',
  residentNumberWrong: '个人的税号是 18 位身份证号；不填也可以',
  topUpsWrong: `请选择 1 到 ${topUpsPerInvoiceMax} 笔充值，每笔一次`,
  amountWrong: '金额不对',
  reasonWrong: `请填写原因，最多 ${reasonLengthMax} 个字`,
  expressWrong: '请输入正确的快递单号',
} as const;

/** Why an application came back, where the tax office gave no reason of its own. */
export const taxOfficeTexts = {
  refused: '税务局没有通过，请核对抬头后重新申请',
} as const;

/** Columns of the exported file (R-7.5-06); props as the wire spells them. */
export const exportColumns = [
  { prop: 'createTime', title: '申请时间', width: 140 },
  { prop: 'invoiceType', title: '发票类型', width: 200 },
  { prop: 'amnount', title: '金额（元）', width: 100 },
  { prop: 'companyName', title: '抬头', width: 220 },
  { prop: 'taxIdNumber', title: '税号', width: 160 },
  { prop: 'status', title: '状态', width: 80 },
  { prop: 'reason', title: '退回原因', width: 200 },
  { prop: 'invoiceNo', title: '发票号码', width: 180 },
  { prop: 'answerTime', title: '答复时间', width: 140 },
  { prop: 'expressNumber', title: '快递单号', width: 140 },
  { prop: 'redInvoiceNo', title: '红字发票号码', width: 180 },
] as const;
