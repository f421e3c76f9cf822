import type { ChannelKind, NewsEvent, SendMode } from '@mastlight/domain/notification/news-events';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Platform } from '../../platform/module';
import type { ChatRobots } from '../../platform/gateways/chat-robot/chat-robot';
import type { MailServer } from '../../platform/gateways/mail/mail-server';
import type { SmsGateway } from '../../platform/gateways/sms/sms-gateway';
import type { WechatGateway } from '../../platform/gateways/wechat/wechat-gateway';
import type { AccountModule } from '../account/index';
import type { BillingDoor } from '../billing/index';

/** What the operations of this module work with. Messages live by our clock, what they say by the port's. */
export interface NotificationParts {
  readonly platform: Pick<Platform, 'database' | 'clock' | 'portClock' | 'log' | 'config'>;
  readonly wechat: Pick<WechatGateway, 'sendTemplate'>;
  readonly sms: Pick<SmsGateway, 'sendDanger'>;
  readonly robots: ChatRobots;
  readonly mail: MailServer;
  readonly people: Pick<AccountModule, 'findReach' | 'findWithRole'>;
  readonly billing: Pick<BillingDoor, 'isOwnAccount'>;
}

/** Bills or calls that have changed; none named: whichever has. */
export interface Changed {
  readonly kind: 'bill' | 'call';
  readonly port?: PortCode;
  readonly subjects?: readonly string[];
}

/** Something that an identity follows, as it is published now, and what of it was told. */
export interface ChangedSubject {
  readonly ownerKey: string;
  readonly kind: 'bill' | 'bill-on-call' | 'call';
  readonly port: PortCode;
  readonly subject: string;
  /** Bill number; ship and voyage, as its owner may read them. */
  readonly spelt: string;
  readonly version: number;
  /** As published, JSON; what was not derived yet is not looked at. */
  readonly status: string;
  /** Keys of what held at the last look; null: there was none. */
  readonly held: readonly string[] | null;
}

/** How somebody wants each kind of news on each channel, where he chose. */
export type Modes = Readonly<Partial<Record<NewsEvent, Readonly<Partial<Record<ChannelKind, SendMode>>>>>>;
