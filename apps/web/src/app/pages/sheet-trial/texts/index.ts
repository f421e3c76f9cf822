import { makeCatalogue } from '../../../../platform/catalogue';
import { chinese } from './zh-CN';

/** The texts of the trial of the sheet. */
export const trialTexts = makeCatalogue('trial', chinese, async () => (await import('./en-US')).english);
