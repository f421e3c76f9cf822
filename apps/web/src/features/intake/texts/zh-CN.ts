import { makeCatalogue } from '../../../platform/catalogue';

/** The account of what came in, and a message as it was received. */
export const chinese = {
  title: '收报总账',
  received: '收到',
  applied: '入账',
  duplicate: '重复',
  quarantined: '隔离',
  waiting: '等待',
  balanced: '收到 = 入账 + 重复 + 隔离 + 等待，一份不少',
  unbalanced: '数目正在变动，稍后再看',
  oldestWaiting: '最久等待',
  refused: '文件内拒收的报文',
  quarantinedBytes: '隔离的字节',
  rawTitle: '报文原文',
  findings: '发现的问题',
  noFindings: '没有发现问题',
  excerpt: '只显示与您订阅的提单有关的部分',
  masked: '＊＊＊ 处不向订阅人显示：发报方、当事人、联系方式、货物和别人的号码。全文由管理员查看，每次都留记录',
  notShown: '原文不显示',
  notYours: '这份报文里没有您订阅的提单，不能显示',
  cut: '报文很长，只显示开头',
  copy: '复制原文',
  copied: '复制成功',
  copyFailed: '没能复制，请手动选中',
  retry: '重试',
  durations: { seconds: '{count, number} 秒', minutes: '{count, number} 分钟', hours: '{count, number} 小时' },
} as const;

/** The texts of what came in. */
export const intakeTexts = makeCatalogue('intake', chinese, async () => (await import('./en-US')).english);
