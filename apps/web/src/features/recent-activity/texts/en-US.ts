import type { Translation } from '../../../platform/catalogue';
import type { chinese } from './zh-CN';

/** The same in English. */
export const english: Translation<typeof chinese> = {
  label: 'recent subscriptions',
  stop: 'stop scrolling',
  resume: 'go on scrolling',
  truck: { action: 'added', title: 'plate number' },
  bill: { action: 'subscribed to', title: 'bill number' },
  call: { action: 'subscribed to', title: 'vessel/voyage' },
};
