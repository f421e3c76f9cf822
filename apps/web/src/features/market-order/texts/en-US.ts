import { entriesMax } from '@mastlight/domain/market-order/limits';
import type { Translation } from '../../../platform/catalogue';
import type { chinese } from './zh-CN';

/** The same in English. */
export const english: Translation<typeof chinese> = {
  refusal: { tooMany: `there may be ${entriesMax} entries, please delete some first` },
  pageTitle: 'market-order',
  empty: 'no entries yet',
};
