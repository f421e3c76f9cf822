import type { Bilingual } from '../platform/language';

/** Texts of the shell for which the specification prints an English wording (R-0-01). */
export const shellTexts = {
  userCenter: { zh: '个人中心', en: 'user center' },
  switchIdentity: { zh: '切换身份', en: 'switch identity' },
  logout: { zh: '退出登录', en: 'logout' },
  confirmLogout: { zh: '点击确认退出登录', en: 'click to confirm logout' },
  loggedOut: { zh: '已退出登录', en: 'logged out' },
  copied: { zh: '复制成功', en: 'copied successfully' },
  confirm: { zh: '确定', en: 'confirm' },
} as const satisfies Record<string, Bilingual>;

/** Captions of the shell that exist in Chinese alone. */
export const captions = {
  skipToContent: '跳到正文',
  mainMenu: '主菜单',
  allModules: '全部功能',
  scrollMenu: '滚动菜单',
  login: '登录',
  userMenu: '用户菜单',
  inviteCode: '邀请码',
  theme: '外观',
  themes: { light: '浅色', dark: '深色', auto: '跟随系统' },
  language: '语言',
  languages: { 'zh-CN': '中文', 'en-US': 'English' },
  recentLabel: '近期订阅',
  recentSource: '预配、运抵、放行数据来自各港 EDI',
  breadcrumb: '当前位置',
  balanceTitle: '余额不足提醒',
  balanceText: '余额不足，请充值之后再进行操作',
  goCharge: '前往充值',
  iSee: '我知道了',
  tip: '提示',
  close: '关闭',
  pageUpdated: '页面已更新，请刷新',
  refresh: '刷新',
  pageFailed: '这一页出了点问题',
  pageFailedText: '菜单和其他页面照常可用。可以重试，或先去别的页面。',
  underConstruction: '正在建设',
  backToTracking: '回到物流跟踪',
  notFoundTitle: '没有这个页面',
  notFoundText: '地址可能输错了，或者页面已经搬走。搜一下提单号，或去常用页面。',
  noAccessTitle: '这个页面当前身份看不了',
  noAccessText: '它属于某个企业或管理员。切换到有权限的身份，或请企业管理员把你加进来。',
  searchPlaceholder: '提单 / 箱号 / 船名',
  search: '搜索',
} as const;
