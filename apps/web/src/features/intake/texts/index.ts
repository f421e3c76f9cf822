import { makeCatalogue } from '../../../platform/catalogue';
import { chinese } from './zh-CN';

/** The texts of what came in. */
export const intakeTexts = makeCatalogue('intake', chinese, async () => (await import('./en-US')).english);
