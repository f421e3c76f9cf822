import type { Platform } from '../../platform/module';

/** What the operations of this module work with. */
export type NoticeParts = Pick<Platform, 'database' | 'clock'>;
