/** Sentences of the acceptance list, as it writes them: row, where, what the Chinese catalogue has, what it is to be. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chinese as home } from '../../apps/web/src/app/texts/home.zh-CN';
import { english as shellEnglish } from '../../apps/web/src/app/texts/en-US';
import { chinese as shell } from '../../apps/web/src/app/texts/zh-CN';
import { chinese as ads } from '../../apps/web/src/features/ad/texts/pages.zh-CN';
import { chinese as clients } from '../../apps/web/src/features/bill-subscription/texts/clients.zh-CN';
import { chinese as bookings } from '../../apps/web/src/features/booking-subscription/texts/zh-CN';
import { chinese as vessels } from '../../apps/web/src/features/vessel-subscription/texts/zh-CN';
import { chinese as overseas } from '../../apps/web/src/features/overseas/texts/zh-CN';
import { chinese as views } from '../../apps/web/src/features/saved-view/texts/zh-CN';
import { chinese as marketOrders } from '../../apps/web/src/features/market-order/texts/zh-CN';
import { chinese as preSheets } from '../../apps/web/src/features/pre-sheet/texts/zh-CN';
import { chinese as book } from '../../apps/web/src/platform/book/texts/zh-CN';
import { chinese as account } from '../../apps/web/src/features/account/texts/zh-CN';
import { english as accountEnglish } from '../../apps/web/src/features/account/texts/en-US';
import { agreementSections } from '../../apps/web/src/features/account/texts/agreement.zh-CN';
import { guides as manifestGuides } from '../../apps/web/src/features/sh-manifest/texts/guides.zh-CN';
import { guideChinese } from '../../apps/web/src/features/vgm/texts/guides.zh-CN';
import { chinese as bills } from '../../apps/web/src/features/bill-subscription/texts/zh-CN';
import { chinese as billing } from '../../apps/web/src/features/billing/texts/zh-CN';
import { english as billingEnglish } from '../../apps/web/src/features/billing/texts/en-US';
import { chinese as company } from '../../apps/web/src/features/company/texts/zh-CN';
import { chinese as invoice } from '../../apps/web/src/features/invoice/texts/zh-CN';
import { chinese as recent } from '../../apps/web/src/features/recent-activity/texts/zh-CN';
import { chinese as manifest } from '../../apps/web/src/features/sh-manifest/texts/zh-CN';
import { chinese as platform } from '../../apps/web/src/platform/texts/zh-CN';
import { serviceContacts } from '../../apps/web/src/platform/brand';
import { chinese as toker } from '../../apps/web/src/features/toker/texts/zh-CN';
import { productName } from '../../packages/domain/src/vocabulary/product-name';
import { fieldTexts } from '../../packages/domain/src/account/messages';
import { notFoundSentence } from '../../packages/domain/src/manifest-query/say-manifest';
import { goodsTitles, shManifestTexts } from '../../packages/domain/src/sh-manifest/messages';
import { containerTitles, methodTitles, vgmReceiptWords } from '../../packages/domain/src/vgm/messages';
import { partTexts } from '../../packages/ui/src/part-texts';

const root = resolve(import.meta.dirname, '../..');
type MessageRow = readonly [row: string, where: string, has: string | Readonly<Record<string, string>>, says: string];

const frame: readonly MessageRow[] = [
  ['R-0-12', 'product', productName, '桅灯'],
  ['R-1-12', 'announcement', toker.personal, '个人版已上线：个人身份也能查，各自付费'],
  ['R-1-26', 'contacts', serviceContacts.map(({ id }) => platform.contacts[id]).join(' '), '客服小林 客服小周 客服小陈 客服小沈'],
  ['R-2.5-12', 'user menu', shell.userCenter, '个人中心'],
  ['R-2.5-13', 'user menu', shell.myFinance, '我的财务'],
  ['R-2.5-14', 'user menu', shell.switchIdentity, '切换身份'],
  ['R-2.5-15', 'user menu', shell.certification, '企业认证'],
  ['R-2.5-16', 'user menu', shell.clientCompany, '客户公司'],
  ['R-2.5-17', 'user menu', shell.logout, '退出登录'],
  ['R-2.5-18', 'logout', shell.confirmLogout, '点击确认退出登录'],
  ['R-2.5-20, R-8-17', 'invite code', shell.copied, '复制成功'],
  ['R-2.3-30', 'side menu', Object.values(shell.sideMenu.groups).join(' '), '个人中心 我的财务 企业管理 客户公司管理'],
  ['R-2.6-19', 'delete', partTexts.askDelete, '确定要删除吗？'],
  ['R-2.6-23', 'balance', shell.balanceTitle, '余额不足提醒'],
  ['R-2.6-24', 'balance', shell.balanceText, '余额不足，请充值之后再进行操作'],
  ['R-2.6-25', 'balance', shell.goCharge, '前往充值'],
  ['R-6-07', 'label in the personal identity', `${shell.roleLabels.admin} ${shell.roleLabels.user}`, 'admin user'],
  ['R-8-18', 'logout', shell.loggedOut.own, '已退出登录'],
  [
    'R-8-26',
    'notices',
    [partTexts.toneDone, partTexts.toneWarning, partTexts.toneDanger, partTexts.toneInfo].join(' '),
    '成功 警告 错误 提示',
  ],
  ['R-8-31', 'lost chunk', shell.pageUpdated, '页面已更新，请刷新'],
  ['R-8-10', 'time out', platform.transport.timeout, '网络请求超时'],
  ['R-8-11', 'network', platform.transport.network, '网络请求错误'],
  ['R-8-12', 'HTTP 404', platform.transport.notFound, '服务器异常404'],
  ['R-8-22', 'wallet', billing.wallet.lost, '获取用户火币账户信息失败'],
];

/** What the specification prints in English, character by character, as it stands where English is chosen. */
const english: readonly MessageRow[] = [
  ['R-0-01', 'English of the login', accountEnglish.loginSucceeded, 'login succeeded'],
  ['R-0-01', 'English of the registration', accountEnglish.registrationSucceeded, 'registration succeeded'],
  ['R-0-01', 'English of the login views', accountEnglish.scan.title, 'login / one-click register'],
  ['R-0-01', 'English of the way back', accountEnglish.backToPreSheet, 'return to pre-sheet module'],
  ['R-0-01', 'English of an empty login', accountEnglish.field.loginEmpty, 'username/password cannot be empty'],
  ['R-0-01', 'English of an empty phone number', accountEnglish.field.phoneEmpty, 'please enter phone number'],
  ['R-0-01', 'English of a short phone number', accountEnglish.field.phoneLength, 'please enter 11-digit phone number'],
  ['R-0-01', 'English of a wrong phone number', accountEnglish.field.phoneFormat, 'please enter the correct phone number'],
  ['R-0-01', 'English of an empty code', accountEnglish.field.codeEmpty, 'please enter verification code'],
  ['R-0-01', 'English of a short password', accountEnglish.field.passwordLength, 'password must be 8~16 characters'],
  [
    'R-0-01',
    'English of a weak password',
    accountEnglish.field.passwordComposition,
    'password must contain upper and lower case letters and digits',
  ],
  ['R-0-01', 'English of two passwords', accountEnglish.field.passwordsDiffer, 'the two passwords do not match!'],
  ['R-0-01', 'English of the agreement', accountEnglish.field.agreementNotTicked, 'please tick to agree to the agreement'],
  [
    'R-0-01',
    'English of the user menu',
    [
      shellEnglish.userCenter,
      shellEnglish.myFinance,
      shellEnglish.switchIdentity,
      shellEnglish.certification,
      shellEnglish.clientCompany,
      shellEnglish.logout,
    ].join(', '),
    'user center, my finance, switch identity, company certification, client company, logout',
  ],
  ['R-0-01', 'English of asking to log out', shellEnglish.confirmLogout, 'click to confirm logout'],
  ['R-0-01', 'English of the logout', shellEnglish.loggedOut.own, 'logged out'],
  ['R-0-01', 'English of the invite code', shellEnglish.copied, 'copied successfully'],
  ['R-0-01', 'English of a copy', shellEnglish.parts.copied, 'copied successfully'],
  [
    'R-0-01',
    'English of the notices',
    [shellEnglish.parts.toneDone, shellEnglish.parts.toneWarning, shellEnglish.parts.toneDanger, shellEnglish.parts.toneInfo].join(', '),
    'success, warning, error, info',
  ],
  ['R-0-01', 'English of the reminder', billingEnglish.tip.title, 'free balance insufficient reminder'],
  ['R-0-01', 'English of a short free balance', billingEnglish.tip.text, 'free quota insufficient, {told}'],
  ['R-0-01', 'English of the tip put off', billingEnglish.tip.notToday, 'Do not remind today'],
  ['R-0-01', 'English of what was used', billingEnglish.used, 'subscription consumed: {coins} fire-coins'],
];

/** How what is said of a delete that was done begins: what went may be named behind it. */
const deletes: readonly MessageRow[] = Object.entries({
  bills: bills.deleted,
  vessels: vessels.deleted,
  bookings: bookings.deleted,
  overseas: overseas.deleted,
  'client companies': clients.deleteDialog.done,
  'saved views': views.removed,
  'entries of the directory': ads.list.removed,
  'invoice titles': invoice.titles.removed,
  'market orders': marketOrders.orders.removed,
  'pre-sheets': preSheets.deleted,
  'parties of manifests': manifest.books.removed,
  'books of market procurement': book.removed,
  colleagues: company.colleagues.removed,
  'manifests, for good': manifest.purged,
}).map(([where, text]) => ['R-2.6-21', where, text.slice(0, 4), '删除成功'] as const);

/** Pages whose question before a delete has a title of its own. */
const ownDeleteTitles = readdirSync(resolve(root, 'apps/web/src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .filter((file) =>
    [...readFileSync(resolve(root, 'apps/web/src', file), 'utf8').matchAll(/<ConfirmDialog\b[\s\S]*?\n\s*>/g)].some(
      ([tag]) => /confirmLabel=\{say\('[\w.]*(?:remove|delete|purge)/.test(tag) && /\btitle=/.test(tag),
    ),
  );
const questions: readonly MessageRow[] = [
  // Nothing is deleted there: a truck is no more followed (ADR 0053).
  ['R-2.6-19', 'titles of their own', ownDeleteTitles.join(' '), 'features/truck/components/truck-card.tsx'],
];

/** Whom a text addresses, of those whom the product is for. */
const addressed = (text: string): string => ['货代', '船代', '货主'].filter((who) => text.includes(who)).join(' ');
const start: readonly MessageRow[] = (
  [
    ['the page that a visitor sees first', home.signedOut.text],
    ['what search engines show', readFileSync(resolve(import.meta.dirname, '../../apps/web/index.html'), 'utf8')],
    ['the service agreement', JSON.stringify(agreementSections)],
    ['the guide of manifests', JSON.stringify(manifestGuides)],
    ['the guide of VGM', JSON.stringify(guideChinese)],
  ] as const
).map(([where, text]) => ['R-1-02', where, addressed(text), '货代 船代 货主'] as const);

const signIn: readonly MessageRow[] = [
  ['R-2.6-01', 'QR view', account.scan.title.replaceAll(/<\/?slash>/g, ''), '登录/一键注册'],
  ['R-2.6-05', 'login', account.backToPreSheet, '返回预配单模块'],
  ['R-2.6-07', 'forgot', account.forgot.title, '忘记密码'],
  ['R-2.6-08', 'forgot', [account.forgot.verify, account.forgot.fill, account.forgot.done].join(' '), '验证身份 填写新密码 修改完成'],
  ['R-4.1-11, R-8-17', 'login', account.loginSucceeded, '登录成功'],
  ['R-8-17', 'registration', account.registrationSucceeded, '注册成功'],
  [
    'R-4.1-15',
    'QR',
    [account.scan.waiting, account.scan.scanned, account.scan.expired].join('，'),
    '等待扫码，已扫码请在手机上确认，已过期',
  ],
  ['R-4.1-15', 'QR', account.scan.refresh, '刷新'],
  ['R-5.2-10', 'forgot', account.forgot.succeeded, '修改成功'],
  ['R-5.2-12', 'message code', account.sms.sent, '验证码已发送至您的手机，请注意查收'],
  ['R-5.1-01, R-5.2-03', 'phone', fieldTexts.phoneEmpty, '请输入手机号码'],
  ['R-5.1-02, R-5.2-04', 'phone', fieldTexts.phoneLength, '请输入11位手机号码'],
  ['R-5.1-03, R-5.2-05', 'phone', fieldTexts.phoneFormat, '请输入正确的手机号码'],
  ['R-5.1-04, R-8-19', 'code', fieldTexts.codeEmpty, '请输入验证码'],
  ['R-5.1-10, R-5.2-06', 'password', fieldTexts.passwordLength, '密码必须8~16位之间'],
  ['R-5.1-11, R-5.2-07', 'password', fieldTexts.passwordComposition, '密码必须包含大小写字母和数字'],
  ['R-5.2-08', 'password', fieldTexts.passwordAgain, '请再次输入密码'],
  ['R-5.1-13, R-5.2-09', 'password', fieldTexts.passwordsDiffer, '两次输入密码不一致!'],
  ['R-5.1-14', 'agreement', fieldTexts.agreementNotTicked, '请勾选同意协议'],
  ['R-5.2-01, R-8-16', 'login', fieldTexts.loginEmpty, '用户名/密码不能为空'],
];

const companies: readonly MessageRow[] = [
  ['R-2.6-09', 'identity', company.currentIdentity, '当前身份'],
  ['R-2.6-13, R-6-06', 'identity', `${company.management} ${company.employee}`, '管理员 普通员工'],
  ['R-2.6-14', 'identity', company.current, '当前'],
  ['R-2.6-15', 'identity', company.certStates.certified, '认证成功'],
  ['R-2.6-17', 'identity', `${company.confirm} ${company.close}`, '确定 关闭'],
  ['R-4.3-06', 'version', company.maintenance, '维护通知'],
  ['R-4.3-10', 'log', company.updateNoteLost, '获取更新日志失败'],
];

const trade: readonly MessageRow[] = [
  ['R-3.3-02', 'ticker', [recent.bill.action, recent.call.action, recent.truck.action].join(' '), '订阅了 订阅了 添加了'],
  ['R-3.3-03', 'ticker', [recent.bill.title, recent.call.title, recent.truck.title].join(' '), '提单号 船名/航次 车牌号'],
  ['R-2.1-07', 'tip', bills.menuTip, '支持宁波/上海/青岛/天津/厦门/深圳/大连'],
  ['R-2.3-29', 'invoices', `${invoice.pageTitle} ${invoice.menuLabel}`, '发票管理 我的发票'],
  ['R-8-23', 'manifest', shManifestTexts.noManifest, '暂无该预配舱单信息，请稍候再试'],
  ['R-8-23', 'manifest query', notFoundSentence, '暂无该预配舱单信息，请稍候再试'],
  [
    'R-4.10-31',
    'statuses',
    Object.entries(manifest.status)
      .map(([code, word]) => `${code} ${word}`)
      .toSorted()
      .join(','),
    ['-3 已删单', '-2 回收站', '-1 已退回', '0 待发送', '1 审核中', '2 已发送', '3 全部'].toSorted().join(','),
  ],
  ['R-2.2-06', 'menu', manifest.menu.counter, '柜台删单'],
  ['R-2.2-09', 'menu', manifest.menu.uandd, '改单/删单记录'],
  [
    'R-2.2-14 … -17',
    'menu',
    [manifest.menu.revice, manifest.menu.send, manifest.menu.notice, manifest.menu.rsn].join(' '),
    '收货人 发货人 通知人 收发通模板',
  ],
  [
    'R-3.9-27',
    'goods',
    [
      goodsTitles.houseBillNo,
      goodsTitles.containerNo,
      goodsTitles.sealNo,
      goodsTitles.containerType,
      goodsTitles.boxMark,
      goodsTitles.cargoName,
      goodsTitles.packageType,
      goodsTitles.packages,
      goodsTitles.weightKg,
      goodsTitles.volumeM3,
      goodsTitles.marks,
    ].join(' '),
    '分单号 箱号 封号 箱型 箱标记 英文品名 包装 件数 毛重 体积 唛头',
  ],
  [
    'R-3.9-28',
    'dangerous goods',
    [
      goodsTitles.unNo,
      goodsTitles.dangerClass,
      goodsTitles.dangerContact,
      goodsTitles.dangerPhone,
      goodsTitles.dangerEmail,
      goodsTitles.dangerFax,
      goodsTitles.temperature,
      goodsTitles.temperatureUnit,
    ].join(' '),
    'UN编号 危类 联系人 联系电话 邮箱 传真 温度 温度单位',
  ],
  ['R-3.9-29', 'goods', goodsTitles.isEmpty, '空箱'],
  ['R-3.9-25', 'VGM', Object.values(containerTitles).join(' '), '箱号 称重方式 皮重 货重 总重 称重地点 称重地址 签名'],
  ['R-3.9-26', 'VGM', Object.values(methodTitles).join(' '), '整箱称重 累加计算'],
  ['R-4.10-34', 'VGM', Object.values(vgmReceiptWords).join(' '), '未发送 已接收 已到码头 失败'],
];

export const messageRows: readonly MessageRow[] = [
  ...frame,
  ...english,
  ...deletes,
  ...questions,
  ...start,
  ...signIn,
  ...companies,
  ...trade,
];
