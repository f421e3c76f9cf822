import type { Translation } from '../catalogue';
import type { chinese } from './zh-CN';

/** The same in English. */
export const english: Translation<typeof chinese> = {
  transport: {
    timeout: 'the network request timed out',
    network: 'network request error',
    offline: 'network request error: this device is offline',
    notFound: 'server error 404',
    failed: 'request failed ({status, number})',
    notData: 'what came is no data: a proxy or a sign-in page of the network may have answered, please check the network',
    balance: 'insufficient balance',
  },
  notPermitted: {
    manage: 'only the company administrator may do this',
    finance: 'your duty has no say in money, please ask the company administrator',
    operate: 'your duty changes no data, please ask the company administrator',
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
  trouble: {
    offline: 'this device is offline',
    unreachable: 'the connection is lost',
    failing: 'the server has a problem',
    slow: 'no answer from the server for 10 seconds',
    silent: 'the live connection has gone silent',
    closed: 'the connection is lost',
    streamless: 'live updates are interrupted',
  },
  remedy: {
    offline: 'updating when it is back online',
    unreachable: 'reconnecting',
    failing: 'trying again',
    slow: 'still waiting',
    silent: 'reconnecting',
    closed: 'reconnecting',
    streamless: 'fetching once a minute',
  },
  connection: {
    stands: 'data as of {time}',
    told: '{trouble}, {stands}, {remedy}',
    toldWithoutData: '{trouble}, {remedy}',
    approximate: 'countdowns by the cut-offs of {time}',
    retry: 'retry now',
  },
  sheet: {
    faults: '{count, plural, one {# cell to correct} other {# cells to correct}}',
    noRoom: 'the browser has no room for the draft, please send or export first',
  },
  age: {
    now: 'just now',
    heard: 'heard {age}',
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
