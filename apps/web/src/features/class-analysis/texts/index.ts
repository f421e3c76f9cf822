import { makeCatalogue } from '../../../platform/catalogue';
import { chinese } from './zh-CN';

/** The texts of class-analysis. */
export const classAnalysisWords = makeCatalogue('class-analysis', chinese);
