import { makeCatalogue } from '../../../platform/catalogue';
import { chinese } from './zh-CN';

/** The texts of market procurement: no English yet. */
export const marketWords = makeCatalogue('market-assistant', chinese);
