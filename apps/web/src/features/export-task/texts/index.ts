import { makeCatalogue } from '../../../platform/catalogue';
import { chinese } from './zh-CN';

/** The texts of long exports. */
export const exportTaskWords = makeCatalogue('export-task', chinese, async () => (await import('./en-US')).english);
