import { accountTexts, fieldTexts } from '@mastlight/domain/account/messages';
import { useLanguage } from '../../platform/language';

/** Captions of the login screen and its dialogs. */
export const captions = {
  loginTitle: ['登录', '/', '一键注册'],
  scanHint: '用微信扫一扫，没有账号会自动注册',
  toPhone: '手机号登录',
  toScan: '扫码登录',
  phoneTitle: '手机号登录',
  phoneHint: '用注册时的手机号和密码',
  phone: '手机号',
  password: '密码',
  logIn: '登录',
  forgot: '忘记密码',
  capsLock: '大写锁定已打开',
  agreeBy: '登录即同意',
  agreement: '服务协议',
  backToPreSheet: '返回预配单模块',
  afterScan: '扫码后在手机上点“确认登录”',
  expiresAfter: '后过期',
  loading: '正在取二维码',
  qrImage: '微信登录二维码',
  later: '先看看',
  close: '关闭',
  tagline: '每一箱，都在灯下。',
  taglineLatin: 'Every box in sight.',
  ports: '宁波 · 上海 · 青岛 · 天津 · 厦门 · 深圳 · 大连',
  registerTitle: '注册/绑定手机号',
  registerHint: '微信已确认，绑定手机号后就能登录',
  code: '验证码',
  sendCode: '获取验证码',
  userName: '用户名',
  userNameHint: '选填，不填就显示打码的手机号',
  passwordHint: '8~16位，含大小写字母和数字',
  passwordAgain: '确认密码',
  agree: '我已阅读并同意',
  register: '注册',
  newPassword: '新密码',
  forgotTitle: '忘记密码',
  forgotSteps: ['验证身份', '填写新密码', '修改完成'],
  next: '下一步',
  submitPassword: '修改密码',
  changed: '密码已修改，请用新密码登录',
  goLogIn: '去登录',
  back: '返回登录',
  identityTitle: '当前身份',
  personal: '个人',
  current: '当前',
  personalNote: '只看自己的订阅',
  confirm: '确定',
  confirmTitle: '登录确认',
  confirmQuestion: '要在这台设备上登录桅灯吗',
  device: '设备',
  place: '地点',
  time: '时间',
  confirmLogin: '确认登录',
  cancel: '取消',
  confirmWarning: '不是您本人在操作，请点取消',
  confirmed: '已确认，请回到电脑继续',
  confirmedText: '这一页可以关闭。',
  refused: '已取消登录',
  refusedText: '电脑上的登录没有成功。可以关闭这一页。',
  invalid: '确认链接已失效',
  invalidText: '请回到电脑上刷新二维码，再扫一次。',
} as const;

/** The wordings that the specification prints in English (R-0-01), by their Chinese text. */
const english: Readonly<Record<string, string>> = {
  [captions.loginTitle.join('')]: 'login / one-click register',
  [captions.backToPreSheet]: 'return to pre-sheet module',
  [captions.confirm]: 'confirm',
  [fieldTexts.phoneEmpty]: 'please enter phone number',
  [fieldTexts.phoneLength]: 'please enter 11-digit phone number',
  [fieldTexts.phoneFormat]: 'please enter the correct phone number',
  [fieldTexts.codeEmpty]: 'please enter verification code',
  [fieldTexts.passwordLength]: 'password must be 8~16 characters',
  [fieldTexts.passwordComposition]: 'password must contain upper and lower case letters and digits',
  [fieldTexts.passwordsDiffer]: 'the two passwords do not match!',
  [fieldTexts.agreementNotTicked]: 'please tick to agree to the agreement',
  [fieldTexts.loginEmpty]: 'username/password cannot be empty',
  [accountTexts.loginSucceeded]: 'login succeeded',
  [accountTexts.registrationSucceeded]: 'registration succeeded',
};

/** The text in the language of now, for messages sent outside of components. */
export function say(text: string): string {
  return useLanguage.getState().language === 'en-US' ? (english[text] ?? text) : text;
}

/** The same as a hook: the component follows the switch. */
export function useSay(): (text: string) => string {
  useLanguage();
  return say;
}
