import { makeCatalogue } from '../../../platform/catalogue';
import { chinese } from './zh-CN';

/** The texts of outbound messages. */
export const dispatchWords = makeCatalogue('dispatch', chinese, async () => (await import('./en-US')).english);
