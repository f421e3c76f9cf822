import type { Platform } from '../../platform/module';

/** What the operations of this module work with. */
export type PositionParts = Pick<Platform, 'database' | 'clock' | 'log'>;
