import type { Platform } from '../../platform/module';
import type { HsCodeDoor } from '../hs-code/index';

/** What reading goods stands on. */
export interface Parts {
  readonly platform: Pick<Platform, 'database' | 'clock' | 'portClock'>;
  readonly hsCodes: HsCodeDoor;
}
