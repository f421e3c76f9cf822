import { makeCatalogue } from '../../../platform/catalogue';
import { chinese } from './zh-CN';

/** The texts of the vessel list. */
export const vesselTexts = makeCatalogue('vessel-subscription', chinese, async () => (await import('./en-US')).english);
