import type { Platform } from '../../platform/module';
import type { ChatRobots } from '../../platform/gateways/chat-robot/chat-robot';
import type { WechatGateway } from '../../platform/gateways/wechat/wechat-gateway';
import type { AccountModule } from '../account/index';
import type { BillingDoor } from '../billing/index';

/** What the operations of this module work with. Messages live by our clock, what they say by the port's. */
export interface NotificationParts {
  readonly platform: Pick<Platform, 'database' | 'clock' | 'portClock' | 'log' | 'config'>;
  readonly wechat: Pick<WechatGateway, 'sendTemplate'>;
  readonly robots: ChatRobots;
  readonly people: Pick<AccountModule, 'findOpenId'>;
  readonly billing: Pick<BillingDoor, 'isOwnAccount'>;
}
