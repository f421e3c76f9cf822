import type { Platform } from '../../platform/module';
import type { FileDoor } from '../file/index';

/** What the operations of this module work with. */
export interface AdParts extends Pick<Platform, 'database' | 'clock' | 'config' | 'outbox'> {
  readonly files: Pick<FileDoor, 'takeUse' | 'open' | 'drop'>;
}

/** Papers and pictures of ads are kept as this owner's: they outlive the administrator who uploaded them. */
export const adsKeeper = 's:ads';
