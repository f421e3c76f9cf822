import { paidItemOf } from '@mastlight/domain/billing/index';
import type { Client } from '@mastlight/domain/bill-subscription/client-contract';
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { judgeBillNo } from '@mastlight/domain/bill-subscription/judge-bill-no';
import { subscribeWords } from '@mastlight/domain/vocabulary/subscribe-outcome';
import { defaultPort, type PortCode } from '@mastlight/domain/vocabulary/port';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { OwnedScope } from '../../platform/http/owned';
import { implement, portAliases, type CallContext, type FileAnswer, type Route } from '../../platform/http/route';
import { rowsOfPort } from '../../platform/list/rows-of-port';
import type { Platform } from '../../platform/module';
import { acknowledgeBills } from './operations/acknowledge-bills';
import { askAgain } from './operations/ask-bills';
import { assignClient } from './operations/assign-client';
import { bringPersonalBills, countPersonalBills } from './operations/bring-personal';
import { changeBillNo } from './operations/change-bill-no';
import { chaseBill } from './operations/chase-bill';
import { deleteBills } from './operations/delete-bills';
import { exportBills } from './operations/export-bills';
import { handOver } from './operations/hand-over';
import { makeClientKey, openClientFile, revokeClientKey, showClientBills } from './operations/client-keys';
import { addClient, saveClient, deleteClient, mergeClients } from './operations/keep-clients';
import { previewBills } from './operations/preview-bills';
import { recallDeleted } from './operations/recall-deleted';
import { countBillShares, openSharedFile, revokeBillShares, shareBill, showSharedBill } from './operations/share-bill';
import { setAutoSubscription, switchAutoSubscriptions } from './operations/set-auto-subscription';
import { setSpeed } from './operations/set-speed';
import { setTop } from './operations/set-top';
import { showBillAsOf } from './operations/show-bill-as-of';
import { subscribeBills } from './operations/subscribe-bills';
import { updateRemark } from './operations/update-remark';
import { setAutoUpdate, updateVesselVoyage } from './operations/update-vessel-voyage';
import { Consent } from '../billing/index';
import { fileHeaders } from '../file/index';
import { ListTimes } from '../tracking/index';
import type { HandOverParts } from './parts';
import { typedCallOf } from './typed-call';
import { billDetailOf } from './queries/bill-detail';
import { billRowOf } from './queries/bill-row';
import { findBill, type BillKey } from './queries/find-bill';
import { findBillPage } from './queries/find-bill-page';
import { findDeleted } from './queries/find-deleted';
import { findOnwards } from './queries/find-onwards';
import { findUnfollowed } from './queries/find-unfollowed';
import { listChases } from './queries/list-chases';
import { listClients, type ClientRecord } from './queries/list-clients';
import { listHandOvers } from './queries/list-hand-overs';

const {
  setAutoUpdate: _,
  showClientBills: __,
  fetchClientFile: _______,
  shareBill: ___,
  countBillShares: ____,
  revokeBillShares: _____,
  showSharedBill: ______,
  fetchSharedFile: ________,
  countPersonalBills: _________,
  bringPersonalBills: __________,
  ...ofEveryPort
} = billSubscription;
/** Calls about bills by their ids alone. */
const billCalls = [
  'setTop',
  'clearTop',
  'acknowledgeBills',
  'setAutoSubscription',
  'switchAutoSubscriptions',
  'setSpeed',
  'updateRemark',
  'updateVesselVoyage',
  'changeBillNo',
  'assignClient',
  'handOver',
  'listHandOvers',
  'chaseBill',
  'listChases',
  'deleteBills',
  'recallDeleted',
  'askAgain',
] as const;

/** `/blno/userBlnoSh/queryBlnoPage` and so on. */
const aliasesOf = ({ database }: Pick<Platform, 'database'>) =>
  portAliases(ofEveryPort, (path, { pathPart }) => path.replace('/blno/userBlno/', `/blno/userBlno${pathPart}/`), {
    calls: billCalls,
    keep: rowsOfPort(database, 'bill_subscription'),
  });

function clientOf(
  { id, name, remark, ports, contacts, alike, made_by, created_at, expires_at, last_viewed_at }: ClientRecord,
  { nowMs, nameOf }: { readonly nowMs: number; readonly nameOf: (userId: number) => string },
): Client {
  return {
    id,
    clientName: name,
    contact: contacts[0]?.name || null,
    phone: contacts[0]?.phone || null,
    remark,
    count: ports.reduce((sum, { count }) => sum + count, 0),
    ports: [...ports],
    contacts: [...contacts],
    alike,
    key: created_at &&
      expires_at && {
        madeBy: made_by === null ? '' : nameOf(made_by),
        madeTime: formatShanghai(created_at.getTime()),
        expiresTime: formatShanghai(expires_at.getTime()),
        lastUsedTime: last_viewed_at && formatShanghai(last_viewed_at.getTime()),
        hasEnded: expires_at.getTime() <= nowMs,
      },
  };
}

/** A file as answer, under the headers of what strangers have sent. */
function asFile(found: FileAnswer, { reply }: Pick<CallContext, 'reply'>): FileAnswer {
  void reply.headers(fileHeaders);
  return found;
}

/** Routes of bill subscriptions, with the other ports' spellings (R-7.6-06). */
export function billSubscriptionRoutes(parts: HandOverParts): Route[] {
  const { platform, tracking, company } = parts;
  const { clock, database, portClock } = platform;
  const aliases = aliasesOf(platform);

  const times = new ListTimes(platform, tracking);

  const findOwn = async (own: OwnedScope, key: BillKey) => own.found(await findBill(database, own.ownerKey, key));
  const findNumber = (own: OwnedScope, port: PortCode, blno: string) => findOwn(own, { port, billNo: judgeBillNo(blno).billNo });

  return implement(
    'bill-subscription',
    billSubscription,
    {
      previewBills: ({ systemKey, blnos }, { own }) =>
        own.answer(
          Promise.all([previewBills(parts, own, systemKey, blnos), tracking.newestHeardMs(systemKey)]).then(([list, heardMs]) => ({
            list,
            isPortHeard: heardMs !== null,
          })),
        ),
      subscribeBills: async ({ systemKey, allowReal, allowRealFen, ...wish }, { own }) => {
        const consent = Consent.of({ allowReal, allowRealFen });
        const { told, fee, fen } = await subscribeBills(parts, own, { ...wish, port: systemKey ?? defaultPort, consent });
        return own.answer({
          list: told.map((outcome) => ({ ...outcome, result: subscribeWords[outcome.code], ...paidItemOf(fee) })),
          coins: fen,
        });
      },
      queryBillPage: (filter, { own }) =>
        own.answer(
          times.beside(filter.systemKey, async (portNowMs, silence) => {
            const [page, unfollowed] = await Promise.all([
              findBillPage(database, own.ownerKey, filter, portNowMs, silence),
              findUnfollowed(database, own.ownerKey, filter.systemKey, filter.keyword),
            ]);
            return { ...page, unfollowed };
          }),
        ),
      queryDeleted: (filter, { own }) => own.answer(findDeleted(database, own.ownerKey, filter, portClock.nowMs())),
      queryBillDetails: async ({ id, blno = '', systemKey, eventsFrom }, { own }) => {
        const record = await (id === undefined ? findNumber(own, systemKey, blno) : findOwn(own, { id }));
        const { status, facts } = await tracking.readBill(record.port, record.bill_no, record.status, typedCallOf(record));
        const portNowMs = portClock.nowMs();
        const silence = await times.findSilence(record.port, portNowMs);
        const detail = billDetailOf(record, status, facts, portNowMs, { eventsFrom, silence });
        return own.answer({ ...detail, onwards: await findOnwards(database, own.ownerKey, detail.bill, status) });
      },
      queryBillAsOf: async ({ id, blno = '', systemKey, at, eventsFrom }, { own }) => {
        const record = await (id === undefined ? findNumber(own, systemKey, blno) : findOwn(own, { id }));
        return own.answer(showBillAsOf(parts, own, record, { at, eventsFrom }));
      },
      queryBill: async ({ blno, systemKey }, { own }) => {
        const portNowMs = portClock.nowMs();
        const [record, silence] = await Promise.all([findNumber(own, systemKey, blno), times.findSilence(systemKey, portNowMs)]);
        return own.answer(billRowOf(record, portNowMs, undefined, { silence }));
      },
      queryVesselVoyage: async ({ blno, systemKey }, { own }) => {
        const { vesselsName, voyage, wharf } = billRowOf(await findNumber(own, systemKey, blno), portClock.nowMs());
        return own.answer({ vesselsName, voyage, wharf });
      },
      setTop: ({ ids }, { own }) => own.done(setTop(parts, own, ids, true)),
      acknowledgeBills: (wish, { own }) => own.done(acknowledgeBills(parts, own, wish)),
      clearTop: ({ ids }, { own }) => own.done(setTop(parts, own, ids, false)),
      setAutoSubscription: async ({ id, auto }, { own }) =>
        own.answer({ id, autoSubscribe: await setAutoSubscription(parts, own, id, auto) }),
      switchAutoSubscriptions: ({ ids, autoSubscribe }, { own }) => own.done(switchAutoSubscriptions(parts, own, ids, autoSubscribe)),
      setSpeed: ({ id, speedType }, { own }) => own.done(setSpeed(parts, own, id, speedType)),
      updateRemark: ({ id, ...remarks }, { own }) => own.done(updateRemark(parts, own, id, remarks)),
      updateVesselVoyage: ({ id, vesselsName, voyage }, { own }) => own.done(updateVesselVoyage(parts, own, id, vesselsName, voyage)),
      setAutoUpdate: ({ id, auto }, { own }) => own.done(setAutoUpdate(parts, own, id, auto)),
      changeBillNo: ({ id, blno }, { own }) => own.done(changeBillNo(parts, own, id, blno)),
      assignClient: ({ ids, clientName }, { own }) => own.done(assignClient(parts, own, ids, clientName)),
      handOver: (wish, { own }) => own.done(handOver(parts, own, wish)),
      countPersonalBills: async (_request, { own }) => own.answer({ count: await countPersonalBills(parts, own) }),
      bringPersonalBills: (_request, { own }) => own.answer(bringPersonalBills(parts, own)),
      listHandOvers: async ({ id }, { own }) => {
        const handed = own.found(await listHandOvers(database, own.ownerKey, id));
        const nameOf = await company.findNames(handed.flatMap(({ fromId, toId, byId }) => [fromId, toId, byId]));
        return own.answer({
          list: handed.map(({ fromId, toId, byId, note, handedAtMs }) => ({
            from: nameOf(fromId),
            to: nameOf(toId),
            by: nameOf(byId),
            note,
            time: formatShanghai(handedAtMs),
          })),
        });
      },
      chaseBill: (wish, { own }) => own.done(chaseBill(parts, own, wish)),
      listChases: async ({ id }, { own }) => {
        const chases = own.found(await listChases(database, own.ownerKey, id));
        const nameOf = await company.findNames(chases.map(({ byId }) => byId));
        return own.answer({
          list: chases.map(({ byId, act, what, chasedAtMs }) => ({ by: nameOf(byId), act, what, time: formatShanghai(chasedAtMs) })),
        });
      },
      deleteBills: ({ ids }, { own }) => own.done(deleteBills(parts, own, ids)),
      askAgain: ({ ids }, { own }) => own.done(askAgain(parts, own, ids)),
      recallDeleted: ({ ids }, { own }) => own.answer(recallDeleted(parts, own, ids)),
      exportBills: (wish, { own }) => own.answer(exportBills(parts, own, wish)),
      listClients: async ({ isUsed, ...wish }, { own }) => {
        const page = await listClients(database, own.ownerKey, { ...wish, isUsed: isUsed === '1' });
        // One's own need no name.
        const makers = own.identity.kind === 'personal' ? [] : page.list.flatMap(({ made_by }) => made_by ?? []);
        const nameOf = await company.findNames(makers);
        const nowMs = clock.nowMs();
        return own.answer({ ...page, list: page.list.map((record) => clientOf(record, { nowMs, nameOf })) });
      },
      addClient: async (wish, { own }) => own.answer({ id: await addClient(parts, own, wish) }),
      saveClient: async (wish, { own }) => own.answer({ id: await saveClient(parts, own, wish) }),
      mergeClients: ({ id, intoId }, { own }) => own.done(mergeClients(parts, own, id, intoId)),
      deleteClient: ({ id }, { own }) => own.done(deleteClient(parts, own, id)),
      makeClientKey: async ({ id }, { own }) => {
        const { key, expiresAtMs } = await makeClientKey(parts, own, id);
        return own.answer({ key, expiresTime: formatShanghai(expiresAtMs) });
      },
      revokeClientKey: ({ id }, { own }) => own.done(revokeClientKey(parts, own, id)),
      showClientBills: (wish, caller) => showClientBills({ ...parts, times }, wish, caller),
      fetchClientFile: async (wish, caller) => asFile(await openClientFile(parts, wish, caller), caller),
      shareBill: (wish, { own }) => own.answer(shareBill(parts, own, wish)),
      countBillShares: ({ id }, { own }) => own.answer(countBillShares(parts, own, id)),
      revokeBillShares: ({ id }, { own }) => own.done(revokeBillShares(parts, own, id)),
      showSharedBill: (wish, caller) => showSharedBill({ ...parts, times }, wish, caller),
      fetchSharedFile: async (wish, caller) => asFile(await openSharedFile(parts, wish, caller), caller),
    },
    // The same under its older name (R-7.4-07).
    { ...aliases, updateVesselVoyage: [...aliases['updateVesselVoyage']!, { path: '/shipping/updateShip', fixed: {}, encoding: 'form' }] },
  );
}
