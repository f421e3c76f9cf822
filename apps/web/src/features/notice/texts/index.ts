import { makeCatalogue } from '../../../platform/catalogue';
import { chinese } from './zh-CN';

/** The texts of notice. */
export const noticeWords = makeCatalogue('notice', chinese, async () => (await import('./en-US')).english);
