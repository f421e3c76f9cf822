import { codeTexts } from '@mastlight/domain/contract-kit/envelope';
import { makeCatalogue } from '../catalogue';
import { bringPhrases } from '../said';

const textOfCode = (code: number) => codeTexts[code] ?? '';

/** What goes wrong on the way to the server and back, and what the server says where it has no words of its own. */
export const chinese = {
  transport: {
    timeout: '网络请求超时',
    network: '网络请求错误',
    offline: '网络请求错误：这台设备没有联网',
    notFound: '服务器异常404',
    failed: '请求失败 ({status, number})',
    notData: '收到的不是数据，可能被代理或上网认证页拦下，请检查网络',
    balance: '余额不足',
  },
  /** What the own duty in the company does not permit. */
  notPermitted: {
    manage: '这项操作要由公司管理员来做',
    finance: '您的职责不能管钱，请联系公司管理员',
    operate: '您的职责不能改数据，请联系公司管理员',
  },
  /** By business code (R-8-32). */
  refusal: {
    code400: textOfCode(400),
    code401: textOfCode(401),
    code402: textOfCode(402),
    code403: textOfCode(403),
    code404: textOfCode(404),
    code409: textOfCode(409),
    code410: textOfCode(410),
    code413: textOfCode(413),
    code429: textOfCode(429),
    code500: textOfCode(500),
    code503: textOfCode(503),
  },
  /** Why what is shown may be old; `time` is the port's, at which it was last known to stand. */
  trouble: {
    offline: '设备没有联网',
    unreachable: '连接断了',
    failing: '服务器出错',
    slow: '服务器 10 秒没有回应',
    silent: '实时连接没有声音了',
    closed: '连接断了',
    streamless: '实时更新断了',
  },
  /** What happens by itself meanwhile. */
  remedy: {
    offline: '联网后更新',
    unreachable: '正在重连',
    failing: '正在重试',
    slow: '还在等',
    silent: '正在重连',
    closed: '正在重连',
    streamless: '每分钟取一次',
  },
  connection: {
    stands: '数据停在 {time}',
    told: '{trouble}，{stands}，{remedy}',
    toldWithoutData: '{trouble}，{remedy}',
    approximate: '倒计时按 {time} 的截港时间',
    retry: '现在重试',
  },
  sheet: {
    faults: '{count, number} 处要改',
    noRoom: '浏览器没有空间保存草稿，请先发送或导出',
  },
  /** How long ago something was heard. */
  age: {
    now: '刚刚',
    heard: '收到 {age}',
    short: { minutes: '{count, number}分', hours: '{count, number}小时', days: '{count, number}天' },
    long: { minutes: '{count, number} 分钟前', hours: '{count, number} 小时前', days: '{count, number} 天前' },
  },
  contacts: {
    lin: '客服小林',
    zhou: '客服小周',
    chen: '客服小陈',
    shen: '客服小沈',
  },
} as const;

/** The texts of the platform itself; with their English comes that of what the domain says. */
export const platformTexts = makeCatalogue('platform', chinese, async () => {
  const [{ english }] = await Promise.all([
    import('./en-US'),
    bringPhrases(async () => (await import('@mastlight/domain/english')).englishPhrases),
  ]);
  return english;
});
