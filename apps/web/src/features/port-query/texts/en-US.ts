import { callsMax, numbersMax } from '@mastlight/domain/port-query/limits';
import type { Translation } from '../../../platform/catalogue';
import type { chinese } from './zh-CN';

/** The same in English. */
export const english: Translation<typeof chinese> = {
  refusal: {
    nothingAsked: 'enter a bill number, a container number, or vessel and voyage',
    noVessel: 'enter a vessel; the voyage may be left out',
    tooMany: `at most ${numbersMax} numbers at once`,
  },
  gatesTitle: 'Gate-in query',
  shipsTitle: 'Vessel query',
  ask: 'search',
  gatesLabel: 'bill, container or vessel/voyage',
  gatesExample: 'one bill or container a line, or vessel/voyage such as MSC.ANNA/425W',
  gatesNote: `no subscription needed, at most ${numbersMax} numbers at once; looks at others' bills and containers are counted each day`,
  shipsLabel: 'vessel, or vessel/voyage',
  shipsExample: 'one vessel a line, such as MSC.ANNA, or MSC.ANNA/425W',
  shipsNote: `no subscription needed, at most ${numbersMax} vessels at once; a name alone lists all its voyages`,
  wharf: 'terminal',
  boxes: 'containers',
  calls: 'calls',
  unread: 'not recognised: {what}',
  left: `at most ${callsMax} calls at once. Not asked this time: {what}`,
  tooMany: `at most ${numbersMax} at once, there are {count, number}`,
  notFound: 'nothing told by the port yet: {what}. If the number is right, subscribe and it appears once there is data',
  shipsNotFound: 'the port has no such calls: {what}. Check vessel, voyage and port',
  noGates: {
    title: 'no container found',
    text: 'the port has told nothing of these numbers; check them and the port',
    action: 'change the query',
  },
  noShips: {
    title: 'no call found',
    text: 'the port has told nothing of this vessel for half a year; check name and port',
    action: 'change the query',
  },
  start: {
    gates: 'paste bills or containers to see whether they are in and released',
    ships: 'enter a vessel to see gate-in, cut-offs and berthing',
  },
  signedOut: { title: 'log in to search', text: 'containers and calls without a subscription', action: 'log in' },
  copy: 'copy',
  copied: 'copied successfully',
  copyFailed: 'could not copy, please select it by hand',
  history: 'recent queries',
  lastAsked: 'recently',
  historyEmpty: 'nothing asked yet. Numbers and vessels stay here; press one to ask again',
  forget: 'delete “{keyword}”',
  askAgain: 'ask again for {keyword}',
  why: {
    withheld: 'shown only to those who ask for this bill or follow it',
    'not-gated-in': 'not gated in yet',
    'not-loaded': 'not loaded yet',
    'not-sailed': 'the ship has not sailed',
    'not-berthed': 'the ship has not berthed',
    'not-inspected': 'not inspected',
    'no-row': 'the port has no release record of this container yet',
    'no-remark': 'no remark by the port',
    'not-told': 'no source tells it',
  },
  phone: { released: 'release', gateIn: 'gate-in', closes: 'cut-off', berth: 'berth' },
};
