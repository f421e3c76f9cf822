/**
 * Files on a bill: papers that colleagues put there for each other, and those of them that the client may open. Not here: their
 * bytes (file), and the links by which a client comes (bill-subscription).
 */
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Transaction } from '../../platform/db/transaction';
import type { FileAnswer } from '../../platform/http/route';
import type { Platform, ServerModule } from '../../platform/module';
import { createBillFileRoutes } from './http';
import { defineDropEnded } from './jobs/drop-ended';
import { ownBillFiles } from './own-data';
import type { BillFileParts } from './parts';
import { findShown, listShown, type ShownFile } from './queries/list-files';
import type { BillOfOwner } from './schema';
import { hideFiles, lookAgain, moveFiles } from './store';

export type { ShownFile } from './queries/list-files';

/** Files on bills, for whoever gives links to the bills away. */
export interface BillFileDoor {
  /** Of some bills of an account the files that their clients may open, the oldest first. */
  listShown(ownerKey: string, bills: readonly { readonly port: PortCode; readonly billNo: string }[]): Promise<readonly ShownFile[]>;
  /**
   * A file that a client may open, as the answer to him.
   *
   * @param isHis whether he may see the bill on which it stands
   * @returns null when there is none such, or the bill is not his.
   * @throws BusinessError 503 when the object store is away.
   */
  openShown(
    ownerKey: string,
    id: number,
    isHis: (bill: { readonly port: PortCode; readonly billNo: string }) => boolean | Promise<boolean>,
  ): Promise<FileAnswer | null>;
  /** Bills have another client than before, or are followed anew: their files are shown to nobody until somebody says so again. */
  hide(tx: Transaction, ownerKey: string, bills: readonly { readonly port: PortCode; readonly billNo: string }[]): Promise<void>;
  /** A bill has another number: its files go with it, and are shown to no client until somebody says so again. */
  move(tx: Transaction, bill: BillOfOwner, toBillNo: string): Promise<void>;
}

/** Builds the module on files, on who follows what, on what people are called, and on whose a bill is. */
export function createBillFileModule(
  { database, clock }: Platform,
  given: Pick<BillFileParts, 'files' | 'follow' | 'companies' | 'clients'>,
): { readonly module: ServerModule } & BillFileDoor {
  const parts: BillFileParts = { database, clock, ...given };
  given.follow.hearEnds(async (tx, ended) => {
    const bills = ended.filter(({ kind }) => kind === 'bill');
    if (bills.length > 0) await lookAgain(tx, bills, clock.nowMs());
  });
  return {
    module: {
      name: 'bill-file',
      routes: createBillFileRoutes(parts),
      jobs: [defineDropEnded(parts)],
      ownData: ownBillFiles(given.files),
    },
    listShown: (ownerKey, bills) => listShown(database, ownerKey, bills),
    async openShown(ownerKey, id, isHis) {
      const found = await findShown(database, ownerKey, id);
      return found === null || !(await isHis(found)) ? null : given.files.open(ownerKey, found.url, 'bill');
    },
    hide: (tx, ownerKey, bills) => hideFiles(tx, ownerKey, bills, clock.nowMs()),
    move: moveFiles,
  };
}
