/**
 * Wire contract of sign-in and the own account.
 *
 * Each QR ticket and each code comes with an HttpOnly cookie made for it
 * alone; it works in the browser that holds the cookie, once. Everything after sign-in goes by the `Authorization` header.
 */
import * as z from 'zod/mini';
import { done, get, noRequest, post } from '../contract-kit/endpoint';
import { accountRefusals as refusals } from './refusals';
import { textBy } from '../contract-kit/text-field';
import { checkEmail, checkOwnName, checkPhone, checkQq, checkSmsCode, checkUserName } from './check-fields';
import { hashedPasswordPattern } from './hash-password';
import { fieldTexts } from './messages';
import { scanStates } from './scan-state';
import { smsPurposes } from './sms-purpose';

const phone = textBy(fieldTexts, checkPhone);
const code = textBy(fieldTexts, checkSmsCode);
const hashedPassword = z.string().check(z.regex(hashedPasswordPattern, fieldTexts.passwordNotHashed));
const token = z.string();
/** Opaque to clients; a number as text once registered. */
const personId = z.string();
const ticketId = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/, '编号不对'));
const time = z.string();

/** R-3.1-14. */
const login = z.object({ token, id: personId, openid: z.nullable(z.string()), role: z.string() });

export const account = {
  makeScanTicket: get('/manifest/wechat/wxticket', {
    summary: '微信扫码登录：取二维码',
    request: noRequest,
    response: z.object({
      ticket: z.string(),
      /** Goes back in `scanlogin`. */
      tempid: z.string(),
      msg: z.string(),
      /** Address of the QR image at the messaging service. */
      qrUrl: z.string(),
      /** Seconds. */
      expiresIn: z.int(),
    }),
    policy: 'public',
    refusals: [refusals.wechatUnreachable],
  }),
  pollScan: post('/manifest/wechat/scanlogin', {
    summary: '轮询扫码结果：201 未确认，200 已确认，410 已过期',
    idempotency: 'none',
    request: z.object({ id: ticketId }),
    response: z.object({
      state: z.enum(scanStates),
      openId: z.optional(z.string()),
      /** For `IsRegister`; of somebody unregistered it leads nowhere by itself. */
      id: z.optional(personId),
    }),
    policy: 'public',
    refusals: [refusals.scanExpired, refusals.scanRefused],
    showsErrors: false,
  }),
  findOpenId: get('/manifest/wechat/getOpen', {
    summary: '当前浏览器会话的 openId',
    request: noRequest,
    response: z.object({ openId: z.nullable(z.string()) }),
    policy: 'public',
  }),
  verifyCallbackAddress: get('/manifest/wechat/callback', {
    summary: '微信服务器验证回调地址',
    request: z.object({ echostr: z.optional(z.string()) }),
    response: z.any(),
    policy: 'public',
    answer: 'file',
  }),
  hearWechatEvent: post('/manifest/wechat/callback', {
    summary: '微信服务器推送事件（签名校验）',
    idempotency: 'natural',
    encoding: 'bytes',
    request: z.object({ body: z.instanceof(Uint8Array) }),
    response: z.any(),
    policy: 'public',
    answer: 'file',
    // Its events have some 500 bytes.
    maxBodyBytes: 8_192,
  }),
  showScanConfirmation: get('/manifest/wechat/confirm', {
    summary: '手机确认页：哪台设备、在哪里、什么时候',
    request: z.object({ code: ticketId }),
    response: z.object({
      device: z.string(),
      place: z.string(),
      time,
      /** False once it was answered. */
      open: z.boolean(),
    }),
    policy: 'public',
    refusals: [refusals.confirmExpired],
  }),
  answerScanConfirmation: post('/manifest/wechat/confirm', {
    summary: '手机上确认或取消登录',
    idempotency: 'natural',
    request: z.object({ code: ticketId, agree: z.boolean() }),
    response: done,
    policy: 'public',
    refusals: [refusals.confirmExpired],
  }),
  logIn: post('/auth/login', {
    summary: '手机号和密码登录（密码为 MD5）',
    idempotency: 'none',
    request: z.object({ account: z.string().check(z.maxLength(64)), password: z.string().check(z.maxLength(64)) }),
    response: login,
    policy: 'public',
    refusals: [refusals.loginEmpty, refusals.passwordNotHashed, refusals.wrongLogin, refusals.passwordLocked, refusals.loginBusy],
    hasOwnQueue: true,
  }),
  logOut: post('/auth/logOut', {
    summary: '退出登录',
    idempotency: 'natural',
    encoding: 'form',
    request: noRequest,
    response: done,
    policy: 'session',
  }),
  sendCode: post('/message/records/getCode', {
    summary: '发送短信验证码',
    idempotency: 'none',
    encoding: 'form',
    request: z.object({ phone, purpose: z.optional(z.enum(smsPurposes)) }),
    response: done,
    policy: 'public',
    refusals: [refusals.smsTooSoon, refusals.smsHourUsedUp, refusals.smsDayUsedUp, refusals.smsFailed],
  }),
  sendBindingCode: post('/message/records/binding/getCode', {
    summary: '发送注册、绑定用的短信验证码',
    idempotency: 'none',
    encoding: 'form',
    request: z.object({ phone }),
    response: done,
    policy: 'public',
    refusals: [refusals.smsTooSoon, refusals.smsHourUsedUp, refusals.smsDayUsedUp, refusals.smsFailed],
  }),
  checkCode: post('/message/records/checkCode', {
    summary: '校验短信验证码；用于重置密码时，本浏览器随后 10 分钟内可改一次密码',
    idempotency: 'none',
    encoding: 'form',
    request: z.object({ phone, code }),
    response: done,
    policy: 'public',
    refusals: [refusals.codeWrong],
  }),
  verifyCode: post('/message/records/verifyCode', {
    summary: '校验短信验证码，同 checkCode',
    idempotency: 'none',
    encoding: 'form',
    request: z.object({ phone, code }),
    response: done,
    policy: 'public',
    refusals: [refusals.codeWrong],
  }),
  checkRegistration: get('/user/IsRegister', {
    summary: '扫码后查是否已注册；已注册时给出令牌',
    request: z.object({ userId: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, '编号不对')) }),
    response: z.object({
      registered: z.boolean(),
      token: z.nullable(token),
      id: z.nullable(personId),
      openid: z.nullable(z.string()),
      role: z.nullable(z.string()),
    }),
    policy: 'public',
  }),
  register: post('/user/Register', {
    summary: '注册或绑定手机号；须先扫码确认',
    idempotency: 'none',
    request: z.object({
      phone,
      /** Told by the client, decided by the scan (T3). */
      openId: z.optional(z.nullable(z.string())),
      name: z.optional(z.nullable(textBy(fieldTexts, checkUserName))),
      pwd: hashedPassword,
      code,
    }),
    response: login,
    policy: 'public',
    refusals: [
      refusals.scanFirst,
      refusals.wechatOfAnotherPhone,
      refusals.phoneOfAnotherWechat,
      refusals.passwordCommon,
      refusals.codeWrong,
      refusals.loginBusy,
    ],
  }),
  resetPassword: post('/user/ForgetPwd', {
    summary: '忘记密码；须先校验短信验证码',
    idempotency: 'none',
    request: z.object({ phone, pwd: hashedPassword }),
    response: done,
    policy: 'public',
    refusals: [refusals.resetNotVerified, refusals.phoneNotRegistered, refusals.passwordCommon, refusals.loginBusy],
  }),
  changePassword: post('/user/UpdateUserPwd', {
    summary: '修改密码；其他设备退出登录',
    idempotency: 'none',
    request: z.object({ oldPwd: hashedPassword, pwd: hashedPassword }),
    response: done,
    policy: 'session',
    refusals: [refusals.passwordCommon, refusals.wrongOldPassword, refusals.passwordLocked, refusals.loginBusy],
  }),
  changeName: post('/user/UpdateUserInfo', {
    summary: '修改用户名',
    idempotency: 'natural',
    request: z.object({ userName: textBy(fieldTexts, checkOwnName) }),
    response: done,
    policy: 'session',
  }),
  changeContact: post('/user/UpdateUserQQEmail', {
    summary: '修改 QQ 和邮箱；空即不填',
    idempotency: 'natural',
    request: z.object({ qqNumber: textBy(fieldTexts, checkQq), email: textBy(fieldTexts, checkEmail) }),
    response: done,
    policy: 'session',
  }),
  changeAvatar: post('/user/UpdateUserAva', {
    summary: '更换头像：avatar 为上传图片的 url；空即不用',
    idempotency: 'natural',
    request: z.object({ avatar: z.string().check(z.maxLength(300)) }),
    response: done,
    policy: 'session',
    refusals: [refusals.avatarGone],
  }),
  exportData: get('/user/exportData', {
    summary: '导出我的数据：个人身份下的全部数据，一个 JSON 文件',
    request: noRequest,
    response: z.any(),
    policy: 'session',
    answer: 'file',
    cost: 20,
  }),
  deleteAccount: post('/user/deleteAccount', {
    summary: '注销账户：立即生效，不能恢复；confirmation 为本人手机号或“注销账户”',
    idempotency: 'none',
    request: z.object({ password: hashedPassword, confirmation: z.string().check(z.maxLength(20)) }),
    response: done,
    policy: 'session',
    refusals: [
      refusals.deletionNotConfirmed,
      refusals.wrongOldPassword,
      refusals.passwordLocked,
      refusals.loginBusy,
      refusals.managesCompany,
      refusals.moneyLeft,
    ],
  }),
  listDevices: get('/user/devices', {
    summary: '我在哪些设备上登录着，新的在前',
    request: noRequest,
    response: z.object({
      list: z.array(
        z.object({
          id: z.string(),
          device: z.string(),
          /** The network, masked. */
          place: z.string(),
          time,
          /** The company it acts for; null: for the person. */
          cid: z.nullable(z.int()),
          isCurrent: z.boolean(),
        }),
      ),
    }),
    policy: 'session',
  }),
  endDevice: post('/user/devices/end', {
    summary: '让一台设备退出登录',
    idempotency: 'natural',
    request: z.object({ id: z.string().check(z.regex(/^[0-9a-f]{24}$/, '编号不对')) }),
    response: done,
    policy: 'session',
    refusals: [refusals.deviceGone],
  }),
  endOtherDevices: post('/user/devices/endOthers', {
    summary: '让其他设备全部退出登录',
    idempotency: 'natural',
    request: noRequest,
    response: done,
    policy: 'session',
  }),
  showCurrentUser: post('/user/currentUser', {
    summary: '当前用户',
    idempotency: 'natural',
    request: noRequest,
    response: z.object({
      userName: z.string(),
      phone: z.string(),
      qqNumber: z.string(),
      email: z.string(),
      avatar: z.string(),
      id: personId,
      role: z.string(),
      token,
      invitationCode: z.string(),
      roles: z.array(z.string()),
      /** The company that the token acts for; null: for the person. */
      cid: z.nullable(z.int()),
      /** When the account was made. */
      createTime: z.string(),
    }),
    policy: 'session',
    showsErrors: false,
  }),
} as const;
