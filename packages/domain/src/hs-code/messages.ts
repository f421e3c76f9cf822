/** What people read about the code book and the tariff. */
import { agreementsMax, batchMax, editionNameMax, editionSourceMax, faultPercentMax, keywordLengthMax, tariffLinesMax } from './limits';

export const hsCodeTexts = {
  codeWrong: '编码是 2 至 10 位数字，例如 9617 或 961700',
  linesCodeWrong: '编码是 4、6、8 或 10 位数字，例如 9617 或 9617001900',
  keywordMissing: '请填写编码或货名',
  keywordTooLong: `最多 ${keywordLengthMax} 个字`,
  unknownCode: (code: string) => `目录里没有 ${code}`,
  tooManyCodes: `一次最多 ${batchMax} 个编码`,
  noEdition: '尚未导入税则，税率、监管条件和申报要素都还没有',
  notYet: (name: string, day: string) => `${name}从 ${day} 起才生效，现在还没有生效的税则`,
  noLine: (name: string, code: string) => `${name}里没有 ${code} 下的税号`,
  noElements: (name: string, code: string) => `${name}没有写 ${code} 的申报要素`,
  elementsDiffer: '下面几个税号的申报要素不同，请选到 10 位',
} as const;

/** What the import of a tariff says. */
export const tariffFileTexts = {
  usage:
    '用法：npm run tariff -- <文件.csv|xlsx> --edition <版次名> --from <生效日，如 2026-01-01> --source <来源> [--dry-run] [--skip-bad]',
  noFile: (path: string) => `读不到文件 ${path}`,
  unreadable: '读不了这个文件，请另存为 csv（UTF-8）再试',
  tooLarge: 'xlsx 太大，请另存为 csv 再导入',
  tooManyLines: `一份税则最多 ${tariffLinesMax} 行`,
  noHeader: (missing: readonly string[]) => `表头缺少：${missing.join('、')}`,
  nothing: '没有一行能用，没有导入',
  name: `版次名写 1 到 ${editionNameMax} 个字`,
  source: `来源写 1 到 ${editionSourceMax} 个字：从哪里来的，哪一天的`,
  day: '生效日写成 2026-01-01',
  taken: (name: string) => `已有版次“${name}”，内容不同；换一个版次名再导入`,
  same: (name: string) => `版次“${name}”已经导入过，没有变化`,
  busy: '另一份税则正在导入，请等它结束再试',
  fault: (line: number, column: string, what: string) => `第 ${line} 行 ${column}：${what}`,
  more: (count: number) => `另有 ${count} 行有问题，没有逐行列出`,
  tooManyFaults: (faulty: number, total: number) =>
    `${total} 行里有 ${faulty} 行有问题，到了 ${faultPercentMax}%，没有导入。改好再来，或加 --skip-bad 只导入好的`,
  counts: ({ lines, faulty, unreadRates }: TariffCounts) =>
    `${lines} 行可用` +
    (faulty > 0 ? `，${faulty} 行有问题没有导入` : '') +
    (unreadRates > 0 ? `，${unreadRates} 处税率读不成算法（原文照存，不参与计算）` : ''),
  dryRun: (counts: string) => `试读：${counts}。什么都没有写入`,
  wouldRefuse: `问题行到了 ${faultPercentMax}%，正式导入会被拒绝，除非加 --skip-bad`,
  done: (name: string, counts: string) => `导入版次“${name}”：${counts}`,
  inForce: (name: string, day: string) => `现在生效的是“${name}”，${day} 起`,
  noneInForce: '现在还没有生效的税则',
  missing: '没有填',
  line: '整行',
  lineTooLong: '太长，请检查引号有没有成对',
  tooLong: (max: number) => `最多 ${max} 个字`,
  control: '有看不见的字符',
  code: '要 10 位数字',
  heading: (heading: string) => `没有品目 ${heading}`,
  twice: (line: number) => `和第 ${line} 行重复`,
  unreadRate: (rate: string) => `“${rate}”读不成算法，原文照存，不参与计算`,
  letters: (unknown: string) => `不认识的代码 ${unknown}，大小写不同是不同的代码`,
  agreements: '协定税率',
  agreement: '写成“东盟:0%；智利:0%”',
  agreementsMany: `最多 ${agreementsMax} 个协定`,
  elements: '写成“0:品牌类型|1:出口享惠情况|2:用途”，序号要递增',
} as const;

export interface TariffCounts {
  readonly lines: number;
  readonly faulty: number;
  readonly unreadRates: number;
}
