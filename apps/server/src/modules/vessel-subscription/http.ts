import { paidItemOf } from '@mastlight/domain/billing/index';
import { vesselSubscription } from '@mastlight/domain/vessel-subscription/contract';
import { callsMax } from '@mastlight/domain/vessel-subscription/limits';
import { subscribeWords } from '@mastlight/domain/vocabulary/subscribe-outcome';
import { implement, portAliases, type Route } from '../../platform/http/route';
import type { OwnRowCommands } from '../../platform/list/own-row-commands';
import { rowCalls, rowsOfPort } from '../../platform/list/rows-of-port';
import { findRowPage, listHandlers } from '../../platform/list/served-list';
import { Consent } from '../billing/index';
import { ListTimes } from '../tracking/index';
import { calls } from './queries/vessel-list';
import { exportCalendar } from './operations/export-calendar';
import { subscribeVessels } from './operations/subscribe-vessels';
import type { Parts } from './parts';
import { findVesselVoyages } from './queries/find-vessel-voyages';
import { tellAffected } from './queries/tell-affected';

const { refreshByWharf: _, ...ofEveryPort } = vesselSubscription;

/** Routes of vessel subscriptions, with the other ports' spellings (R-7.4-43 to -51, R-7.6-07). */
export function vesselSubscriptionRoutes(parts: Parts, rows: OwnRowCommands): Route[] {
  const { database } = parts.platform;
  const times = new ListTimes(parts.platform, parts.tracking);
  return implement(
    'vessel-subscription',
    vesselSubscription,
    {
      ...listHandlers(calls, { platform: parts.platform, rows, times }),
      subscribeVessels: async ({ systemKey, list, ...agreed }, { own }) => {
        const { told, fee, fen } = await subscribeVessels(parts, own, { port: systemKey, pairs: list, consent: Consent.of(agreed) });
        const item = paidItemOf(fee);
        return own.answer({ list: told.map((outcome) => ({ ...outcome, result: subscribeWords[outcome.code], ...item })), coins: fen });
      },
      queryAffected: async ({ systemKey, ids }, { own }) => {
        const list = await tellAffected(database, own.ownerKey, systemKey, ids, Math.trunc(parts.platform.portClock.nowMs()));
        return own.answer({ list });
      },
      exportCalendar: (filter, { own }) => own.answer(exportCalendar(parts, own, filter)),
      queryVesselVoyages: (filter, { own }) =>
        own.answer(findVesselVoyages(database, own.ownerKey, filter, Math.trunc(parts.platform.portClock.nowMs()))),
      refreshByWharf: ({ wharf }, { own }) => {
        const filter = { systemKey: 'QD', wharfCode: wharf, limit: callsMax } as const;
        return own.answer(times.beside(filter.systemKey, (portNowMs) => findRowPage(database, calls, own.ownerKey, filter, portNowMs)));
      },
    },
    // `/vessels/shVessels/subscribe` and so on; the list has another name there. One path is Qingdao's alone.
    portAliases(
      ofEveryPort,
      (path, { pathPart }) => path.replace('/userBlno/', `/${pathPart.toLowerCase()}Vessels/`).replace('/getVessels', '/selectPage'),
      { calls: rowCalls, keep: rowsOfPort(database, calls.table) },
    ),
  );
}
