/** What people read about sign-in, registration and codes; Chinese as the specification writes it. */
import { productName } from '../vocabulary/product-name';
import type { SiteRole } from '../contract-kit/endpoint';

/** Checks of form fields (R-5.1-01 to -14, R-5.2-01 to -11). */
export const fieldTexts = {
  phoneEmpty: '请输入手机号码',
  phoneLength: '请输入11位手机号码',
  phoneFormat: '请输入正确的手机号码',
  codeEmpty: '请输入验证码',
  codeFormat: '验证码是6位数字',
  userNameEmpty: '请填写用户名',
  qqFormat: '请输入正确的 QQ 号',
  emailFormat: '请输入正确的邮箱',
  avatarGone: '头像没有找到，请重新上传 jpg 或 png 图片',
  userNameLength: '用户名最多20个字',
  userNameCharacters: '用户名含有看不见的字符，请重新输入',
  userNameSpokenFor: '这个用户名会被当成平台或管理员，请换一个',
  passwordEmpty: '请输入密码',
  passwordLength: '密码必须8~16位之间',
  passwordComposition: '密码必须包含大小写字母和数字',
  passwordCommon: '这个密码太常见，请换一个',
  /** R-5.2-08: said of an empty new password too, as the specification writes it. */
  passwordAgain: '请再次输入密码',
  passwordsDiffer: '两次输入密码不一致!',
  agreementNotTicked: '请勾选同意协议',
  deletionEmpty: '请输入手机号或“注销账户”',
  loginEmpty: '用户名/密码不能为空',
  passwordNotHashed: '密码格式不对，请刷新页面后重试',
} as const;

/** Why a field is refused: the id of what is said about it. */
export type FieldRefusal = keyof typeof fieldTexts;

/** A number in a text, or the placeholder by which a catalogue of texts says it. */
type Counted = number | string;

/** Answers of the server. */
export const accountTexts = {
  wrongLogin: (triesLeft: Counted) => `手机号或密码不正确，还可以再试 ${triesLeft} 次`,
  passwordLocked: (minutes: Counted) => `密码错误次数过多，请 ${minutes} 分钟后再试，或用微信扫码登录`,
  deletionNotConfirmed: '请输入您的手机号，或“注销账户”四个字',
  managesCompany: (company: string) => `请先移交${company}的管理员，移交满一天后才能注销账户`,
  moneyLeft: (coins: string, orders: Counted) => `余额还有 ${coins} 火币，未完成的充值单 ${orders} 个：请先用完并关闭订单，或联系客服退款`,
  deviceGone: '这台设备已经退出登录',
  wrongOldPassword: '原密码不正确',
  loginBusy: '登录的人太多，请稍后再试',
  smsTooSoon: (seconds: Counted) => `验证码刚发过，请 ${seconds} 秒后再获取`,
  smsHourUsedUp: '这个手机号一小时内获取验证码太多，请稍后再试',
  smsDayUsedUp: '这个手机号今天获取验证码已达上限，请明天再试',
  smsFailed: '验证码没有发出去，请稍后再试',
  codeWrong: '验证码不正确或已过期，请重新获取',
  resetNotVerified: '请先验证手机号',
  phoneNotRegistered: '该手机号尚未注册，请先用微信扫码注册',
  scanFirst: '请先用微信扫码',
  phoneOfAnotherWechat: '该手机号已绑定其他微信，请用手机号和密码登录',
  wechatOfAnotherPhone: '该微信已注册，请重新扫码登录',
  wechatUnreachable: '微信暂时连不上，请稍后重试，或用手机号登录',
  scanRefused: '已在手机上取消登录，请重新扫码',
  scanExpired: '二维码已过期，请刷新',
  confirmExpired: '这个确认链接已失效，请重新扫码',
  unknownDevice: '未知设备',
} as const;

/** What the service account answers in the chat. */
export const chatTexts = {
  confirmLink: (url: string) => `您正在扫码登录${productName}。如是本人操作，请点开确认：\n${url}\n两分钟内有效。不是您本人，请忽略。`,
  codeUsed: '这个二维码已失效，请刷新网页上的二维码后再扫。',
} as const;

const roleWords: Readonly<Record<SiteRole, string>> = { admin: '管理员', desk: '运营人员' };

/** What `npm run admin` says. */
export const roleTexts = {
  usage:
    '用法：npm run admin -- <手机号> [--desk | --experience assistant] [--remove]，例如 npm run admin -- 13800000000；管理员管广告，加 --desk 是运营人员，用运营台 /ops；加 --experience assistant 给这个手机号开通义乌市采；加 --remove 取消',
  unknown: (phone: string) => `没有用 ${phone} 注册的账号，没有改动。请先让本人用微信扫码注册，再执行一次`,
  made: (phone: string, role: SiteRole) => `${phone} 已成为${roleWords[role]}，一秒内生效；已登录的页面刷新后看得到`,
  was: (phone: string, role: SiteRole) => `${phone} 本来就是${roleWords[role]}，没有改动`,
  removed: (phone: string, role: SiteRole) => `${phone} 不再是${roleWords[role]}，一秒内生效`,
  wasNot: (phone: string, role: SiteRole) => `${phone} 本来就不是${roleWords[role]}，没有改动`,
} as const;
