import type { Clock } from '../../platform/clock/clock';
import type { Platform } from '../../platform/module';

/** What the operations of this module work with. */
export interface PreferencesParts {
  readonly database: Platform['database'];
  readonly clock: Clock;
  /** The phone of a person: experience flags are keyed by it (R-7.3-05). Given by who wires the modules. */
  readonly findPhone: (userId: number) => Promise<string | null>;
}

/** Owner of entries that belong to no person. */
export const systemOwner = 'system';
