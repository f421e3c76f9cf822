import { makeCatalogue } from '../../../platform/catalogue';
import { chinese } from './zh-CN';

/** The texts of files. */
export const fileWords = makeCatalogue('file', chinese, async () => (await import('./en-US')).english);
