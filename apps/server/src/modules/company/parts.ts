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
  | 'refuseMoneyLeft'
>;

/** What of money an identity still has: nobody leaves it behind. */
export interface MoneyLeft {
  /** 火币, as people read them. */
  readonly coins: string;
  /** Top-ups that may still be paid. */
  readonly orders: number;
}

/** What is known of the money of identities; those who keep it are built above. */
export interface MoneyDoor {
  /** Null: nothing is left. The transaction is the system's. */
  findLeft(tx: Transaction, ownerKey: string): Promise<MoneyLeft | null>;
}

/** What certification works with. */
export interface CertifyParts extends Pick<Platform, 'database' | 'clock' | 'log'> {
  readonly registry: RegistryGateway;
}

/** What the operations of this module work with. */
export interface CompanyParts {
  readonly database: Platform['database'];
  readonly clock: Clock;
  readonly config: Pick<Platform['config'], 'quotaFactor'>;
  readonly log: Platform['log'];
  readonly outbox: Platform['outbox'];
  readonly people: People;
  readonly money: MoneyDoor;
  readonly files: Pick<FileDoor, 'takeUse' | 'open'>;
  /** Address under which browsers reach us; for links of invitations. */
  readonly publicUrl: string;
  /** Deletes what a company has in which nobody is left, or what is kept by nobody: nobody could reach it any more (B6). */
  readonly endOwned: (tx: Transaction, ownerKey: string) => Promise<void>;
  /** Has the registry asked when the transaction commits. */
  readonly requestCertification: (tx: Transaction) => Promise<void>;
}
