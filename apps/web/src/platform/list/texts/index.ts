import { makeCatalogue } from '../../catalogue';
import { chinese } from './zh-CN';

/** The captions of every list. */
export const listTexts = makeCatalogue('list', chinese, async () => (await import('./en-US')).english);
