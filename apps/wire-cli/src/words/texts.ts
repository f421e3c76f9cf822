import { wordsOfFormat } from './format-words';

/** What the command itself says, in both languages. */
const zh = {
  error: '✖ 错误',
  warning: '⚠ 提醒',
  offset: (offset: number) => `偏移 ${offset}`,
  segment: (format: string, segment: number) => `第 ${segment} ${wordsOfFormat(format).piece[0]}`,
  line: (line: number) => `（文件第 ${line} 行）`,
  rowNumber: (list: string) => `${list}行号`,
  ofRowsAbove: (count: number) => `… 只含上表列出的 ${count} 行所属的；加 --all 全部列出`,
  colon: '：',
  stdin: '标准输入',
  noMessage: '没有读入报文',
  otherJson: 'JSON，内容不认识',
  passedOver: '未读入',
  refusedMessage: (name: string) => `拒收的报文 ${name}：读懂的部分`.replace('  ', ' '),
  noFinding: '✔ 没有问题',
  counts: (read: number, refused: number, errors: number, warnings: number) =>
    `报文 ${read}，拒收 ${refused}，错误 ${errors}，提醒 ${warnings}`,
  milliseconds: (ms: string) => `用时 ${ms} 毫秒`,
  rowsMore: (shown: number, total: number) => `… 只列出 ${shown} 行，共 ${total} 行；加 --all 全部列出`,
  messagesMore: (shown: number, total: number) => `… 只列出 ${shown} 条报文，共 ${total} 条；加 --all 全部列出`,
  unlisted: (count: number) => `文件超过 64 MB，其余 ${count} 条报文已读过，不再列出`,
  rows: (count: number) => `${count} 行`,
  same: '各行相同：',
  interchange: '交换',
  faults: {
    missing: '文件不存在',
    folder: '是文件夹，不是文件',
    forbidden: '没有读取权限',
    failed: '无法读取',
  },
  unknownOption: (option: string) => `不认识的参数：${option}（用法见 mastlight-wire --help）`,
  total: (files: number, read: number, refused: number, errors: number, warnings: number) =>
    `合计 ${files} 个文件：报文 ${read}，拒收 ${refused}，错误 ${errors}，提醒 ${warnings}`,
  help: `mastlight-wire：读报文，说出文件里写了什么

用法
  npx mastlight-wire [选项] <文件> [<文件>…]
  npm run wire -- [选项] <文件>
  不给文件，或文件写 - ，从标准输入读

自动识别：UN/EDIFACT、平台文件（00:…）、海关舱单 XML、口岸 JSON、
DCSA 事件 JSON（Track & Trace）、JT/T 808 与 809 帧、AIS（NMEA）

选项
  --json       输出 JSON：每个文件一个对象，含全部报文和问题
  --en         说明、标题和问题用英文
  -q, --quiet  只列问题，不列报文
  -a, --all    长列表全部列出（默认每张表 50 行）
  -s, --segments  逐段列出含义，连同读不通的地方
  -w, --wide   单元格不截断、不换行，表格多宽都可以（适合 | less -S）
  -h, --help   这段说明

退出码
  0  全部读入（提醒不算）
  1  有报文、报文段或文件内容被拒收
  2  用法不对，或文件打不开
`,
};

/** What the command says by itself, whatever it reads. */
export type Texts = typeof zh;

const en: Texts = {
  error: '✖ error',
  warning: '⚠ warning',
  offset: (offset) => `offset ${offset}`,
  segment: (format, segment) => `${wordsOfFormat(format).piece[1]} ${segment}`,
  line: (line) => ` (line ${line} of the file)`,
  rowNumber: (list) => `${list} row`,
  ofRowsAbove: (count) => `… of the ${count} rows listed above; --all lists them all`,
  colon: ': ',
  stdin: 'standard input',
  noMessage: 'No message was read',
  otherJson: 'JSON of unknown content',
  passedOver: 'Not read',
  refusedMessage: (name) => `Refused message ${name}: what was understood`.replace('  ', ' '),
  noFinding: '✔ no findings',
  counts: (read, refused, errors, warnings) => `${read} messages read, ${refused} refused, ${errors} errors, ${warnings} warnings`,
  milliseconds: (ms) => `${ms} ms`,
  rowsMore: (shown, total) => `… ${shown} of ${total} rows; --all lists them all`,
  messagesMore: (shown, total) => `… ${shown} of ${total} messages; --all lists them all`,
  unlisted: (count) => `The file is above 64 MB; ${count} more messages were read and are not listed`,
  rows: (count) => `${count} rows`,
  same: 'same in all rows: ',
  interchange: 'interchange',
  faults: {
    missing: 'no such file',
    folder: 'is a folder',
    forbidden: 'may not be read',
    failed: 'cannot be read',
  },
  unknownOption: (option) => `Unknown option: ${option} (see mastlight-wire --help)`,
  total: (files, read, refused, errors, warnings) =>
    `${files} files: ${read} messages read, ${refused} refused, ${errors} errors, ${warnings} warnings`,
  help: `mastlight-wire: reads messages and says what a file says

Usage
  npx mastlight-wire [options] <file> [<file>…]
  npm run wire -- [options] <file>
  without a file, or with - as one, the standard input is read

Recognized by content: UN/EDIFACT, Chinese platform files (00:…), Chinese
customs XML, port query JSON, DCSA Track & Trace JSON, JT/T 808 and 809
frames, AIS (NMEA)

Options
  --json       JSON: an object per file with all messages and findings
  --en         texts, headings and findings in English
  -q, --quiet  findings alone, without the messages
  -a, --all    long lists in full (50 rows of a table else)
  -s, --segments  each segment beside its meaning and what does not fit
  -w, --wide   no cell is cut or wrapped, tables as wide as they are
  -h, --help   this text

Exit codes
  0  everything was read (warnings do not count)
  1  a message, a segment or other content was refused
  2  wrong usage, or a file that cannot be opened
`,
};

/** The texts of the command by language. */
export const texts = { zh, en } as const;
