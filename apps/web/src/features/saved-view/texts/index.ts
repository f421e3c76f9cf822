import { makeCatalogue } from '../../../platform/catalogue';
import { chinese } from './zh-CN';

/** The texts of saved views. */
export const savedViewWords = makeCatalogue('saved-view', chinese, async () => (await import('./en-US')).english);
