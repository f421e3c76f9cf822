import { makeCatalogue } from '../../../platform/catalogue';
import { chinese } from './zh-CN';

/** The texts of sign-in, registration and the account's dialogs. */
export const accountTexts = makeCatalogue('account', chinese, async () => (await import('./en-US')).english);
