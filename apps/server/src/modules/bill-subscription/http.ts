import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { judgeBillNo } from '@mastlight/domain/bill-subscription/judge-bill-no';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { defaultPort, ports, type PortCode } from '@mastlight/domain/vocabulary/port';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { implement, type Route, type RouteAlias } from '../../platform/http/route';
import { assignClient } from './operations/assign-client';
import { changeBillNo } from './operations/change-bill-no';
import { deleteBills } from './operations/delete-bills';
import { exportBills } from './operations/export-bills';
import { addClient, deleteClient } from './operations/keep-clients';
import { previewBills } from './operations/preview-bills';
import { recallDeleted } from './operations/recall-deleted';
import { setAutoSubscription } from './operations/set-auto-subscription';
import { setSpeed } from './operations/set-speed';
import { setTop } from './operations/set-top';
import { subscribeBills } from './operations/subscribe-bills';
import { updateRemark } from './operations/update-remark';
import { updateVesselVoyage } from './operations/update-vessel-voyage';
import { HeardTimes } from './heard-times';
import type { Parts } from './parts';
import { billDetailOf } from './queries/bill-detail';
import { billRowOf, wireTime } from './queries/bill-row';
import { findBill, type BillKey } from './queries/find-bill';
import { findBillPage } from './queries/find-bill-page';
import { findDeleted } from './queries/find-deleted';
import { listClients } from './queries/list-clients';

/** Routes of bill subscriptions, with the other ports' spellings (R-7.6-06). */
export function billSubscriptionRoutes(parts: Parts): Route[] {
  const { platform, tracking } = parts;
  const { database, portClock } = platform;

  const heardTimes = new HeardTimes(platform.clock, (port) => tracking.newestHeardMs(port));

  /** R-0-03: a change without a result answers true. */
  const done = async (work: Promise<void>): Promise<true> => {
    await work;
    return true;
  };
  const requireBill = async (ownerKey: string, key: BillKey) => {
    const record = await findBill(database, ownerKey, key);
    if (!record) throw new BusinessError(404);
    return record;
  };
  const requireBillNo = (ownerKey: string, port: PortCode, blno: string) =>
    requireBill(ownerKey, { port, billNo: judgeBillNo(blno).billNo });

  return implement(
    'bill-subscription',
    billSubscription,
    {
      previewBills: async ({ systemKey, blnos }, { session }) => ({
        list: await previewBills(parts, session, systemKey, blnos),
      }),
      subscribeBills: async ({ systemKey, ...wish }, { session }) => ({
        list: await subscribeBills(parts, session, { ...wish, port: systemKey ?? defaultPort }),
        coins: 0,
      }),
      queryBillPage: async (filter, { session }) => {
        const portNowMs = Math.trunc(portClock.nowMs());
        const [page, heardMs] = await Promise.all([
          findBillPage(database, session.ownerKey, filter, portNowMs),
          heardTimes.newest(filter.systemKey),
        ]);
        return { ...page, sourceTime: wireTime(heardMs), portNow: formatShanghai(portNowMs), portClockRate: portClock.rate() };
      },
      queryDeleted: (filter, { session }) => findDeleted(database, session.ownerKey, filter, portClock.nowMs()),
      queryBillDetails: async ({ id, blno, systemKey }, { session }) => {
        if (id === undefined && blno === undefined) throw new BusinessError(400);
        const record =
          id !== undefined ? await requireBill(session.ownerKey, { id }) : await requireBillNo(session.ownerKey, systemKey, blno!);
        const { status, facts } = await tracking.readBill(record.port, record.bill_no, record.status);
        return billDetailOf(record, status, facts, portClock.nowMs());
      },
      queryBill: async ({ blno, systemKey }, { session }) =>
        billRowOf(await requireBillNo(session.ownerKey, systemKey, blno), portClock.nowMs()),
      queryVesselVoyage: async ({ blno, systemKey }, { session }) => {
        const { vesselsName, voyage, wharf } = billRowOf(await requireBillNo(session.ownerKey, systemKey, blno), portClock.nowMs());
        return { vesselsName, voyage, wharf };
      },
      setTop: ({ ids }, { session }) => done(setTop(parts, session, ids, true)),
      clearTop: ({ ids }, { session }) => done(setTop(parts, session, ids, false)),
      setAutoSubscription: async ({ id, auto }, { session }) => ({
        id,
        autoSubscribe: await setAutoSubscription(parts, session, id, auto),
      }),
      setSpeed: ({ id, speedType }, { session }) => done(setSpeed(parts, session, id, speedType)),
      updateRemark: ({ id, ...remarks }, { session }) => done(updateRemark(parts, session, id, remarks)),
      updateVesselVoyage: ({ id, vesselsName, voyage }, { session }) => done(updateVesselVoyage(parts, session, id, vesselsName, voyage)),
      changeBillNo: ({ id, blno }, { session }) => done(changeBillNo(parts, session, id, blno)),
      assignClient: ({ ids, clientName }, { session }) => done(assignClient(parts, session, ids, clientName)),
      deleteBills: ({ ids }, { session }) => done(deleteBills(parts, session, ids)),
      recallDeleted: ({ ids }, { session }) => recallDeleted(parts, session, ids),
      exportBills: ({ columns, ...filter }, { session }) => exportBills(parts, session, filter, columns),
      listClients: async ({ systemKey }, { session }) => ({ list: await listClients(database, session.ownerKey, systemKey) }),
      addClient: async (wish, { session }) => ({ id: await addClient(parts, session, wish) }),
      deleteClient: ({ id }, { session }) => done(deleteClient(parts, session, id)),
    },
    Object.fromEntries(Object.entries(billSubscription).map(([name, { path }]) => [name, otherPorts(path)])),
  );
}

/** `/blno/userBlnoSh/queryBlnoPage` and so on: the path names the port. */
function otherPorts(path: string): RouteAlias[] {
  return ports
    .filter((port) => port.pathPart !== '')
    .map((port) => ({
      path: path.replace('/blno/userBlno/', `/blno/userBlno${port.pathPart}/`),
      fixed: { systemKey: port.code },
    }));
}
