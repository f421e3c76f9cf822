import type { Translation } from '../../catalogue';
import type { chinese } from './zh-CN';

/** The same in English. */
export const english: Translation<typeof chinese> = {
  changed: 'changes not saved yet',
  saving: 'saving…',
  saved: 'saved {time}',
  failed: 'not saved: {reason}; it is kept on this computer and tried again',
};
