import { makeCatalogue } from '../../../platform/catalogue';
import { chinese } from './zh-CN';

/** The texts of port-query. */
export const portQueryWords = makeCatalogue('port-query', chinese, async () => (await import('./en-US')).english);
