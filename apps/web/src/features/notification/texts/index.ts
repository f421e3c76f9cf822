import { makeCatalogue } from '../../../platform/catalogue';
import { chinese } from './zh-CN';

/** The texts of notification. */
export const notificationWords = makeCatalogue('notification', chinese, async () => (await import('./en-US')).english);
