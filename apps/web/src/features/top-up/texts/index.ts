import { makeCatalogue } from '../../../platform/catalogue';
import { chinese } from './zh-CN';

/** The texts of topping up. */
export const topUpWords = makeCatalogue('top-up', chinese, async () => (await import('./en-US')).english);
