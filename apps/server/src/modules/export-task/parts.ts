import type { LongExport } from '../../platform/list/long-export';
import type { Platform } from '../../platform/module';
import type { AccountModule } from '../account/index';
import type { FileDoor } from '../file/index';

/** What long exports stand on. */
export interface Parts {
  readonly platform: Pick<Platform, 'database' | 'clock' | 'config' | 'log'>;
  readonly account: Pick<AccountModule, 'findLiveSession'>;
  readonly files: Pick<FileDoor, 'keepMade' | 'takeUse' | 'drop'>;
  /** The lists that may be exported so, as their modules declare them. */
  readonly exports: () => readonly LongExport[];
}
