import { makeCatalogue } from '../../../platform/catalogue';
import { chinese } from './zh-CN';

/** The texts of VGM sending. */
export const vgmWords = makeCatalogue('vgm', chinese, async () => (await import('./en-US')).english);
