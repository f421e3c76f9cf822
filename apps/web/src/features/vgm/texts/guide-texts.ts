import { makeCatalogue } from '../../../platform/catalogue';
import { guideChinese } from './guides.zh-CN';

/** The agreement and the manual; they come with their pages alone. */
export const guideWords = makeCatalogue('vgm-guides', guideChinese, async () => (await import('./guides.en-US')).guideEnglish);
