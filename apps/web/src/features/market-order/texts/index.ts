import { makeCatalogue } from '../../../platform/catalogue';
import { chinese } from './zh-CN';

/** The texts of orders: no English yet. */
export const marketOrderWords = makeCatalogue('market-order', chinese);
