import { showToast } from '@mastlight/ui';
import { textsOf } from '../../platform/catalogue';
import { notificationWords } from './texts/zh-CN';

/** Tells that what was chosen is kept. */
export function tellSaved(): void {
  showToast({ tone: 'done', text: textsOf(notificationWords)('saved') });
}
