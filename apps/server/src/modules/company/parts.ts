import type { Clock } from '../../platform/clock/clock';
import type { Platform } from '../../platform/module';
import type { AccountModule } from '../account/index';

/** What this module needs of the people and their sessions. */
export type People = Pick<AccountModule, 'findPeople' | 'findByPhone' | 'holdUser' | 'switchIdentity' | 'endSessions' | 'forgetSessions'>;

/** What the operations of this module work with. */
export interface CompanyParts {
  readonly database: Platform['database'];
  readonly clock: Clock;
  readonly people: People;
  /** Address under which browsers reach us; for links of invitations. */
  readonly publicUrl: string;
}
