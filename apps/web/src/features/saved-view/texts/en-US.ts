import { viewNameLengthMax, viewsMax, viewsOfAllListsMax } from '@mastlight/domain/saved-view/limits';
import type { Translation } from '../../../platform/catalogue';
import type { chinese } from './zh-CN';

/** The same in English. */
export const english: Translation<typeof chinese> = {
  refusal: {
    nameTaken: 'there is a view of this name, please take another',
    noCompany: 'there are no company views in the personal identity',
    notYours: 'a company view is changed by its maker and the Management',
    tooMany: `at most ${viewsMax} views a list, please delete some first`,
    tooManyInAll: `at most ${viewsOfAllListsMax} views of all lists together, please delete some first`,
  },
  field: { nameWrong: `the name of a view has 1 to ${viewNameLengthMax} signs` },
  views: 'views',
  about: 'name the filters, and come back to them in one press',
  loading: 'fetching views',
  failed: 'could not be fetched: {reason}',
  ofCompany: 'company',
  ofCompanyBy: 'company · {name}',
  save: 'save these filters as a view',
  arrange: 'arrange views',
  name: 'name of the view',
  replaces: 'a view of the same name is replaced',
  forCompany: 'for all colleagues',
  cancel: 'cancel',
  keep: 'save',
  saved: 'view {name} saved',
  rename: 'rename',
  renameOf: 'rename {name}',
  renamed: 'renamed to {name}',
  remove: 'delete',
  removeOf: 'delete {name}',
  removed: 'view {name} deleted',
  askRemove: 'delete view {name}?',
  askRemoveCompany: 'colleagues will not see it any more.',
  close: 'close',
};
