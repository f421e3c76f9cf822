import type { Clock } from '../../platform/clock/clock';
import type { SmsGateway } from '../../platform/gateways/sms/sms-gateway';
import type { WechatGateway } from '../../platform/gateways/wechat/wechat-gateway';
import type { Log } from '../../platform/log';
import type { OwnData } from '../../platform/own-data';
import type { Platform } from '../../platform/module';
import type { CallContext } from '../../platform/http/route';
import type { FileDoor } from '../file/index';
import type { BrowserKeys } from './browser-keys';
import type { PasswordHasher } from './password-hasher';
import type { ScanCache } from './scan-cache';
import type { SecretDigests } from './secret-digests';
import type { SessionCache } from './session-cache';
import type { SmsAlarm } from './sms-alarm';

/** The outside world as this module sees it; tests give others. */
export interface AccountGateways {
  readonly wechat: WechatGateway;
  readonly sms: SmsGateway;
}

/** What the operations of this module work with. */
export interface AccountParts extends AccountGateways {
  readonly database: Platform['database'];
  readonly clock: Clock;
  readonly files: Pick<FileDoor, 'takeUse' | 'drop'>;
  /** What every module says of a person's own data; complete once all are wired. */
  readonly ownData: readonly OwnData[];
  readonly log: Log;
  readonly hasher: PasswordHasher;
  readonly digests: SecretDigests;
  readonly sessions: SessionCache;
  readonly scans: ScanCache;
  readonly smsAlarm: SmsAlarm;
  /** Address under which phones reach us; for the link in the chat. */
  readonly publicUrl: string;
}

/** Where a call comes from, and what notes and counts it. */
export interface Caller extends Pick<CallContext, 'tell' | 'limitNetwork'> {
  readonly address: string;
  /** Browser and system, by their known names. */
  readonly device: string;
  readonly keys: BrowserKeys;
}
