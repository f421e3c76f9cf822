import { makeCatalogue } from '../../../platform/catalogue';
import { chinese } from './zh-CN';

/** The texts of overseas tracking. */
export const overseasWords = makeCatalogue('overseas', chinese);
