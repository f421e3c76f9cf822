import { makeCatalogue } from '../../../platform/catalogue';
import { chinese } from './zh-CN';

/** The texts of hs-code. */
export const hsCodeWords = makeCatalogue('hs-code', chinese);
