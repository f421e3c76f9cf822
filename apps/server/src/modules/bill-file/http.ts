import { billFile } from '@mastlight/domain/bill-file/contract';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { implement, type Route } from '../../platform/http/route';
import { addFile, removeFile, showFile } from './operations/change-files';
import type { BillFileParts } from './parts';
import { listFiles } from './queries/list-files';

/** Binds the contract to operations and queries. */
export function createBillFileRoutes(parts: BillFileParts): Route[] {
  return implement('bill-file', billFile, {
    async list({ port, blno }, { own }) {
      const found = await listFiles(parts.database, { ownerKey: own.ownerKey, port, billNo: blno });
      const nameOf = await parts.companies.findNames(found.map(({ userId }) => userId));
      const list = found.map(({ userId, addedMs, clientChangedMs, ...file }) => ({
        ...file,
        by: nameOf(userId),
        time: formatShanghai(addedMs),
        clientChanged: clientChangedMs === null ? null : formatShanghai(clientChangedMs),
      }));
      return own.answer({ list });
    },
    add: ({ blno, ...wish }, { own }) => own.done(addFile(parts, own, { ...wish, billNo: blno })),
    show: (wish, { own }) => own.done(showFile(parts, own, wish)),
    remove: ({ id }, { own }) => own.done(removeFile(parts, own, id)),
  });
}
