import type { Clock } from '../../platform/clock/clock';
import type { Transaction } from '../../platform/db/transaction';
import type { Platform } from '../../platform/module';
import type { RegistryGateway } from '../../platform/gateways/registry/registry-gateway';
import type { AccountModule } from '../account/index';
import type { FileDoor } from '../file/index';

/** What this module needs of the people and their sessions. */
export type People = Pick<
  AccountModule,
  | 'findPeople'
  | 'findByPhone'
  | 'findPhone'
  | 'sendInvitation'
  | 'holdUser'
  | 'switchIdentity'
  | 'endSessions'
  | 'forgetSessions'
  | 'refuseDeletion'
>;

/** What certification works with. */
export interface CertifyParts extends Pick<Platform, 'database' | 'clock' | 'log'> {
  readonly registry: RegistryGateway;
}

/** What the operations of this module work with. */
export interface CompanyParts {
  readonly database: Platform['database'];
  readonly clock: Clock;
  readonly log: Platform['log'];
  readonly people: People;
  readonly files: Pick<FileDoor, 'takeUse'>;
  /** Address under which browsers reach us; for links of invitations. */
  readonly publicUrl: string;
  /** Has the registry asked when the transaction commits. */
  readonly requestCertification: (tx: Transaction) => Promise<void>;
}
