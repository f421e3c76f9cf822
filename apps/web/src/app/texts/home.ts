import { makeCatalogue } from '../../platform/catalogue';
import { chinese } from './home.zh-CN';

/** The texts of the workbench. */
export const homeWords = makeCatalogue('home', chinese);
