import { shManifest } from '@mastlight/domain/sh-manifest/contract';
import {
  containerTypes,
  countries,
  dangerClasses,
  packageTypes,
  shipAgencies,
  type DictionaryEntry,
} from '@mastlight/domain/sh-manifest/dictionaries';
import { carriers } from '@mastlight/domain/vocabulary/carrier';
import type { PartyRole } from '@mastlight/domain/sh-manifest/filing';
import { readFiling, readParty, spellFiling, type WireParty } from '@mastlight/domain/sh-manifest/wire-names';
import type { OwnedScope } from '../../platform/http/owned';
import { implement, type FileAnswer, type Route } from '../../platform/http/route';
import { removeCombinations, removeParties, saveCombination, saveParty, saveTags } from './operations/change-parties';
import { contestBill, dismissContested, takeBackContested } from './operations/contest-bill';
import { copyManifest } from './operations/copy-manifest';
import { resendEmail } from './operations/email-agent';
import { exportManifests } from './operations/export-manifests';
import { importParties } from './operations/import-parties';
import { importManifests } from './operations/import-manifests';
import { moveManifests } from './operations/move-manifests';
import { prefillManifest } from './operations/prefill-manifest';
import { saveManifest } from './operations/save-manifest';
import { submitCounterDeletion } from './operations/submit-counter-deletion';
import { cancelSent, modifySent, submitManifest } from './operations/submit-manifest';
import type { Parts } from './parts';
import { findAttachment, findEmails } from './queries/find-emails';
import { listContests } from './queries/find-contests';
import { findFiling } from './queries/find-filing';
import { findChanges, findCounterDeletions, findReceipts, findSent } from './queries/find-records';
import { findOrphans } from './queries/find-orphans';
import { findManifestRecords } from './queries/find-manifest-records';
import { findManifestPage } from './queries/find-manifest-page';
import { findCombinations, findParties, findTags } from './queries/find-parties';
import { printManifest } from './operations/print-manifest';
import { readManifest, tellCall, tellFindings } from './queries/read-manifest';

const entries = (list: readonly DictionaryEntry[]) => list.map(({ code, name }) => ({ code, name }));

/** Binds the contract to operations and queries. */
export function createShManifestRoutes(parts: Parts): Route[] {
  const { database } = parts.platform;
  const bookOf = (role: PartyRole) => ({
    list: (filter: Parameters<typeof findParties>[3], { own }: { own: OwnedScope }) =>
      own.answer(findParties(database, own.ownerKey, role, filter)),
    save: (wish: WireParty & { id?: number | null | undefined; nickName: string }, { own }: { own: OwnedScope }) =>
      own.answer(saveParty(parts, own, role, { id: wish.id, nickName: wish.nickName, party: readParty(wish) })),
    remove: ({ ids }: { ids: number[] }, { own }: { own: OwnedScope }) => own.done(removeParties(parts, own, role, ids)),
  });
  const [senders, consignees, notifyParties] = [bookOf('shipper'), bookOf('consignee'), bookOf('notify')];
  return implement('sh-manifest', shManifest, {
    listManifests: (filter, { own }) => own.answer(findManifestPage(parts, own.ownerKey, filter)),
    readManifest: async ({ id }, { own }) => own.answer(own.found(await readManifest(parts, own.ownerKey, id))),
    saveManifest: async ({ id, version, filing }, { own }) => {
      const saved = await saveManifest(parts, own, { id, version, filing: readFiling(filing) });
      return own.answer({
        id: saved.id,
        version: saved.version,
        call: tellCall(readFiling(filing), saved.call),
        findings: tellFindings(saved.findings),
      });
    },
    submitManifest: (wish, { own }) => own.answer(submitManifest(parts, own, wish, 'submit')),
    sendManifest: (wish, { own }) => own.answer(submitManifest(parts, own, wish, 'send')),
    updateSent: ({ filing, ...wish }, { own }) => own.answer(modifySent(parts, own, { ...wish, filing: readFiling(filing) })),
    deleteSent: (wish, { own }) => own.answer(cancelSent(parts, own, wish)),
    contestBill: (wish, { own }) => own.answer(contestBill(parts, own, wish)),
    listContests: () => listContests(parts),
    takeBackContested: async (wish, { tell }) => {
      const told = await takeBackContested(parts, wish);
      tell('admin-act');
      return told;
    },
    dismissContested: async ({ id, billno, note }, { tell }) => {
      await dismissContested(parts, { id, billNo: billno, note });
      tell('admin-act');
      return true as const;
    },
    listReceipts: async ({ id }, { own }) => {
      own.found(await findFiling(database, own.ownerKey, id));
      return own.answer({ list: await findReceipts(database, own.ownerKey, id) });
    },
    printManifest: async ({ id }, { own }) => {
      own.found(await findFiling(database, own.ownerKey, id));
      return own.answer(printManifest(parts, own.ownerKey, id));
    },
    listRecords: (filter, { own }) => own.answer(findManifestRecords(parts, own.ownerKey, filter)),
    listOrphans: async (_request, { own }) => own.answer({ list: await findOrphans(parts, own.ownerKey) }),
    listSent: (filter, { own }) => own.answer(findSent(database, own.ownerKey, filter)),
    listChanges: (filter, { own }) => own.answer(findChanges(database, own.ownerKey, filter)),
    listCounterDeletions: (filter, { own }) => own.answer(findCounterDeletions(database, own.ownerKey, filter)),
    submitCounterDeletion: (wish, { own }) => own.answer(submitCounterDeletion(parts, own, wish)),
    readEmails: async ({ id }, { own }) => own.answer(own.found(await findEmails(parts, own.ownerKey, id))),
    readAttachment: async ({ id, place }, { own }) => {
      const { name, file } = own.found(await findAttachment(parts, own.ownerKey, id, place));
      return own.answer<FileAnswer>({ contentType: 'application/octet-stream', fileName: name, body: file });
    },
    resendEmail: ({ id }, { own }) => own.answer(resendEmail(parts, own, id)),
    copyManifest: ({ id }, { own }) => own.answer(copyManifest(parts, own, id)),
    deleteManifests: ({ ids }, { own }) => own.done(moveManifests(parts, own, ids, 'delete')),
    restoreManifests: ({ ids }, { own }) => own.done(moveManifests(parts, own, ids, 'restore')),
    purgeManifests: ({ ids }, { own }) => own.done(moveManifests(parts, own, ids, 'purge')),
    exportManifests: (wish, { own }) => own.answer(exportManifests(parts, own, wish)),
    importManifests: ({ file }) => importManifests(parts, Buffer.from(file, 'base64')),
    prefillManifest: async ({ billno }, { session }) => {
      const filing = await prefillManifest(parts, session, billno.trim().toUpperCase());
      const { head, goods } = filing;
      return {
        filing: spellFiling(filing),
        vesselsName: head.vesselName,
        voyage: head.voyage,
        ctnInfoArr: goods.map(({ containerNo, sealNo, containerType }) => ({ ctnNo: containerNo, sealNo, ctnType: containerType })),
      };
    },
    readDictionaries: async () => ({
      packaging: entries(packageTypes),
      ctntype: entries(containerTypes),
      country: entries(countries),
      dgclass: entries(dangerClasses),
    }),
    listShipAgencies: async () => ({ list: shipAgencies.map((agency) => ({ ...agency })) }),
    listShipCompanies: async () => ({ list: carriers.map(({ code, nameCn }, at) => ({ dictKey: code, id: at + 1, name: nameCn })) }),
    saveRemarkTags: async ({ tags }, { session }) => {
      await saveTags(parts, session, tags);
      return true;
    },
    listRemarkTags: async (_request, { session }) => ({ list: await findTags(database, session.ownerKey, session.userId) }),
    listSenders: senders.list,
    saveSender: senders.save,
    deleteSenders: senders.remove,
    importSenders: ({ file }, { session }) => importParties(parts, session, 'shipper', Buffer.from(file, 'base64')),
    importConsignees: ({ file }, { session }) => importParties(parts, session, 'consignee', Buffer.from(file, 'base64')),
    importNotifyParties: ({ file }, { session }) => importParties(parts, session, 'notify', Buffer.from(file, 'base64')),
    importCombinations: ({ file }, { session }) => importParties(parts, session, 'all', Buffer.from(file, 'base64')),
    listConsignees: consignees.list,
    saveConsignee: consignees.save,
    deleteConsignees: consignees.remove,
    listNotifyParties: notifyParties.list,
    saveNotifyParty: notifyParties.save,
    deleteNotifyParties: notifyParties.remove,
    listCombinations: (filter, { own }) => own.answer(findCombinations(database, own.ownerKey, filter)),
    saveCombination: ({ id, nickName, send, revice, notice }, { own }) =>
      own.answer(
        saveCombination(parts, own, {
          id,
          nickName,
          parties: { shipper: readParty(send), consignee: readParty(revice), notify: readParty(notice) },
        }),
      ),
    deleteCombinations: ({ ids }, { own }) => own.done(removeCombinations(parts, own, ids)),
  });
}
