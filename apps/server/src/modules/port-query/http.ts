import { portQuery } from '@mastlight/domain/port-query/contract';
import type { OwnerScope } from '../../platform/db/transaction';
import type { OwnedScope } from '../../platform/http/owned';
import { implement, portAliases, type Route } from '../../platform/http/route';
import { ownerOfPerson } from '../../platform/http/session';
import { ListTimes } from '../tracking/index';
import { findBillInfo } from './operations/find-bill-info';
import { checkShip } from './operations/check-ship';
import { forgetTerm } from './operations/forget-term';
import { queryInGates } from './operations/query-in-gates';
import { queryShips } from './operations/query-ships';
import { saveTerm } from './operations/save-term';
import type { Parts } from './parts';
import { listTerms } from './queries/list-terms';

/** What somebody has asked for is his own, whichever identity he acts for: no colleague reads or deletes it. */
const ofPerson = (own: OwnedScope): OwnerScope => ({
  ownerKey: ownerOfPerson(own.userId),
  identity: own.identity,
  tokenDigest: own.tokenDigest,
});

/** Routes of questions without a subscription, with the other ports' spellings of those that are a port's. */
export function portQueryRoutes(parts: Parts): Route[] {
  const { database } = parts.platform;
  const times = new ListTimes(parts.platform, parts.tracking);
  const { queryInGates: inGates, queryShips: ships } = portQuery;
  return implement(
    'port-query',
    portQuery,
    {
      queryInGates: (wish, { session }) => times.beside(wish.systemKey, () => queryInGates(parts, session, wish)),
      queryShips: (wish) => times.beside(wish.systemKey, (portNowMs) => queryShips(parts, wish, portNowMs)),
      checkShip: (wish, { session }) => checkShip(parts, session, wish),
      findBillInfo: ({ systemKey, blno }, { session }) => findBillInfo(parts, session, systemKey, blno),
      listTerms: ({ type }, { own }) => own.answer(listTerms(database, ownerOfPerson(own.userId), type).then((list) => ({ list }))),
      deleteTerm: ({ id }, { own }) => own.done(forgetTerm(parts, ofPerson(own), id)),
      saveTerm: (term, { own }) => own.done(saveTerm(parts, ofPerson(own), term)),
    },
    // `/blno/userBlnoSh/queryInGatesNonSubscribe` and so on.
    portAliases({ queryInGates: inGates, queryShips: ships }, (path, { pathPart }) =>
      path.replace('/blno/userBlno/', `/blno/userBlno${pathPart}/`),
    ),
  );
}
