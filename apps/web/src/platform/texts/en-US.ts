import type { Translation } from '../catalogue';
import type { chinese } from './zh-CN';

/** The same in English. */
export const english: Translation<typeof chinese> = {
  transport: {
    timeout: 'the network request timed out',
    network: 'network request error',
    notFound: 'server error 404',
    failed: 'request failed ({status, number})',
    balance: 'insufficient balance',
  },
  refusal: {
    code400: 'invalid parameters',
    code401: 'your login is no longer valid, please log in again',
    code402: 'insufficient balance',
    code403: 'no permission',
    code404: 'the record does not exist',
    code409: 'already submitted',
    code410: 'expired',
    code413: 'the file is too large',
    code429: 'too many requests, please try again later',
    code500: 'server error, please try again later',
    code503: 'the data source is under maintenance',
  },
  sheet: {
    faults: '{count, plural, one {# cell to correct} other {# cells to correct}}',
    noRoom: 'the browser has no room for the draft, please send or export first',
  },
  age: {
    now: 'just now',
    short: { minutes: '{count, number}m', hours: '{count, number}h', days: '{count, number}d' },
    long: {
      minutes: '{count, plural, one {# minute ago} other {# minutes ago}}',
      hours: '{count, plural, one {# hour ago} other {# hours ago}}',
      days: '{count, plural, one {# day ago} other {# days ago}}',
    },
  },
  contacts: {
    lin: 'customer service: Lin',
    zhou: 'customer service: Zhou',
    chen: 'customer service: Chen',
    shen: 'customer service: Shen',
  },
};
