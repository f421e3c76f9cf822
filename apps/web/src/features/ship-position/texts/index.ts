import { makeCatalogue } from '../../../platform/catalogue';
import { chinese } from './zh-CN';

/** The texts of ship-position. */
export const shipPositionWords = makeCatalogue('ship-position', chinese, async () => (await import('./en-US')).english);
