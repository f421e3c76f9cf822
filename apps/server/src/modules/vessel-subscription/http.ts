import { vesselSubscription } from '@mastlight/domain/vessel-subscription/contract';
import { subscribeWords } from '@mastlight/domain/vessel-subscription/messages';
import { ports } from '@mastlight/domain/vocabulary/port';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { implement, type Route, type RouteAlias } from '../../platform/http/route';
import { wireTime } from '../../platform/list/wire-time';
import { HeardTimes } from '../tracking/index';
import { deleteVessels, setTop, updateRemark } from './operations/change-rows';
import { subscribeVessels } from './operations/subscribe-vessels';
import type { Parts } from './parts';
import { findVesselPage } from './queries/find-vessel-page';

/** Routes of vessel subscriptions, with the other ports' spellings (R-7.4-43 to -51, R-7.6-07). */
export function vesselSubscriptionRoutes(parts: Parts): Route[] {
  const { clock, database, portClock } = parts.platform;
  const heardTimes = new HeardTimes(clock, (port) => parts.tracking.newestHeardMs(port));
  return implement(
    'vessel-subscription',
    vesselSubscription,
    {
      subscribeVessels: async ({ systemKey, list }, { own }) => {
        const told = await subscribeVessels(parts, own, systemKey, list);
        return own.answer({ list: told.map((outcome) => ({ ...outcome, result: subscribeWords[outcome.code] })) });
      },
      queryVessels: async (filter, { own }) => {
        const portNowMs = Math.trunc(portClock.nowMs());
        const [page, heardMs] = await Promise.all([
          findVesselPage(database, own.ownerKey, filter, portNowMs),
          heardTimes.newest(filter.systemKey),
        ]);
        return own.answer({
          ...page,
          sourceTime: wireTime(heardMs),
          portNow: formatShanghai(portNowMs),
          portClockRate: portClock.rate(),
        });
      },
      setTop: ({ ids }, { own }) => own.done(setTop(parts, own, ids, true)),
      clearTop: ({ ids }, { own }) => own.done(setTop(parts, own, ids, false)),
      updateRemark: ({ id, remark }, { own }) => own.done(updateRemark(parts, own, id, remark)),
      deleteVessels: ({ ids }, { own }) => own.done(deleteVessels(parts, own, ids)),
    },
    Object.fromEntries(Object.entries(vesselSubscription).map(([name, { path }]) => [name, otherPorts(path)])),
  );
}

/** `/vessels/shVessels/subscribe` and so on: the path names the port, and the list has another name there. */
function otherPorts(path: string): RouteAlias[] {
  return ports
    .filter((port) => port.pathPart !== '')
    .map((port) => ({
      path: path.replace('/userBlno/', `/${port.pathPart.toLowerCase()}Vessels/`).replace('/getVessels', '/selectPage'),
      fixed: { systemKey: port.code },
    }));
}
