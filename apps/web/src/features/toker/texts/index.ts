import { makeCatalogue } from '../../../platform/catalogue';
import { chinese } from './zh-CN';

/** The texts of finding customers: no English yet. */
export const tokerWords = makeCatalogue('toker', chinese);
