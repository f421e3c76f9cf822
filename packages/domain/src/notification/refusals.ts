/** What notification refuses, by name. */
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { notificationTexts as texts } from './messages';

const say = (name: keyof typeof texts, code: number) => defineRefusal(`notification.${name}`, code, noParams, () => texts[name]);

export const notificationRefusals = {
  addressWrong: say('addressWrong', 400),
  addressMissing: say('addressMissing', 400),
  secretWrong: say('secretWrong', 400),
  robotTaken: say('robotTaken', 400),
  wechatUnbound: say('wechatUnbound', 400),
  notConfigured: say('notConfigured', 400),
  channelOff: say('channelOff', 400),
  tooManyTests: say('tooManyTests', 429),
} as const;
