/** What the intake tells people. */
import { productName } from '../vocabulary/product-name';
import { maskMark } from '../vocabulary/without-contacts';
import { boxesPerBillMax } from '../vocabulary/boxes-per-bill';
import type { QuarantineReason } from './message-state';
import { wireFormatName } from '../vocabulary/wire-format';

export const quarantineTexts: Readonly<Record<QuarantineReason, string>> = {
  unreadable: '读不出任何内容',
  'foreign-format': '这个来源不用这种格式',
  'interchange-conflict': '同一交换号（0020）内容不同，错误码 26：请发送方换号重发',
  'apply-failed': '读得出，但存不进去',
  'ends-process': '处理它时程序几次中断',
};

/**
 * What the intake itself finds in a message beside its reader; `{}` stands for
 * what it quotes. An error refuses what it is about.
 */
export const intakeFindings = {
  'foreign-port': [
    'error',
    '报文说的是 {}，不是这个来源的港口，没有入账',
    'The message speaks of {}, which is not its source’s port; it was not applied',
  ],
  'too-many-boxes': [
    'error',
    `提单 {} 的箱超过 ${boxesPerBillMax.toLocaleString('en-US')} 个，这票没有入账；原文已保留，请发送方核对提单号`,
    `Bill {} would have more than ${boxesPerBillMax.toLocaleString('en-US')} boxes; nothing of it was applied, the raw message is kept`,
  ],
  'odd-time': [
    'warning',
    '船期里的时间 {} 离现在太远，已保留，不作为截止时间',
    'The call’s time {} is too far off; it is kept, and sets no clock',
  ],
  'port-not-ours': [
    'warning',
    '报文说的是 {}，不是本平台的港口，不算进任何港口',
    'The message speaks of {}, which is no port of the product; it counts for none',
  ],
} as const;

export const intakeTexts = {
  unknownSource: (source: string, known: readonly string[]) => `不认识的来源 ${source}，可用：${known.join('、')}`,
  tooLarge: (megabytes: number) => `文件超过 ${megabytes} MB`,
  notAFile: '不是普通文件',
  keepsChanging: '文件一直在变，没有收下：请写完再放进来，或先用 .part 结尾的名字',
  folderNotOurs: (folder: string) =>
    `收件目录 ${folder} 是链接，或者属于别的用户，不能安全使用。请删掉它，或改成运行${productName}的用户所有，再启动。`,
  cannotBeRead: '文件打不开，请检查权限后重新放入',
  /** What a message is told whose format its source does not send. */
  foreignFormat: (format: string, known: readonly string[]) =>
    `收到 ${wireFormatName(format)}，应为 ${known.map(wireFormatName).join('、')}；确认来源没错再接受`,
  /** What a message that could not be applied is told; the cause stands in the log under its number. */
  notStorable: (messageId: number, code: string | null) =>
    `原文已保留，请把报文号 ${messageId} 告诉${productName}${code === null ? '' : `（数据库代码 ${code}）`}`,
  /** What a message is told over which processes have ended. */
  endsProcess: (messageId: number, tries: number) =>
    `处理这份报文时程序中断了 ${tries} 次，已放到一边，不再影响其他报文。原文已保留，请把报文号 ${messageId} 告诉${productName}`,
  cannotBeStored: `文件存不进去，请联系${productName}`,
  /** First line of a text that tells what became of a file. */
  fileOfMessage: (name: string | null, messageId: number | null) =>
    `文件：${name ?? '（没有文件名）'}${messageId === null ? '' : `，报文 ${messageId}`}`,
  rereadUsage: '用法：npm run reread -- <日期..日期|来源|报文编号,…>，例如 2026-11-01..2026-11-07、ningbo-edi、17,18',
  rereadProgress: ({ read, changed, added, removed }: { read: number; changed: number; added: number; removed: number }) =>
    `已重读 ${read} 条，变化 ${changed} 条（新增事实 ${added}，撤下 ${removed}）`,
  rereadDone: (done: { read: number; changed: number; unreadable: number; redriven: number }) =>
    `重读完成：${done.read} 条，变化 ${done.changed} 条，读不出 ${done.unreadable} 条（保持原样），隔离区重新处理 ${done.redriven} 条`,
  rereadEnded: '已中断；再次执行同一命令即从这里继续',
  usage: '用法：npm run ingest -- <来源> <文件…>',
  noSuchFile: (path: string) => `找不到文件 ${path}`,
  noKey: (source: string) => `没有来源 ${source} 的钥匙`,
  refusedByServer: (status: number, text: string) => `服务器拒收（${status}）：${text}`,
  refusedInside: (count: number) => `其中 ${count} 条报文拒收`,
  /** Heads the text beside a file that was taken although parts of it were refused. */
  partlyRefused: '文件已入账，下列内容拒收',
  omitted: (count: number) => `…… ${count} 段属于其他提单，不显示 ……`,
  /** Stands for a party, a contact or goods that the reader may not see. */
  masked: maskMark,
  /** A finding's words without what they quote. */
  findingMasked: '此处有读取问题，内容不显示',
  /** The raw bytes are kept for a time only; what was read from them stays. */
  rawExpired: '原文已过保存期，由它得出的记录仍在',
  viewNotRecorded: '查看记录写不进去，暂不能显示全文，请稍后再试',
  receiptsInWork: '回执正在写，请稍后再取',
  tooManyViews: '正在打开的报文太多，请稍后再试',
  /** Where and why, one line per finding. */
  finding: (segment: number | undefined, offset: number, zh: string) =>
    `${segment === undefined ? '' : `第 ${segment} 段，`}字节 ${offset}：${zh}`,
} as const;
