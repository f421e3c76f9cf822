import { productName } from './product-name';

/** What the server tells the person who starts it. */
export const startTexts = {
  notWhole: (name: string, text: string, min: number, max: number) => `${name}=${text} 应是 ${min} 到 ${max} 的整数`,
  preparingDatabase: '正在准备数据库（首次启动约 2 秒）…',
  startingDatabase: '正在启动数据库…',
  migrating: (count: number) => `正在更新数据表（${count} 项）…`,
  dataInUse: (directory: string, pid: number) =>
    `数据目录 ${directory} 正被另一个${productName}进程使用（pid ${pid}）。请先停止它，或用 DATA_DIR 指定另一个目录。`,
  dataMoved: (from: string, to: string) =>
    `以 root 启动时数据库以普通用户运行，它进不了 ${from} 的上级目录，数据改放在 ${to}（${from} 是指向它的链接）。`,
  databaseUnsupported: (platform: string) => `没有适合 ${platform} 的内置数据库，请用 DATABASE_URL 指向一个 PostgreSQL 15 以上的服务器。`,
  databaseFailed: '数据库没有启动成功，日志如下：',
  stopped: '已停止。',
  clusterStrange: (folder: string) =>
    `${folder} 里不是一个完整的数据库（缺少 PG_VERSION，或者读不了）。没有删除任何东西，${productName}不启动。请从备份恢复这个目录，或把 PG_VERSION 文件放回去；确实要从头开始时，请先把它移走。`,
  clusterGone: (folder: string) =>
    `数据库目录 ${folder} 不见了，以前它在这里。没有删除也没有新建任何东西，${productName}不启动。请检查磁盘是否已挂载，或从备份恢复；确实要从头开始时，请把整个数据目录移走，或删除其中的 database.json（如果 postgres 是链接，也删除它）。`,
  clusterOther: (folder: string) =>
    `${folder} 里是另一个数据库，不是这个数据目录原来的那个。没有删除也没有改动任何东西，${productName}不启动。请检查磁盘是否挂载正确，或从备份恢复原来的数据库；确实要改用现在这个时，请先删除数据目录里的 database.json。`,
  pepperGone: (file: string) =>
    `${file} 不见了，而数据库里的密码是用它里面的密钥保存的。没有新建密钥，${productName}不启动。请从备份恢复这个文件，或用 PASSWORD_PEPPER 给出原来的密钥；几台机器共用一个数据库时，每台都要用同一个。`,
  pepperOther: (place: string) =>
    `${place} 里的密钥不是这个数据库的，用它谁的密码都对不上，${productName}不启动。请从备份恢复原来的 secrets.json，或用 PASSWORD_PEPPER 给出原来的密钥；几台机器共用一个数据库时，每台都要用同一个。`,
  secretsUnreadable: (file: string) =>
    `${file} 读不出密钥（文件是空的或不完整）。没有改动它，${productName}不启动。请从备份恢复这个文件，或用 PASSWORD_PEPPER 给出原来的密钥；从来没有人注册过时，可以删除它再启动。`,
  clusterOfVersion: (folder: string, found: string, wanted: string) =>
    `${folder} 是 PostgreSQL ${found} 的数据，这个版本的${productName}自带 PostgreSQL ${wanted}，不能直接打开。没有改动任何东西，${productName}不启动。请用原来版本的${productName}启动，或用 pg_dump 导出后再导入新的数据目录。`,
  diskFull: (folder: string) => `磁盘空间不够，${productName}没有启动成功（数据目录 ${folder}）。请腾出空间后再启动；已有的数据没有改动。`,
  diskTooSmall: (folder: string, freeMegabytes: number, neededMegabytes: number) =>
    `${folder} 所在的磁盘只剩 ${freeMegabytes} MB，第一次启动至少需要 ${neededMegabytes} MB。什么都没有建立，请腾出空间，或用 DATA_DIR 指定另一个目录。`,
  dataDirForbidden: (path: string) =>
    `没有权限读写 ${path}，${productName}不启动，也没有改动任何东西。数据目录多半属于另一个用户：请用那个用户启动，或先用 chown -R 把数据目录交给现在的用户。`,
  roleWithoutRights: (reason: string) =>
    `DATABASE_URL 的数据库角色没有建表的权限（${reason}），${productName}不启动。请让它拥有这个数据库：ALTER DATABASE 数据库名 OWNER TO 角色名; 由别的角色建的表，用 ALTER TABLE … OWNER TO 交给它。`,
  databaseNewer: (names: readonly string[]) =>
    `数据库已经由更新版本的${productName}更新过（${names.join('、')}），这个版本不认识，也不能退回。没有改动任何东西，${productName}不启动。请用更新的版本启动，或恢复更新前的备份。`,
  migrationMissing: (names: readonly string[]) =>
    `数据库用过的更新（${names.join('、')}）在这个版本里没有，它不是由同一条版本线来的。没有改动任何东西，${productName}不启动。请用原来的版本启动；是自己的分支时，请先合并主线再启动。`,
  migrationLate: (names: readonly string[], newest: string) =>
    `数据库已经更新到 ${newest}，这个版本却带来更早的更新（${names.join('、')}），顺序乱了。没有改动任何东西，${productName}不启动。请把更早的文件按现在的时间改名（年月日T时分-能力-内容.sql）后再启动。`,
  linkLeadsNowhere: (link: string) =>
    `${link} 是一个链接，它指向的目录不存在。没有删除任何东西，${productName}不启动。请检查磁盘是否已挂载，或从备份恢复那个目录；确实要从头开始时，请先删除这个链接。`,
  databaseUnreachable: (folder: string) =>
    `以 root 启动时数据库以普通用户运行，它进不了 ${folder} 的上级目录，而数据库已经在那里。没有删除任何东西，${productName}不启动。请把数据目录移到其他用户能经过的位置（上级目录要有 o+x），再用 DATA_DIR 指向它。`,
  databaseOfAnother: (folder: string) =>
    `${folder} 属于另一个用户（多半以前是用 root 启动的），${productName}不启动，也没有改动任何东西。请用原来的用户启动，或先用 chown -R 把它交给现在的用户。`,
  roleUnbound: (role: string, database: string) =>
    `DATABASE_URL 的数据库角色“${role}”是超级用户或带有 BYPASSRLS，行级安全管不住它，${productName}不启动。请建一个普通角色并让它拥有数据库，再改 DATABASE_URL：CREATE ROLE mastlight LOGIN PASSWORD '…' NOSUPERUSER NOBYPASSRLS; ALTER DATABASE "${database}" OWNER TO mastlight;`,
} as const;

/** Words of `/openapi.json` and `/docs`. */
export const apiDocumentTexts = {
  fees: (names: readonly string[]) => `每项收费 ${names.join(' / ')}`,
  title: `${productName} API`,
  description: '每个地址在根路径和 /gw 下都能用；回答一律是 {code, status, msg, data}。',
  session: '登录得到的 token，原样放在 Authorization 里。',
  sourceKey: '报文来源的密钥。',
  answer: '业务结果看 code：200 成功。',
  codes:
    '200 成功；400 参数错误；401 未登录；402 余额不足；403 没有权限；404 记录不存在；409 重复提交；410 已过期；429 过于频繁；500 服务器异常',
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
  tooManyFields: '字段太多',
  tooManyItems: '一次给的太多',
  tooDeep: '嵌套太深',
  bodyTooLarge: '提交的内容太大',
  jsonOnly: '正文要是 JSON，Content-Type 写 application/json',
  oneFile: '一次只能传一个文件',
  badAddress: '地址格式不对',
  badRequest: '请求格式不对',
  badKey: 'Idempotency-Key 应是 8 到 128 个可见字符',
  busyWithBytes: '正在接收的报文太多，请稍后再传',
  serverBusy: `${productName}正忙，请稍后再试`,
  databaseAway: `${productName}暂时连不上数据库，正在自动恢复，请稍后再试`,
  bodyTooSlow: '传得太慢或已停顿，请重新上传',
} as const;
