import { makeCatalogue } from '../../catalogue';
import { chinese } from './zh-CN';

/** What every book says: no English yet. */
export const bookWords = makeCatalogue('book', chinese);
