import { MonthParts } from '../../platform/db/month-parts';
import type { Platform } from '../../platform/module';

/** What the operations of this module work with; vehicles live by the port's clock. */
export interface PositionParts extends Pick<Platform, 'database' | 'clock' | 'portClock' | 'outbox' | 'log'> {
  /** Months of the tracks: whoever writes points says first when they are of. */
  readonly months: { readonly vehicles: MonthParts; readonly ships: MonthParts };
}

/** Takes from the platform what this module works with. */
export function positionParts({ database, clock, portClock, outbox, log }: Omit<PositionParts, 'months'>): PositionParts {
  const months = { vehicles: new MonthParts(database, 'position_track'), ships: new MonthParts(database, 'position_ship_track') };
  return { database, clock, portClock, outbox, log, months };
}
