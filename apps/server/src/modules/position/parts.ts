import type { Platform } from '../../platform/module';

/** What the operations of this module work with; vehicles live by the port's clock. */
export type PositionParts = Pick<Platform, 'database' | 'portClock' | 'outbox' | 'log'>;
