import { productName, productNameLatin } from '../vocabulary/product-name';
import type { Phrase } from '../vocabulary/read-english';

/** What the server says of messages, in English; what was found in one has its English in the reader (`packages/wire`). */
export const intakeEnglish: readonly Phrase[] = [
  ['等待处理', 'waiting'],
  ['已入账', 'taken in'],
  ['已隔离', 'quarantined'],
  ['读不出任何内容', 'nothing in it can be read'],
  ['这个来源不用这种格式', 'not a format of this source'],
  [
    '同一交换号（0020）内容不同，错误码 26：请发送方换号重发',
    'same interchange number (0020), other content, error 26: the sender must send it under a new number',
  ],
  ['读得出，但存不进去', 'readable, but it could not be stored'],
  ['处理它时程序几次中断', 'the program broke off several times over it'],
  ['报文说的是 {asSent}，不是这个来源的港口，没有入账', 'the message tells of {asSent}, no port of this source, not taken in'],
  [
    '提单 {billNo} 的箱超过 {n} 个，这票没有入账；原文已保留，请发送方核对提单号',
    'bill {billNo} has over {n} containers and was not taken in; the message is kept, the sender must check the number',
  ],
  ['船期里的时间 {asSent} 离现在太远，已保留，不作为截止时间', 'the time {asSent} of the schedule is too far off; kept, but no cut-off'],
  ['报文说的是 {asSent}，不是本平台的港口，不算进任何港口', 'the message tells of {asSent}, no port of ours, and counts for none'],
  ['收到 {format}，应为 {formats}；确认来源没错再接受', 'got {format}, should be {formats}; accept it once the source is sure'],
  [`原文已保留，请把报文号 {n} 告诉${productName}`, `the message is kept, tell ${productNameLatin} its number {n}`],
  [
    `原文已保留，请把报文号 {n} 告诉${productName}（数据库代码 {code}）`,
    `the message is kept, tell ${productNameLatin} its number {n} (database code {code})`,
  ],
  [
    '处理这份报文时程序中断了 {n} 次，已放到一边，不再影响其他报文',
    'the program broke off {n|time|times} over this message; it is set aside and troubles no other',
  ],
  ['文件已入账，下列内容拒收', 'the file was taken in, but for the following'],
  ['其中 {n} 条报文拒收', '{n|message|messages} of it refused'],
  ['…… {n} 段属于其他提单，不显示 ……', '… {n|segment|segments} of other bills, not shown …'],
  ['此处有读取问题，内容不显示', 'could not be read here, not shown'],
  ['第 {n} 段，字节 {n2}：{asFound}', 'segment {n}, byte {n2}: {asFound}'],
  ['字节 {n}：{asFound}', 'byte {n}: {asFound}'],
  ['原文已过保存期，由它得出的记录仍在', 'the message is past its time of keeping, what was read from it stays'],
  ['查看记录写不进去，暂不能显示全文，请稍后再试', 'the view could not be recorded, so the whole is not shown; please try again later'],
  ['回执正在写，请稍后再取', 'the receipts are being written, please fetch them later'],
  ['正在打开的报文太多，请稍后再试', 'too many messages are being opened, please try again later'],
  ['文件超过 {n} MB', 'the file is over {n} MB'],
];
