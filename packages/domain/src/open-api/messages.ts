/** What people and programs read about the open interface. */
import { productName } from '../vocabulary/product-name';
import {
  keysPerDay,
  callbackLooksPerHour,
  callsPerMinute,
  dayMaxCoinsMax,
  dayMaxCoinsMin,
  declarationBytesMax,
  eventKeptDays,
  eventsPerPageMax,
  filterValuesMax,
  keyNameLengthMax,
  keysMax,
  queryLengthMax,
  replayIdsMax,
  secretBytesMax,
  secretBytesMin,
  subscriptionBytesMax,
  webhookTestsPerDay,
  webhookTimeoutMs,
  webhookTriesMs,
  webhookUrlLengthMax,
  webhooksMax,
} from './limits';

export const openApiTexts = {
  noCompany: '接口密钥属于公司，请先切换到公司身份',
  nameWrong: `请填写名称，最多 ${keyNameLengthMax} 个字`,
  scopesWrong: '请选择至少一项权限',
  dayMaxWrong: `请填写每天最多用多少火币，${dayMaxCoinsMin} 到 ${dayMaxCoinsMax} 的整数`,
  keysFull: `公司最多有 ${keysMax} 个有效的密钥，请先作废不用的`,
  tooManyKeys: `一天最多新建 ${keysPerDay} 个密钥，请明天再试`,
  noKey: '公司没有这个密钥，请刷新后重试',
} as const;

/** What a program is told when its call is refused; the field that is wrong stands in front. */
export const callTexts = {
  keyMissing: '缺少密钥：请把密钥放在 Authorization: Bearer 头里',
  keyWrong: '密钥无效或已作废',
  keyInAddress: '密钥不能放在网址里，会被沿途记录：请作废这个密钥，换一个放在 Authorization 头里',
  notInScope: (scope: string) => `密钥没有这项权限：${scope}`,
  tooMany: `每个密钥每分钟最多 ${callsPerMinute} 次，请按 Retry-After 稍后再试`,
  onlyMethod: (method: string) => `这个地址只接受 ${method}`,
  notJson: '正文不是 JSON',
  flagWrong: (field: string) => `${field} 只能是 true 或 false`,
  makerLeft: '新建这个密钥的人已不在公司，它不能再发送；请公司管理员换一个密钥',
  makerMayNot: '新建这个密钥的人现在的职责不能发送，请公司管理员换一个密钥',
  noDeclaration: '没有这个编号的 VGM',
  otherContent: 'declarationReference：这个编号已经用来声明过别的内容；内容变了请换一个编号',
  warned: (path: string, text: string) => `${path}：${text}；核对无误时，网址加 acceptWarnings=true 再发`,
  faulty: (path: string, text: string) => `${path}：${text}`,
  overDayMax: (coins: string) => `这个密钥每天最多用 ${coins} 火币，今天不够再发一次；没有发送，也没有扣费`,
  noAddress: '没有这个接口地址',
  unknownField: (field: string) => `不支持的参数：${field}`,
  twice: (field: string) => `${field} 写了不止一次；多个值用逗号分开`,
  queryLong: `参数太长，最多 ${queryLengthMax} 个字符`,
  valueWrong: (field: string, words: readonly string[]) => `${field} 只能是 ${words.join('、')}`,
  textWrong: (field: string) => `${field} 的值不对`,
  valuesMany: (field: string) => `${field} 最多 ${filterValuesMax} 个值`,
  timeWrong: (field: string) => `${field} 要写成带时区的时间，例如 2026-11-29T08:00:00+08:00`,
  limitWrong: `limit 要是 1 到 ${eventsPerPageMax} 的整数`,
  cursorWrong: 'cursor 无效：请原样使用上一次回答的 Next-Page',
  cursorOther: 'cursor 和这次的筛选条件不一致：请原样使用上一次回答的 Next-Page',
  /** Beside an event that takes an earlier one back. */
  takenBack: '更正：来源撤回或改正了这个事件，以 retractedEventID 指的事件不再成立',
  /** Why customs holds a box. */
  held: { refused: '海关退单', withdrawn: '海关撤回放行', inspection: '海关查验' },
} as const;

/** What is wrong with a declared VGM, after the field that it is said of; and what is told of one that goes. */
export const declarationTexts = {
  one: '一次声明一个箱',
  moment: '要写成带时区的时间，例如 2026-10-01T08:00:00+08:00',
  reference: '要是 1 到 100 位字母、数字和 . _ : ~ -，第一位是字母或数字',
  retracted: '已经发出的不能从接口撤回，请在 VGM 页面修改或联系码头',
  unknownField: 'DCSA VGM 没有这个字段',
  portMissing: (locode: string) => `必填，VGM 只发上海港（${locode}）`,
  portWithout: (port: string, locode: string) => `这个港口不能发 VGM，只能是${port}（${locode}）`,
  terminalMissing: '请写码头代码（SMDG 或本站的代码）',
  longAgo: '称重时间早于一年前，请核对年份',
  equipmentCode: '箱型代码是 4 位字母或数字，例如 45G1',
  future: '称重时间不能晚于现在',
  cargoMissing: '累加计算（SM2）要写货物和包装的重量',
  weightWrong: '要是大于 0、小于 1000000、最多三位小数的数',
  /** On the page of VGM, where it is found again. */
  remark: (reference: string) => `接口 ${reference}`,
  rounded: (value: number, unit: string, exactKg: string, kg: number) =>
    unit === 'KGM' ? `${exactKg} 千克按 ${kg} 千克发送` : `${value} 磅合 ${exactKg} 千克，按 ${kg} 千克发送`,
} as const;

/** What is wrong with a subscription, after the field that it is said of. */
export const subscriptionTexts = {
  none: '没有这个订阅',
  unknownField: 'DCSA 订阅没有这个字段',
  codesLeftOut: (type: string) => `eventType 里没有 ${type}，这些代码永远不会推送；请加上或去掉`,
  unknownFilter: '不支持按它筛选，请去掉；没有建订阅，也没有改',
  urlMissing: '必填，写接收事件的网址',
  notText: '要写成文字',
  notObject: '正文要是一个 JSON 对象',
  words: (words: readonly string[]) => `要写成数组，每个值只能是 ${words.join('、')}`,
  wordsMissing: '数组不能是空的；不筛选请不写这个字段',
  valuesMany: `最多 ${filterValuesMax} 个值`,
  numbers: '写号码，多个用逗号分开，只能有字母、数字和 - _ / . 空格',
  secretMissing: '必填，写 Base64 的密钥',
  secretWrong: `要写成 Base64，解开后 ${secretBytesMin} 到 ${secretBytesMax} 个字节`,
  secretElsewhere: '只在新建时写；换密钥请用 PUT /v2/event-subscriptions/{subscriptionID}/secret',
  otherId: '和网址里的不一样',
  looksMany: `一小时最多换 ${callbackLooksPerHour} 次地址，请按 Retry-After 稍后再试`,
  notLooked: (words: string) => `没有接受：先用 HEAD 问了这个地址，要回答 204，这次是：${words}`,
} as const;

/** What the states of a declared VGM are called. */
export const stateTexts = {
  SENDING: '发送中',
  ACCEPTED: '码头已接受',
  AT_TERMINAL: '箱已到码头',
  FAILED: '退回或没收到，费用已退',
  NOT_SENT: '在页面改过，待发送',
  DELETED: '在页面删除了',
} as const;

/** What is told of the parameters of the calls about VGM. */
export const declarationParameterTexts = {
  acceptWarnings: '校验位不对、皮重少见、超过箱型常见最大总重这类警告，核对无误后写 true 才发；不写就不发，回答 400',
  declarationReference: '声明时自己定的编号',
} as const;

/** What is told of the place in the address of a subscription. */
export const subscriptionParameterTexts = { subscriptionID: '建订阅时回答的编号' } as const;

/** What is told of the parameters of `GET /v2/events`. */
export const parameterTexts = {
  eventType: '事件类型，多个用逗号分开',
  equipmentEventTypeCode: '箱子的事件代码，多个用逗号分开；和其他类型的代码一起写时，满足任一个就给',
  transportEventTypeCode: '船的事件代码：ARRI 抵港、DEPA 离港',
  shipmentEventTypeCode: '单证的事件代码：RELS 海关放行、HOLD 海关退单、撤回放行或查验',
  transportDocumentReference: `提单号，最多 ${filterValuesMax} 个，用逗号分开`,
  carrierBookingReference: `订舱号，最多 ${filterValuesMax} 个，用逗号分开`,
  equipmentReference: `箱号，最多 ${filterValuesMax} 个，用逗号分开`,
  created: {
    eq: '事件写入的时间等于它；要带时区',
    gte: '这个时间或之后写入的',
    gt: '这个时间之后写入的',
    lte: '这个时间或之前写入的',
    lt: '这个时间之前写入的',
  },
  sort: '按写入的先后（默认）或倒过来',
  limit: `一页几条，1 到 ${eventsPerPageMax}`,
  cursor: '从上一次回答的 Next-Page 接着读：请整个网址原样使用，其他条件已在里面',
} as const;

/** What is told of the calls that keys open, of their answers and of what we push. */
export const interfaceTexts = {
  title: `${productName}开放接口`,
  about:
    '公司自己的程序读取关注提单的进展，按 DCSA Track & Trace 2.2；发送 VGM，按 DCSA Verified Gross Mass 1.0。密钥只放在请求头里，放在网址里的一律拒绝。回答以 HTTP 状态为准，出错时正文说明原因。',
  key: '公司的密钥，形如 mlk_…，在“开放接口”页新建',
  keyHeader: '同一个密钥，给只能用这个头的程序',
  events: {
    summary: '读取跟踪事件',
    about: `公司关注的提单的事件，按写入先后，一页一页读。读到最后 Next-Page 仍然在，从它接着读不漏不重。事件保留 ${eventKeptDays} 天。更正另发一条，retractedEventID 指向不再成立的那条。`,
  },
  declare: {
    summary: '发送一个箱的 VGM',
    about: `和 VGM 页面发送是同一件事：同样的检查、价格和报文，先冻结费用，码头接受才扣，退回或没收到就退。一次一个箱，正文最多 ${declarationBytesMax / 1_024} KB，字段按 DCSA Verified Gross Mass 1.0。declarationReference 是自己定的编号：同一编号、同一内容再发，回答第一次的那份，不重复发送和扣费；内容不同回答 409；被码头退回的，改好用新编号再发。重量写 KGM（千克）或 LBR（磅），磅只换算一次（1 磅 = 0.45359237 千克），按整数千克发送，四舍五入写在 feedbackElements。总重、皮重、货重、称重地点、负责人地址和签名都要写；SM1 不写货重时按总重减皮重。其他 DCSA 字段收下、不转给码头。密钥每天最多用的火币在新建密钥时写明，到了就回答 402。`,
  },
  declared: {
    summary: '查一个 VGM 的状态',
    about:
      '按自己的编号查公司用接口声明过的 VGM：声明的内容、状态和码头的答复。SENDING 发送中、ACCEPTED 码头已接受、AT_TERMINAL 箱已到码头、FAILED 退回或没收到（费用已退）、NOT_SENT 在页面改过待发送、DELETED 在页面删除。在 VGM 页面改过的，weightKg 是现在的总重。',
  },
  subscribe: {
    summary: '订阅事件推送',
    about: `以后写入的事件，符合条件的推到 callbackUrl：POST 一个数组，里面的事件和 GET /v2/events 给的一样。callbackUrl 要用 204 回答 HEAD，建之前当场问一次；只能是公网的 https。secret 由你们给：Base64，解开后至少 ${secretBytesMin} 个字节，以后不再显示。条件之间是“并且”，一个条件里多个值是“或者”，几类事件代码一起写时满足任一个就给；不支持的条件一律拒绝，不会忽略。订阅和推送地址一起数，公司最多 ${webhooksMax} 个，也在“开放接口”页看到、停用和删除。订阅是公司的：作废建它的密钥，它继续推。`,
  },
  subscriptions: { summary: '列出订阅', about: '公司用接口建的订阅，早的在前，一页一页读。读完时没有 Next-Page。secret 不给出。' },
  subscription: { summary: '查一个订阅', about: '别的公司的、没有的，都回答 404。' },
  alter: {
    summary: '改一个订阅',
    about:
      '正文是改好后的整个订阅：没写的条件就是不筛选了。换了 callbackUrl 时当场再用 HEAD 问一次。已经排上、还没送到的推到新地址；新条件管还没排上的事件。因为对方不再接收或五天没送到而停的，改好就接着推；管理员停的还是停着。secret 不能在这里写。',
  },
  unsubscribe: { summary: '删除一个订阅', about: '不再推送，推送记录一起删除，不能恢复。' },
  changeSecret: { summary: '换订阅的密钥', about: '下一次推送起用新的签；旧的马上不用。' },
  document: { summary: '接口说明', about: '本说明，OpenAPI 3.1；不用密钥，可以缓存' },
  examples: {
    first: '从头读，每页 10 条',
    newest: '最新的 10 条',
    released: '海关放行和查验',
    bill: '一票提单的进出场和装船',
    since: '某个时间之后写入的',
    document: '下载说明',
    declare: '声明一个箱（累加计算，千克）',
    pounds: '同一件事，整箱称重，单位磅',
    declared: '查上面声明的那个箱',
    subscribe: '订阅两票的进场、装船和离港',
    subscribeAll: '订阅全部事件',
    subscriptions: '列出公司的订阅',
    subscription: '查一个订阅',
    alter: '改成只要海关放行和查验',
    unsubscribe: '删除一个订阅',
    changeSecret: '换密钥',
  },
  headers: {
    'API-Version': '这个调用所按的 DCSA 标准的版本',
    'Current-Page': '这一页的网址',
    'Next-Page': '下一页的网址；倒着读到头时没有',
    'Retry-After': '多少秒后再试',
  },
  refusals: {
    400: '参数或正文不对（写明是哪个字段），或密钥写在了网址里',
    401: '没有密钥，或密钥无效、已作废',
    402: '余额不足，或到了这个密钥每天最多用的火币；没有发送，也没有扣费',
    403: '密钥没有这项权限，新建它的人已不在公司（发送 VGM），或从别的网站的网页里调用',
    404: '公司没有这个编号',
    405: '方法不对，Allow 头写明接受哪个',
    409: '这个编号声明过别的内容，或这票刚好在别处改动，稍后再试',
    413: `正文太长：VGM 最多 ${declarationBytesMax / 1_024} KB，订阅最多 ${subscriptionBytesMax / 1_024} KB`,
    415: '正文不是 application/json',
    429: `超过每个密钥每分钟 ${callsPerMinute} 次，按 Retry-After 再试`,
  },
  /** Of a call that needs no key. */
  openRefusals: { 400: '参数不对', 429: '太快了，按 Retry-After 再试' },
  push: {
    event: '有新事件',
    test: '页面上点“测试”时推的',
    about: `推到公司填的地址，按 Standard Webhooks 1.0 签名。${webhookTimeoutMs / 1_000} 秒内回答 2xx 算收下，否则按间隔再推，共 ${webhookTriesMs.length} 次；同一条的 webhook-id 不变，按它去重。同一票按先后推。`,
    taken: '收下了',
    gone: '不再接收，停用这个地址',
    notification: '订阅的推送（DCSA Track & Trace 2.2）',
    notificationAbout: `推到订阅的 callbackUrl，正文是事件的数组，和 GET /v2/events 给的一样。Notification-Signature 是 sha256= 加十六进制的 HMAC-SHA256：密钥是 secret 用 Base64 解开的字节，签的是正文的全部字节。${webhookTimeoutMs / 1_000} 秒内回答 204（或别的 2xx）算收下，否则按间隔再推，共 ${webhookTriesMs.length} 次；请按 eventID 去重。同一票按先后推。DCSA 的签名不含时间：要防重放，请核对同一个密钥签的 webhook-signature（Standard Webhooks 1.0）。页面上点“测试”时推的是空数组。`,
    notificationHeaders: {
      signature: 'sha256= 加正文的 HMAC-SHA256，十六进制',
      subscription: '订阅的 subscriptionID',
      version: '事件所按的 Track & Trace 的版本',
    },
    headers: {
      id: '消息的编号，就是事件的 eventID，重推时不变',
      timestamp: '推的时间，1970 年起的秒数；离现在太久的请不要收',
      signature: 'v1, 加 HMAC-SHA256 的 base64，签的是“编号.时间.正文”；换密钥后的一天里有两个，用空格分开',
    },
  },
} as const;

/** For whoever reads the page: how long events are there. */
export const keptText = `事件保留 ${eventKeptDays} 天`;

/** What people read about the calendar of cut-offs, and in it. */
export const calendarTexts = {
  name: `${productName} 截点`,
  entry: (what: string, billNo: string, ship: string) => [what, billNo, ship].filter((word) => word !== '').join(' '),
  place: (port: string, terminal: string | null) => (terminal === null ? `${port}港` : `${port}港 ${terminal}`),
} as const;

/** What people read about the addresses that we push to. */
export const webhookTexts = {
  urlMissing: '请填写推送地址',
  typesWrong: '请选择至少一类事件',
  url: {
    long: `推送地址最多 ${webhookUrlLengthMax} 个字符`,
    shape: '推送地址要写成完整的网址，例如 https://erp.example.com/hooks，不能有空格、中文和 # 后面的部分',
    https: '推送地址要以 https:// 开头',
    user: '推送地址里不能带用户名和密码：对方用签名认我们',
    port: '推送地址的端口只能是 443 或 8443',
    host: '推送地址的域名不对，请写公网上能访问的域名',
    private: '推送地址指向本机或内网，请写公网上能访问的地址',
  },
  full: `公司最多有 ${webhooksMax} 个推送地址，请先删除不用的`,
  none: '公司没有这个推送地址，请刷新后重试',
  off: '推送地址停着，请先启用',
  ofSubscription: '这是你们的程序用接口建的订阅，请用接口改它',
  replayedEnough: '今天重推的太多，请明天再试',
  tooManyTests: `一天最多测试 ${webhookTestsPerDay} 次，请明天再试`,
  spanWrong: '请写明从什么时候到什么时候，开始要早于结束',
  whichMissing: `请选择要重推的记录，一次最多 ${replayIdsMax} 条`,
} as const;

/** The kinds of events of Track & Trace, as people choose among them. */
export const eventTypeTexts = { EQUIPMENT: '箱子进出、装船', TRANSPORT: '船抵港、离港', SHIPMENT: '海关放行、查验' } as const;

/** What became of a push. */
export const deliveryTexts = {
  taken: (status: number) => `对方收下了（${status}）`,
  gone: '对方说这个地址不再接收（410）',
  busy: (status: number) => `对方说忙，晚些再推（${status}）`,
  elsewhere: (status: number) => `对方要转到别的地址，推送不跟着转（${status}）`,
  refused: (status: number) => `对方没有接受（${status}）`,
  broke: (status: number) => `对方出错（${status}）`,
  failures: {
    timeout: `${webhookTimeoutMs / 1_000} 秒没等到回答`,
    broken: '连不上或中途断开',
    'private-address': '域名指向本机或内网，没有推',
    'unknown-host': '找不到这个域名',
    certificate: '对方的 HTTPS 证书不对',
    'too-long': '回答太长，没有读完',
  },
} as const;
