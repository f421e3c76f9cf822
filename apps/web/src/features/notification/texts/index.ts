import { makeCatalogue } from '../../../platform/catalogue';
import { chinese } from './zh-CN';

/** The texts of messages and where they are sent. */
export const notificationWords = makeCatalogue('notification', chinese);
