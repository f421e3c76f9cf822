import { makeCatalogue } from '../../../platform/catalogue';
import { chinese } from './zh-CN';

/** The texts of the picture of a ship: no English yet. */
export const bayPlanWords = makeCatalogue('bay-plan', chinese);
