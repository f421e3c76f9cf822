import type { LongExport } from '../../platform/list/long-export';
import type { Platform } from '../../platform/module';
import type { MailServer } from '../../platform/gateways/mail/mail-server';
import type { AccountModule } from '../account/index';
import type { CompanyModule } from '../company/index';
import type { FileDoor } from '../file/index';

/** What long exports stand on. */
export interface Parts {
  readonly platform: Pick<Platform, 'database' | 'clock' | 'config' | 'log'>;
  readonly account: Pick<AccountModule, 'findLiveSession'>;
  readonly files: Pick<FileDoor, 'keepMade' | 'takeUse' | 'drop'>;
  readonly companies: Pick<CompanyModule, 'holdDuty'>;
  readonly mail: MailServer;
  /** Mailboxes that people have proven to be theirs; given by whoever tells them. */
  readonly mailboxes: {
    /** Null: he has proven none in this identity. */
    findMailbox(whose: { readonly ownerKey: string; readonly userId: number }): Promise<string | null>;
  };
  /** The lists that may be exported so, as their modules declare them. */
  readonly exports: () => readonly LongExport[];
}
