import { makeCatalogue } from '../../../platform/catalogue';
import { chinese } from './zh-CN';

/** The texts of pre-sheets: no English yet. */
export const preSheetWords = makeCatalogue('pre-sheet', chinese);
