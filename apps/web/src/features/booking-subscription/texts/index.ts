import { makeCatalogue } from '../../../platform/catalogue';
import { chinese } from './zh-CN';

/** The texts of the booking list. */
export const bookingTexts = makeCatalogue('booking-subscription', chinese, async () => (await import('./en-US')).english);
