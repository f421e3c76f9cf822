/** Words of the acceptance list for codes, as it writes them: row, of what, how the product reads a code, what it is to say. */
import { chinese as tracking } from '../../apps/web/src/features/tracking/texts/zh-CN';
import { showCoins } from '../../packages/domain/src/billing/coins';
import { billingTexts } from '../../packages/domain/src/billing/messages';
import { recordTypes } from '../../packages/domain/src/billing/transfer';
import { isPilotCompany } from '../../packages/domain/src/company/pilot-companies';
import { invoiceStatuses, invoiceStatusWords } from '../../packages/domain/src/invoice/invoice-status';
import { invoiceTypeWords } from '../../packages/domain/src/invoice/title';
import { orderWords, payTypes } from '../../packages/domain/src/top-up/order-state';
import { checkModeText, checkStatusText, flagLetters, releaseFlagText } from '../../packages/domain/src/vocabulary/bill-progress';
import { deletionReasonText } from '../../packages/domain/src/vocabulary/deletion-reason';
import { maskName } from '../../packages/domain/src/vocabulary/mask-name';
import { nodeCodes } from '../../packages/domain/src/vocabulary/node-code';
import { portCodes, ports } from '../../packages/domain/src/vocabulary/port';
import { failReasons, trackingStates } from '../../packages/domain/src/vocabulary/tracking-state';
import { vesselVoyageTexts } from '../../packages/domain/src/vocabulary/vessel-voyage';
import { flagWords } from '../../packages/wire/src/port-rows/flag-words';

type Read = (code: string) => unknown;
type VocabularyRow = readonly [row: string, what: string, read: Read, says: Readonly<Record<string, unknown>>];

const nodeText: Read = (code) => nodeCodes.find(([known]) => known === code)?.[1];
const nameIn =
  (list: readonly { readonly code: string; readonly name: string }[]): Read =>
  (code) =>
    list.find((one) => one.code === code)?.name;

export const vocabularyRows: readonly VocabularyRow[] = [
  [
    'R-4.10-01',
    '发票状态',
    () => invoiceStatuses.map((status) => invoiceStatusWords[status]).join(' '),
    { all: '未开票 开票中 已开票 已寄出' },
  ],
  ['R-4.10-02', '发票类型', () => Object.values(invoiceTypeWords).join(' '), { all: '电子发票（普通发票） 电子发票（增值税专用发票）' }],
  ['R-4.10-04, R-9-31', '付款方式', () => payTypes.join(' '), { all: 'WXPAY ALIPAY' }],
  ['R-4.10-05, R-4.10-08', '放行标志', (flag) => releaseFlagText(flag), { Y: '已放行', T: '取消放行', '': '未放行', X: '未放行' }],
  ['R-4.10-06, R-4.10-07', '列表里的 N', (flag) => releaseFlagText(flag, 'soft'), { N: '未放行' }],
  ['R-4.10-06, R-4.10-07', '详情里的 N', (flag) => releaseFlagText(flag, 'plain'), { N: '不能放行' }],
  [
    'R-4.10-09',
    '厦门的放行标志',
    (flag) => releaseFlagText(flagLetters[flagWords.get(flag) ?? 'no']),
    { 1: '已放行', 0: '未放行', 2: '取消放行' },
  ],
  ['R-4.10-10', '空重', (code) => tracking.fullness[code as keyof typeof tracking.fullness], { F: '重箱', L: '拼箱', E: '空箱' }],
  ['R-4.10-11', '查验', checkStatusText, { C: '查验', 1: '查验', CM: '能够移箱', 2: '能够移箱', OK: '移箱完成', 3: '移箱完成' }],
  ['R-4.10-12', '查验', checkStatusText, { OT: '完成归位', 4: '完成归位', UM: '不能移箱', 5: '不能移箱', R: '撤销', 6: '撤销' }],
  ['R-4.10-13', '查验', checkStatusText, { CR: '能够撤销', 7: '能够撤销', OR: '撤销完成', 8: '撤销完成', UR: '不能撤销', 9: '不能撤销' }],
  [
    'R-4.10-14',
    '查验',
    checkStatusText,
    { P: '拼箱', 10: '拼箱', O: '移箱指令收到', 11: '移箱指令收到', E: '移箱操作完成', 12: '移箱操作完成' },
  ],
  [
    'R-4.10-15',
    '查验',
    checkStatusText,
    {
      Z: '已进入作业环节，请人工处理',
      15: '已进入作业环节，请人工处理',
      G: '归位完成',
      16: '归位完成',
      N: '未查验',
      '': '未查验',
    },
  ],
  ['R-4.10-17', '查验方式', checkModeText, { Y: '986(机检)', N: '人工', 1: '人工', 2: '机检', 3: '人工+机检' }],
  ['R-4.10-18', '查验方式', checkModeText, { 4: '机检转人工', 5: '机检转人工（人工查验）', 6: '前置卫生处理' }],
  [
    'R-4.10-19, -20',
    '删除原因',
    (code) => deletionReasonText(Number(code)),
    { 1: '主动删除', 2: '离港后1个月', 3: '添加订阅后1个月内无任何数据更新', 4: '多方原因未完结60天', 0: '-', 5: '-', 99: '-' },
  ],
  [
    'R-4.10-36',
    '充值单',
    () => Object.values(orderWords).toSorted().join(' '),
    { all: ['待支付', '支付中', '已支付', '已退款', '已关闭'].toSorted().join(' ') },
  ],
  ['R-4.10-38', '跟踪状态', nameIn(trackingStates), { waiting: '获取中', tracking: '跟踪中', finished: '已完成', failed: '失败' }],
  ['R-4.10-38', '失败原因', nameIn(failReasons), { number: '单号错误', carrier: '船公司错误', cancelled: '已取消', 'no-data': '暂无数据' }],
  [
    'R-3.9-35',
    '节点',
    nodeText,
    {
      BKCF: '订舱',
      EPRL: '放箱',
      STSP: '提空箱',
      GITM: '进港',
      BLA: '预配接受',
      BLR: '提运单放行',
      ASA: '运抵',
      CPI: '查验',
      PAS: '报关放行',
      PASS: '海关放行',
      TMPS: '码头放行',
      PRLD: '配载',
      LOBD: '装船',
      DLPT: '离港',
      TSBA: '中转抵港',
      TSDC: '中转卸船',
      TSLB: '中转装船',
      TSDP: '中转离港',
      BDAR: '抵港',
      POCA: '靠泊',
      DSCH: '卸船',
      PCAB: '可提货',
      STCS: '提柜',
      RCVE: '还空',
    },
  ],
  [
    'R-1-04, R-9-32',
    '港口',
    (code) => ports.find((port) => port.code === code)?.name,
    { NB: '宁波', SH: '上海', QD: '青岛', TJ: '天津', XM: '厦门', SZ: '深圳', DL: '大连' },
  ],
  ['R-1-04, R-9-32', '港口个数', () => portCodes.length, { all: 7 }],
  ['R-4.9-03', '确认', () => billingTexts.confirm('SH', 'FEE_BLNO'), { all: '上海提单订阅即将扣除真实火币余额，是否继续？' }],
  ['R-4.9-04', '确认', () => billingTexts.confirm('NB', 'FEE_BLNO'), { all: '宁波提单订阅即将扣除真实火币余额，是否继续？' }],
  ['R-4.9-05', '确认', () => billingTexts.confirm('NB', 'FEE_NB_VESSEL'), { all: '宁波船期订阅即将扣除真实火币余额，是否继续？' }],
  ['R-9-33', '火币', (fen) => showCoins(Number(fen)), { 12345: '123.45', 100: '1', 1200: '12', 10: '0.10' }],
  [
    'R-9-36',
    '试点企业',
    (id) => isPilotCompany(Number(id)),
    {
      3453: true,
      3543: true,
      3880: true,
      3910: true,
      3941: true,
      4158: true,
      4196: true,
      4263: true,
      4624: true,
      4681: true,
      4690: true,
      4733: true,
      4741: true,
      4742: true,
      3454: false,
      4743: false,
      0: false,
    },
  ],
  ['R-5.3-01', '船名', () => vesselVoyageTexts.vessel, { all: '船名只能是大写字母 数字 . -' }],
  ['R-5.3-03, R-X-02', '航次', () => vesselVoyageTexts.voyage, { all: '航次只能只能是大写字母 数字 .' }],
  ['R-5.3-04', '航次', () => vesselVoyageTexts.voyageMark, { all: '航次不能有 V.' }],
  ['R-5.5-01', '打码', maskName, { 王: '王**', 王五: '王**' }],
  ['R-5.5-02', '打码', maskName, { 王小五: '王*五' }],
  ['R-5.5-03', '打码', maskName, { NGBU1234567: 'NGB*****567' }],
  [
    'R-3.7-10',
    '消费记录类型',
    (type) => (recordTypes as readonly string[]).includes(type),
    { 充值: true, 订阅: true, 舱单: true, VGM: true, 拓客: true, 会员: true, 退款: true },
  ],
];
