import { makeCatalogue } from '../../../platform/catalogue';
import { chinese } from './zh-CN';

/** The texts of where ships are. */
export const shipPositionWords = makeCatalogue('ship-position', chinese);
