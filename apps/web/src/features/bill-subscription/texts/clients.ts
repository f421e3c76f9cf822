import { makeCatalogue } from '../../../platform/catalogue';
import { chinese } from './clients.zh-CN';

/** The texts of client companies; they come with their pages, so that the bill list need not carry them. */
export const clientTexts = makeCatalogue('bill-subscription', chinese, async () => (await import('./clients.en-US')).english);
