import { makeCatalogue } from '../../../platform/catalogue';
import { chinese } from './zh-CN';

/** The texts of pre-sheet. */
export const preSheetWords = makeCatalogue('pre-sheet', chinese, async () => (await import('./en-US')).english);
