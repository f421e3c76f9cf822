import type { Translation } from '../../../platform/catalogue';
import type { chinese } from './zh-CN';

/** The same in English. */
export const english: Translation<typeof chinese> = {
  pageTitle: 'Booking tracking',
  listTitle: 'Logistics tracking',
  unit: 'bookings',
  searchPlaceholder: 'booking / bill / vessel, several may be pasted',
  groups: 'filter of bookings',
  groupNames: { incomplete: 'cut-offs missing', toPickUp: 'to pick up', becameBill: 'became a bill' },
  all: 'all',
  state: 'state',
  subscribe: 'subscribe',
  empty: {
    title: 'no bookings subscribed yet',
    text: 'follow cargo before its bill exists: paste booking numbers, release, pick-up and return stay up to date',
    action: 'paste bookings',
  },
  signedOut: { title: 'log in to follow bookings', text: 'release, pick-up, gate-in and cut-offs in one line', action: 'log in' },
  noMatch: 'no booking fits these conditions',
  deleteNote: '{count, plural, one {# booking is} other {# bookings are}} removed from the list: {names}.',
  autoTip: 'while on, every bill that a manifest names for this booking joins your list of bills by itself',
  deleted: '{count, plural, one {# booking} other {# bookings}} deleted',
  restored: '{count, plural, one {# booking} other {# bookings}} restored',
  notRestored: '{count, plural, one {# booking} other {# bookings}} not restored: {reason}',
  drawerTitle: 'Subscribe to bookings',
  drawerNote: 'port {port}, one booking number (S/O) a line; columns of Excel will do',
  carrier: 'shipping line',
  anyCarrier: 'any',
  soForm: 'enter the S/O number of {carrier}, such as {example}',
  openBill: 'open bill {billNo}',
  boxNote: '{name} {done, number}/{total, number}',
  pasteKey: 'paste booking numbers and subscribe to them',
};
