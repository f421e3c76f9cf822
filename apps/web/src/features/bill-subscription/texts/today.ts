import { makeCatalogue } from '../../../platform/catalogue';
import { chinese } from './today.zh-CN';

/** The texts of what bills need today. */
export const todayWords = makeCatalogue('bill-today', chinese);
