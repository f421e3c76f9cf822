import { makeCatalogue } from '../../../platform/catalogue';
import { chinese } from './zh-CN';

/** The texts of identities and companies. */
export const companyWords = makeCatalogue('company', chinese, async () => (await import('./en-US')).english);
