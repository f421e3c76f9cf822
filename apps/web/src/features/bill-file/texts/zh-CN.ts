import { billFileMegabytesMax, filesPerBillMax } from '@mastlight/domain/bill-file/limits';
import { billFileTexts, paperNames } from '@mastlight/domain/bill-file/messages';
import { makeCatalogue } from '../../../platform/catalogue';

const { billUnfollowed, clientChanged, fileGone, wrongType, tooLarge, tooMany, accountFull } = billFileTexts;

/** What the screens of bill-file say, and its refusals by their names. */
export const chinese = {
  refusal: { billUnfollowed, clientChanged, fileGone, wrongType, tooLarge, tooMany, accountFull },
  title: '文件',
  empty: '还没有文件。托书、放行条、提单放在这里，同事都看得到，也可以给客户看。',
  emptyLooking: '还没有文件',
  kinds: paperNames,
  by: '{by} {time}',
  byNobody: '已离开的同事 {time}',
  open: '打开 {name}',
  shown: '给客户看',
  shownTip: '勾上后，客户凭这票的分享链接或自己的客户链接能打开；去掉马上打不开',
  clientChanged: '{time} 客户有变，原来勾的已去掉；要给现在的客户看，请再勾一次',
  shownTo: '客户看得到',
  nowShown: '有这票链接的客户能打开了',
  nowHidden: '客户打不开了',
  remove: '删除 {name}',
  removeShort: '删除',
  removeText: '{name} 删除后，同事和客户都打不开，不能恢复。',
  removed: '已删除',
  add: '放文件',
  addTitle: '放文件到 {blno}',
  kind: '这是哪一种',
  file: '文件',
  note: `先只有同事看得到；一票最多 ${filesPerBillMax} 个，每个最多 ${billFileMegabytesMax} MB。`,
  cancel: '取消',
  put: '放上去',
  added: '已放上，同事都看得到',
} as const;

/** The texts of bill-file. */
export const billFileWords = makeCatalogue('bill-file', chinese);
