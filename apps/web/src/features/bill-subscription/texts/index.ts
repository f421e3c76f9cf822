import { makeCatalogue } from '../../../platform/catalogue';
import { chinese } from './zh-CN';

/** The texts of the bill list, its drawers and its history. */
export const billTexts = makeCatalogue('bill-subscription', chinese, async () => (await import('./en-US')).english);
