/** What sign-in and the own account refuse, by name. */
import * as z from 'zod/mini';
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { accountTexts as texts, fieldTexts } from './messages';

const seconds = z.object({ seconds: z.int() });

export const accountRefusals = {
  loginEmpty: defineRefusal('account.loginEmpty', 400, noParams, () => fieldTexts.loginEmpty),
  passwordNotHashed: defineRefusal('account.passwordNotHashed', 400, noParams, () => fieldTexts.passwordNotHashed),
  passwordCommon: defineRefusal('account.passwordCommon', 400, noParams, () => fieldTexts.passwordCommon),
  wrongLogin: defineRefusal('account.wrongLogin', 400, z.object({ triesLeft: z.int() }), ({ triesLeft }) => texts.wrongLogin(triesLeft)),
  wrongOldPassword: defineRefusal('account.wrongOldPassword', 400, noParams, () => texts.wrongOldPassword),
  passwordLocked: defineRefusal('account.passwordLocked', 429, z.object({ minutes: z.int() }), ({ minutes }) =>
    texts.passwordLocked(minutes),
  ),
  loginBusy: defineRefusal('account.loginBusy', 429, noParams, () => texts.loginBusy),
  smsTooSoon: defineRefusal('account.smsTooSoon', 429, seconds, (params) => texts.smsTooSoon(params.seconds)),
  smsHourUsedUp: defineRefusal('account.smsHourUsedUp', 429, noParams, () => texts.smsHourUsedUp),
  smsDayUsedUp: defineRefusal('account.smsDayUsedUp', 429, noParams, () => texts.smsDayUsedUp),
  smsFailed: defineRefusal('account.smsFailed', 503, noParams, () => texts.smsFailed),
  codeWrong: defineRefusal('account.codeWrong', 400, noParams, () => texts.codeWrong),
  resetNotVerified: defineRefusal('account.resetNotVerified', 403, noParams, () => texts.resetNotVerified),
  phoneNotRegistered: defineRefusal('account.phoneNotRegistered', 404, noParams, () => texts.phoneNotRegistered),
  scanFirst: defineRefusal('account.scanFirst', 403, noParams, () => texts.scanFirst),
  scanExpired: defineRefusal('account.scanExpired', 410, noParams, () => texts.scanExpired),
  scanRefused: defineRefusal('account.scanRefused', 410, noParams, () => texts.scanRefused),
  confirmExpired: defineRefusal('account.confirmExpired', 410, noParams, () => texts.confirmExpired),
  wechatUnreachable: defineRefusal('account.wechatUnreachable', 503, noParams, () => texts.wechatUnreachable),
  avatarGone: defineRefusal('account.avatarGone', 400, noParams, () => fieldTexts.avatarGone),
  deletionNotConfirmed: defineRefusal('account.deletionNotConfirmed', 400, noParams, () => texts.deletionNotConfirmed),
  managesCompany: defineRefusal('account.managesCompany', 400, z.object({ company: z.string() }), ({ company }) =>
    texts.managesCompany(company),
  ),
  /** What an identity still has, in 火币, and its orders that are not paid. */
  moneyLeft: defineRefusal('account.moneyLeft', 409, z.object({ coins: z.string(), orders: z.int() }), ({ coins, orders }) =>
    texts.moneyLeft(coins, orders),
  ),
  deviceGone: defineRefusal('account.deviceGone', 400, noParams, () => texts.deviceGone),
  phoneOfAnotherWechat: defineRefusal('account.phoneOfAnotherWechat', 400, noParams, () => texts.phoneOfAnotherWechat),
  wechatOfAnotherPhone: defineRefusal('account.wechatOfAnotherPhone', 400, noParams, () => texts.wechatOfAnotherPhone),
} as const;
