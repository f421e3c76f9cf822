/** What people read about files on bills. */
import { accountMegabytesMax, billFileMegabytesMax, filesPerBillMax, keptAfterEndDays } from './limits';
import type { PaperKind } from './paper-kind';

/** Papers by name. */
export const paperNames: Readonly<Record<PaperKind, string>> = {
  so: '托书 S/O',
  release: '放行条',
  bl: '提单 B/L',
  other: '其他',
};

export const billFileTexts = {
  kindWrong: '请选是哪一种文件',
  billWrong: '这票读不出来，请刷新页面再试',
  fileWrong: '请先选文件',
  billUnfollowed: '这票没有在跟踪，不能放文件',
  clientChanged: '这票的客户刚有变，没有给客户看；请看清现在是哪个客户，再勾一次',
  fileGone: '没有收到这个文件，请重新上传',
  wrongType: '只收 PDF、图片和 Excel',
  tooLarge: `文件太大，最多 ${billFileMegabytesMax} MB，请压缩或拆分后再传`,
  tooMany: `一票最多放 ${filesPerBillMax} 个文件，请先删除不用的`,
  accountFull: `提单上的文件一共最多 ${accountMegabytesMax} MB，已经放满，请先删除不用的；结束 ${keptAfterEndDays} 天的提单，文件会自动删除`,
} as const;
