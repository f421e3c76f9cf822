import { makeCatalogue } from '../../../platform/catalogue';
import { chinese } from './zh-CN';

/** The texts of what is shown of facts: nodes, boxes, events, plans. */
export const trackingTexts = makeCatalogue('tracking', chinese, async () => (await import('./en-US')).english);
