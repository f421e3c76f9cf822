import { makeCatalogue } from '../../../platform/catalogue';
import { chinese } from './pages.zh-CN';

/** The texts of the directory and of its administration. */
export const adPageWords = makeCatalogue('ad-pages', chinese);
