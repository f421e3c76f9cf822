import { entriesMax } from '@mastlight/domain/pre-sheet/limits';
import type { Translation } from '../../../platform/catalogue';
import type { chinese } from './zh-CN';

/** The same in English. */
export const english: Translation<typeof chinese> = {
  refusal: { tooMany: `there may be ${entriesMax} entries, please delete some first` },
  pageTitle: 'pre-sheet',
  empty: 'no entries yet',
};
