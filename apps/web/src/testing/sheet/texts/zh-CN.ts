import { makeCatalogue } from '../../../platform/catalogue';

/** What the trial of the sheet says: columns of a weighing report, and what may be wrong with them. */
export const chinese = {
  title: '称重申报（试用）',
  caption: '称重申报的箱子',
  cell: '第 {row, number} 行 {column}',
  columns: {
    boxNo: '箱号',
    boxType: '箱型',
    sealNo: '封号',
    goods: '品名',
    packages: '件数',
    packing: '包装',
    grossKg: '毛重 kg',
    tareKg: '皮重 kg',
    dischargePort: '卸货港',
    weighedAt: '称重时间',
    method: '称重方式',
    remark: '备注',
  },
  packings: { carton: '纸箱', woodenCase: '木箱', pallet: '托盘', bag: '袋', drum: '桶' },
  ports: { ningbo: '宁波', shanghai: '上海', busan: '釜山', singapore: '新加坡', rotterdam: '鹿特丹', losAngeles: '洛杉矶' },
  methods: { sm1: 'SM1 整箱称重', sm2: 'SM2 累计计算' },
  field: {
    required: '请填写',
    boxNoFormat: '箱号是4个字母加7位数字',
    tooLong: '最多{max, number}个字',
    wholeNumber: '件数是正整数',
    weight: '重量是{min, number}到{max, number}千克之间的数',
    notOffered: '请从列表里选',
    time: '时间写成 2026-10-12 14:47',
  },
  addRows: '加 20 行',
  send: '检查并提交',
  sent: '{count, plural, other {已检查 # 行，都对}}',
  nothing: '还没有填写',
  pasted: '已粘贴 {cells, number} 格，新增 {rows, number} 行',
  leftOut: '右边多出的 {cells, number} 格没有粘贴',
  restored: '已恢复 {time} 的草稿',
  aside: '有一份旧版草稿读不进这个表，可以下载保存',
  download: '下载旧草稿',
} as const;

/** The texts of the trial of the sheet. */
export const trialTexts = makeCatalogue('trial', chinese, async () => (await import('./en-US')).english);
