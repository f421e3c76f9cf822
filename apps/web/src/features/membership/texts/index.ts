import { makeCatalogue } from '../../../platform/catalogue';
import { chinese } from './zh-CN';

/** The texts of membership. */
export const membershipWords = makeCatalogue('membership', chinese);
