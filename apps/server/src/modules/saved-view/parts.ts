import type { Platform } from '../../platform/module';
import type { CompanyModule } from '../company/index';

/** What saved views stand on. */
export interface Parts {
  readonly platform: Pick<Platform, 'database' | 'clock'>;
  readonly company: Pick<CompanyModule, 'findNames'>;
}
