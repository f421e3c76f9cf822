import { makeCatalogue } from '../../../platform/catalogue';
import { chinese } from './share.zh-CN';

/** The texts of links to one bill; they come with their dialog and their page. */
export const shareTexts = makeCatalogue('bill-subscription', chinese, async () => (await import('./share.en-US')).english);
