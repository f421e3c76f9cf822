import type { BookParts } from '../../platform/book/served-book';
import type { CompanyModule } from '../company/index';

/** What market procurement works with. */
export interface MarketParts extends BookParts {
  readonly companies: Pick<CompanyModule, 'holdDuty' | 'findColleagues' | 'findNames'>;
}
