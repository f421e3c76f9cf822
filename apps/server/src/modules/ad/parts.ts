import type { Platform } from '../../platform/module';

/** What the operations of this module work with. */
export type AdParts = Pick<Platform, 'database' | 'clock'>;
