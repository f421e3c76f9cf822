import { makeCatalogue } from '../../../platform/catalogue';
import { chinese } from './zh-CN';

/** The texts of truck. */
export const truckWords = makeCatalogue('truck', chinese, async () => (await import('./en-US')).english);
