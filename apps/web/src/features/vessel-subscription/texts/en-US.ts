import type { Translation } from '../../../platform/catalogue';
import type { chinese } from './zh-CN';

/** The same in English. */
export const english: Translation<typeof chinese> = {
  pageTitle: 'Vessel schedule',
  unit: 'calls',
  searchPlaceholder: 'vessel / voyage, several may be pasted',
  groups: 'filter of calls',
  today: 'cut-off today',
  all: 'all',
  wharf: 'terminal',
  subscribe: 'subscribe',
  gateIn: 'gate-in',
  berth: 'berth',
  empty: {
    title: 'no calls subscribed yet',
    text: 'paste vessel and voyage: cut-offs and berthing stay up to date',
    action: 'paste calls',
  },
  signedOut: { title: 'log in to follow vessel calls', text: 'gate-in, cut-offs and berthing in one line', action: 'log in' },
  noMatch: 'no call fits these conditions',
  deleteNote: '{count, plural, one {# call is} other {# calls are}} removed from the list: {names}.',
  deleted: '{count, plural, one {# call} other {# calls}} deleted',
  restored: '{count, plural, one {# call} other {# calls}} restored',
  notRestored: '{count, plural, one {# call} other {# calls}} not restored: {reason}',
  drawerTitle: 'Subscribe to calls',
  drawerNote: 'port {port}, one call a line; columns of Excel will do',
  faults: {
    unread: 'write vessel/voyage, such as MSC.ANNA/425W',
    'chinese-name': 'ports know ships by their English names',
    'bad-voyage': 'a voyage is letters and digits; write two voyages on two lines',
    'too-long': 'at most 35 characters of name and 17 of voyage',
  },
  pasteKey: 'paste calls and subscribe to them',
};
