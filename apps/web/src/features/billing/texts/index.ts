import { makeCatalogue } from '../../../platform/catalogue';
import { chinese } from './zh-CN';

/** The texts of money. */
export const billingWords = makeCatalogue('billing', chinese, async () => (await import('./en-US')).english);
