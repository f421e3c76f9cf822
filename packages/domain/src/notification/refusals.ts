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
  phoneMissing: say('phoneMissing', 400),
  notConfigured: say('notConfigured', 400),
  mailboxWrong: say('mailboxWrong', 400),
  mailboxMissing: say('mailboxMissing', 400),
  mailboxTaken: say('mailboxTaken', 400),
  mailboxUnproven: say('mailboxUnproven', 400),
  mailCodeWrong: say('mailCodeWrong', 400),
  mailCodeUnsent: say('mailCodeUnsent', 400),
  tooManyMailCodes: say('tooManyMailCodes', 429),
  mailboxBusy: say('mailboxBusy', 429),
  channelOff: say('channelOff', 400),
  tooManyTests: say('tooManyTests', 429),
} as const;
