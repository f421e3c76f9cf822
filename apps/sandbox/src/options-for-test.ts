import type { SandboxOptions } from './start-sandbox';

/** A sandbox that reaches no platform; a suite adds what it asks about. */
export const optionsForTest: SandboxOptions = {
  port: 0,
  platformUrl: '',
  wechatAppId: 'wx',
  wechatAppSecret: 'secret',
  wechatCallbackToken: 'token',
  smsAccessKeyId: 'access-key-id',
  smsAccessKeySecret: 'access-key-secret',
  intakeKeys: {},
};
