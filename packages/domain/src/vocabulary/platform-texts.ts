/** What the server tells the person who starts it. */
export const startTexts = {
  preparingDatabase: '正在准备数据库（首次启动约 2 秒）…',
  startingDatabase: '正在启动数据库…',
  migrating: (count: number) => `正在更新数据表（${count} 项）…`,
  dataInUse: (directory: string, pid: number) =>
    `数据目录 ${directory} 正被另一个桅灯进程使用（pid ${pid}）。请先停止它，或用 DATA_DIR 指定另一个目录。`,
  dataMoved: (from: string, to: string) =>
    `以 root 启动时数据库以普通用户运行，它进不了 ${from} 的上级目录，数据改放在 ${to}（${from} 是指向它的链接）。`,
  databaseUnsupported: (platform: string) =>
    `没有适合 ${platform} 的内置数据库，请用 DATABASE_URL 指向一个 PostgreSQL 15 以上的服务器。`,
  databaseFailed: '数据库没有启动成功，日志如下：',
  stopped: '已停止。',
} as const;

/** Words of `/openapi.json` and `/docs`. */
export const apiDocumentTexts = {
  title: '桅灯 API',
  description: '每个地址在根路径和 /gw 下都能用；回答一律是 {code, status, msg, data}。',
  session: '登录得到的 token，原样放在 Authorization 里。',
  sourceKey: '报文来源的密钥。',
  answer: '业务结果看 code：200 成功。',
  codes: '200 成功；400 参数错误；401 未登录；402 余额不足；403 没有权限；404 记录不存在；409 重复提交；410 已过期；429 过于频繁；500 服务器异常',
} as const;

const typeNames: Readonly<Record<string, string>> = {
  string: '文字',
  number: '数字',
  int: '整数',
  boolean: 'true 或 false',
  array: '列表',
  object: '对象',
};

/** Reasons for which a request is refused before it is looked at. */
export const requestTexts = {
  missing: '必填',
  wrongType: (type: string) => `应为${typeNames[type] ?? '别的类型'}`,
  wrongForm: '格式不对',
  oneOf: (values: readonly string[]) => (values.length > 12 ? '不在可选范围内' : `只能是 ${values.join('、')}`),
  tooBig: (origin: string, maximum: number) =>
    origin === 'string' ? `最多 ${maximum} 个字符` : origin === 'array' ? `最多 ${maximum} 项` : `不能大于 ${maximum}`,
  tooSmall: (origin: string, minimum: number) =>
    origin === 'string' ? `至少 ${minimum} 个字符` : origin === 'array' ? `至少 ${minimum} 项` : `不能小于 ${minimum}`,
  unstorable: '含有无法保存的字符',
  bodyTooLarge: '提交的内容太大',
  badAddress: '地址格式不对',
  badRequest: '请求格式不对',
  busyWithBytes: '正在接收的报文太多，请稍后再传',
} as const;
