import { makeCatalogue } from '../../../platform/catalogue';
import { chinese } from './zh-CN';

/** The texts of trucks. */
export const truckWords = makeCatalogue('truck', chinese);
