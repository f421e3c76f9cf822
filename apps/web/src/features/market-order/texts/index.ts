import { makeCatalogue } from '../../../platform/catalogue';
import { chinese } from './zh-CN';

/** The texts of market-order. */
export const marketOrderWords = makeCatalogue('market-order', chinese, async () => (await import('./en-US')).english);
