import { makeCatalogue } from '../../../platform/catalogue';
import { chinese } from './zh-CN';

/** The texts of the ticker. */
export const recentActivityTexts = makeCatalogue('recent-activity', chinese, async () => (await import('./en-US')).english);
