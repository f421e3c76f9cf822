import { makeCatalogue } from '../../../platform/catalogue';
import { chinese } from './zh-CN';

/** The texts of ad. */
export const adWords = makeCatalogue('ad', chinese, async () => (await import('./en-US')).english);
