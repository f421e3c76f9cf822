import { makeCatalogue } from '../../platform/catalogue';
import { chinese } from './zh-CN';

/** The texts of the shell. */
export const shellTexts = makeCatalogue('shell', chinese, async () => (await import('./en-US')).english);
