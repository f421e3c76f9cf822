import type { WorldClock } from '../clock/world-clock';
import type { Delivery } from '../delivery/deliver';
import type { Faults } from '../delivery/faults';
import type { Outbox } from '../delivery/outbox';
import type { ChatGroups } from '../chat-robots/chat-groups';
import type { MailInbox } from '../mail/mail-inbox';
import type { PaymentOrders } from '../payment/payment-orders';
import type { SmsInbox } from '../sms/sms-inbox';
import type { PushReceiver } from '../receiver/push-receiver';
import type { ShownShip } from '../ships/run-radio';
import type { ShownTruck } from '../trucks/run-fleet';
import type { QrTickets } from '../wechat/qr-tickets';
import type { ServiceAccount } from '../wechat/service-account';
import type { World } from '../world/world';

/** Everything the desk shows. It only looks: what it does goes through the same HTTP calls as a script's. */
export interface Desk {
  readonly world: World;
  readonly clock: WorldClock;
  readonly outbox: Outbox;
  readonly delivery: Delivery;
  readonly faults: () => Faults;
  readonly tickets: QrTickets;
  readonly account: ServiceAccount;
  readonly inbox: SmsInbox;
  readonly mail: MailInbox;
  readonly groups: ChatGroups;
  /** Null: it does not listen. */
  readonly receiver: () => PushReceiver | null;
  readonly payments: PaymentOrders;
  readonly trucks: () => readonly ShownTruck[];
  readonly ships: () => readonly ShownShip[];
  readonly platformUrl: () => string;
  /** Its own address. */
  readonly ownUrl: () => string;
}
