import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Transaction } from '../../platform/db/transaction';
import type { Platform } from '../../platform/module';
import type { WebhookCaller } from '../../platform/gateways/webhook/webhook-caller';
import type { BillingDoor as BillingModule } from '../billing/index';
import type { CompanyModule } from '../company/index';
import type { VgmDeclarations } from './vgm-declarations';
import type { CursorSeal } from './cursor';
import type { UsageCounts } from './usage-counts';
import type { WebhookSigner } from './webhook-signer';

/** What the operations of this module work with. Keys live by our clock. */
export interface OpenApiParts {
  readonly platform: Pick<Platform, 'database' | 'clock' | 'portClock' | 'log' | 'securityLog'>;
  readonly outbox: Pick<Platform['outbox'], 'emit'>;
  readonly webhooks: WebhookCaller;
  readonly signer: WebhookSigner;
  /** Origins beyond the open internet that may be pushed to. */
  readonly webhookOrigins: readonly string[];
  readonly companies: Pick<CompanyModule, 'findNames' | 'holdDuty'>;
  /** How a VGM is declared and looked up; given by whoever sends them. */
  readonly declarations: VgmDeclarations;
  readonly usage: UsageCounts;
  readonly cursors: CursorSeal;
  /** Address under which programs reach us, without a slash at its end. */
  readonly publicUrl: string;
  /** Whether somebody acts for an account still, held as long as the transaction; that is the account's. */
  readonly isOwnAccount: BillingModule['isOwnAccount'];
  /** Has all that a company follows told, once the transaction commits. */
  readonly requestTelling: (tx: Transaction, ownerKey: string) => Promise<void>;
}

/** Bills that have changed; none named: whichever has. */
export interface Changed {
  readonly port?: PortCode;
  readonly billNos?: readonly string[];
}
