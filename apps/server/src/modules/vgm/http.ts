import { vgm } from '@mastlight/domain/vgm/contract';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { implement, type Route } from '../../platform/http/route';
import { exportFilings } from './operations/export-filings';
import { importContainers } from './operations/import-containers';
import { copyFiling, moveFilings, saveFiling } from './operations/save-filings';
import { sendFilings, updateFiling } from './operations/send-filings';
import { takeFromBill } from './operations/take-from-bill';
import { nameOperators, nameRows } from './name-rows';
import type { VgmParts } from './parts';
import { printFiling } from './operations/print-filing';
import { findFilingPage } from './queries/find-filing-page';
import { listVgmRecords } from './queries/list-records';
import { showFiling } from './queries/show-filing';
import { suggestTares } from './queries/suggest-tares';
import { readWindow, showWindow } from './read-window';
import { readFiling } from './typed-filing';

/** Binds the contract to operations and queries. */
export function createVgmRoutes(parts: VgmParts): Route[] {
  const { database, portClock } = parts.platform;
  return implement('vgm', vgm, {
    async listFilings(filter, { own }) {
      const page = await findFilingPage(database, own.ownerKey, filter);
      return own.answer({ ...page, list: await nameRows(parts, own, page.list), portNow: formatShanghai(portClock.nowMs()) });
    },
    async showFiling({ id }, { own }) {
      const filing = own.found(await showFiling(database, parts.dispatch, own.ownerKey, id));
      return own.answer({ ...filing, window: showWindow(await readWindow(parts, filing)) });
    },
    printFiling: ({ id }, { own }) => own.answer(printFiling(parts, own.ownerKey, id)),
    saveFiling: ({ id, version, ...filing }, { own }) => own.answer(saveFiling(parts, own, readFiling(filing), { id, version })),
    sendFilings: (wish, { own }) => own.answer(sendFilings(parts, own, wish)),
    updateFiling: ({ id, allowReal, allowRealFen, submissions, ...filing }, { own }) =>
      own.answer(updateFiling(parts, own, { id, submissions, filing: readFiling(filing), allowReal, allowRealFen })),
    copyFiling: ({ id }, { own }) => own.answer(copyFiling(parts, own, id)),
    deleteFilings: ({ ids }, { own }) => own.done(moveFilings(parts, own, ids, 'delete')),
    restoreFilings: ({ ids }, { own }) => own.done(moveFilings(parts, own, ids, 'restore')),
    async listRecords(wish, { own }) {
      const page = await listVgmRecords(database, parts.dispatch, own.ownerKey, wish);
      const nameOf = await nameOperators(
        parts,
        page.list.map(({ userId }) => userId),
      );
      return own.answer({ ...page, list: page.list.map(({ userId, ...row }) => ({ ...row, operator: nameOf(userId) })) });
    },
    importContainers: ({ file }) => importContainers(Buffer.from(file, 'base64')),
    exportFilings: (wish, { own }) => own.answer(exportFilings(parts, own, wish)),
    takeFromBill: ({ billNo }, { own }) => own.answer(takeFromBill(parts, own, billNo)),
    showWindow: async (call) => showWindow(await readWindow(parts, call)),
    suggestTares: ({ ctnNos }, { own }) => own.answer(suggestTares(database, own.ownerKey, ctnNos)),
  });
}
