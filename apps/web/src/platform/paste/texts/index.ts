import { makeCatalogue } from '../../catalogue';
import { chinese } from './zh-CN';

/** The captions of what is pasted, on whichever list. */
export const pasteTexts = makeCatalogue('paste', chinese, async () => (await import('./en-US')).english);
