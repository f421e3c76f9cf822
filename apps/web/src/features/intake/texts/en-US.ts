import type { Translation } from '../../../platform/catalogue';
import type { chinese } from './zh-CN';

/** The same in English. */
export const english: Translation<typeof chinese> = {
  title: 'Account of receipts',
  received: 'received',
  applied: 'taken in',
  duplicate: 'repeated',
  quarantined: 'quarantined',
  waiting: 'waiting',
  balanced: 'received = taken in + repeated + quarantined + waiting, to the last one',
  unbalanced: 'the numbers are moving, look again in a moment',
  oldestWaiting: 'longest wait',
  refused: 'messages refused inside of files',
  quarantinedBytes: 'bytes in quarantine',
  rawTitle: 'Raw message',
  findings: 'findings',
  noFindings: 'nothing found',
  excerpt: 'only what concerns your bills is shown',
  masked:
    'what stands as ＊＊＊ is not shown to subscribers: sender, parties, contacts, goods and numbers of others. Administrators see the whole; every view is recorded',
  notShown: 'not shown',
  notYours: 'no bill of yours is in this message, it cannot be shown',
  cut: 'a long message, only its beginning is shown',
  copy: 'copy the message',
  copied: 'copied successfully',
  copyFailed: 'could not be copied, please select it by hand',
  retry: 'retry',
  durations: { seconds: '{count, number} s', minutes: '{count, number} min', hours: '{count, number} h' },
};
