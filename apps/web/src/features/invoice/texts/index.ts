import { makeCatalogue } from '../../../platform/catalogue';
import { chinese } from './zh-CN';

/** The texts of invoice. */
export const invoiceWords = makeCatalogue('invoice', chinese, async () => (await import('./en-US')).english);
