import { makeCatalogue } from '../catalogue';
import { chinese } from './zh-CN';

/** The texts of the platform itself. */
export const platformTexts = makeCatalogue('platform', chinese, async () => (await import('./en-US')).english);
