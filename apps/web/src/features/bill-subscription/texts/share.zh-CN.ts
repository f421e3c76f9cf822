import { productName } from '@mastlight/domain/vocabulary/product-name';
import { makeCatalogue } from '../../../platform/catalogue';

/** Links to one bill. */
export const chinese = {
  title: '分享 {billNo}',
  about:
    '有链接的人不用登录就能看这票到哪一步、船和箱，看不到费用、电话、车牌、备注和客户；勾了给客户看的文件能打开，文件里写了什么就看得到什么。',
  days: '有效期',
  dayCount: '{days, number} 天',
  hide: '遮住',
  masks: { ctnNo: '箱号', sealNo: '封号', grossWeight: '毛重' },
  make: '生成链接',
  link: '链接，{time} 前有效，只在这里显示一次',
  copy: '复制链接',
  copied: '链接已复制',
  copyFailed: '复制失败，请选中链接复制',
  qr: '链接的二维码',
  none: '这一票没有有效的链接',
  open: '有效链接 {count, number} 个，最晚到 {time}，打开过 {views, number} 次',
  revoke: '全部收回',
  revoked: '已收回，链接马上打不开',
  close: '关闭',
  own: {
    forwarder: '{name} 分享',
    forwarderAnd: '{name}（{contact}）分享',
    nobody: `有人用${productName}分享`,
    until: '{time} 到期',
    asOf: '截至 {time}',
    updated: '港口最后消息 {time}',
    past: '这是 {time} 当时知道的',
    backToNow: '看现在的',
    notThen: '{reason}。下面是现在的',
    sailing: { planned: '计划离港（北京时间）', actual: '实际离港（北京时间）' },
    clock: '{name}（北京时间）',
    clockBefore: '改过，原 {time}',
    steps: '进度',
    stepStates: {
      none: '还没有',
      running: '进行中',
      part: '部分完成',
      done: '完成',
      exception: '还没有',
      inspection: '查验中',
      'other-call': '还没有',
    },
    boxes: '箱 {count, number}',
    boxesUnknown: '箱',
    noBoxes: '港口还没有箱的数据',
    hidden: '页面不显示电话、费用、客户',
    boxSteps: { none: '未进港', arrived: '已进港', inspected: '查验中', released: '已放行', out: '已离开码头', loaded: '已装船' },
    seal: '封 {sealNo}',
    weight: '{kg} kg',
    noShip: '船名航次还没有',
    files: '文件',
    fileKinds: { so: '托书 S/O', release: '放行条', bl: '提单 B/L', other: '其他' },
    ended: '链接打不开',
    endedText: '链接不对、已过期或已收回，请向发给您的人要新的',
    retry: '重试',
  },
} as const;

/** The texts of links to one bill; they come with their dialog and their page. */
export const shareTexts = makeCatalogue('bill-subscription', chinese, async () => (await import('./share.en-US')).english);
