import { judgeAdd } from '@mastlight/domain/bill-file/judge-add';
import type { PaperKind } from '@mastlight/domain/bill-file/paper-kind';
import { billFileRefusals as refusals } from '@mastlight/domain/bill-file/refusals';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { inTransaction } from '../../../platform/db/transaction';
import type { OwnedScope } from '../../../platform/http/owned';
import type { BillFileParts } from '../parts';
import { countFiles, deleteFile, findBillOfFile, insertFile, lockOwner, setShown, standsOn } from '../store';

interface AddWish {
  readonly port: PortCode;
  readonly billNo: string;
  readonly kind: PaperKind;
  readonly url: string;
}

/**
 * Puts an uploaded file on a bill that the account follows; nobody but the account sees it yet.
 *
 * @throws BusinessError 400 for a bill that it does not follow there, for no such file of its own, or one of another kind;
 * 413 for one that is too large, 409 when the bill, or the account, has enough.
 */
export async function addFile(
  { database, clock, files, follow }: Omit<BillFileParts, 'companies' | 'clients'>,
  own: OwnedScope,
  wish: AddWish,
): Promise<void> {
  const { ownerKey, userId } = own;
  const bill = { ownerKey, port: wish.port, billNo: wish.billNo };
  await inTransaction(database, own, async (tx) => {
    if (!(await follow.isFollowed(tx, ownerKey, { kind: 'bill', port: wish.port, subject: wish.billNo })))
      throw refuse(refusals.billUnfollowed, {}, { field: 'blno' });
    await lockOwner(tx, ownerKey);
    // Asked again after an answer that was lost.
    if (await standsOn(tx, bill, wish.url)) return;
    const file = await files.describe(tx, ownerKey, wish.url);
    if (file === null) throw refuse(refusals.fileGone, {}, { field: 'url' });
    const fault = judgeAdd(file, await countFiles(tx, bill));
    if (fault !== null) throw refuse(refusals[fault], {}, { field: 'url' });
    const isTaken = await files.takeUse(tx, own, wish.url, 'bill');
    const isPut =
      isTaken &&
      (await insertFile(tx, { ...bill, userId, kind: wish.kind, url: wish.url, name: file.name, bytes: file.bytes }, clock.nowMs()));
    if (!isPut) throw refuse(refusals.fileGone, {}, { field: 'url' });
  });
}

interface ShowWish {
  readonly id: number;
  readonly isShown: boolean;
  /** Whom it is shown to; null: whoever has the bill's link, as it has no client. */
  readonly clientName: string | null;
}

/**
 * Shows a file to the client whom the wish names, or to nobody more, at once. The bill is held, so that none comes to it meanwhile.
 *
 * @throws BusinessError 404 for no such file of the account; 409 where its bill has another client.
 */
export async function showFile(
  { database, clients }: Pick<BillFileParts, 'database' | 'clients'>,
  own: OwnedScope,
  { id, isShown, clientName }: ShowWish,
): Promise<void> {
  await inTransaction(database, own, async (tx) => {
    const bill = await findBillOfFile(tx, own.ownerKey, id);
    if (bill === null) throw new BusinessError(404);
    const isHis = !isShown || (await clients.holdClientOfBill(tx, bill)) === clientName;
    // It may have gone to another number, or away, while the bill was waited for.
    if (!isHis || !(await setShown(tx, bill, id, isShown))) throw refuse(refusals.clientChanged, {});
  });
}

/** Takes a file off its bill, and its bytes away. @throws BusinessError 404 for no such file of the account. */
export async function removeFile(
  { database, files }: Pick<BillFileParts, 'database' | 'files'>,
  own: OwnedScope,
  id: number,
): Promise<void> {
  await inTransaction(database, own, async (tx) => {
    const url = await deleteFile(tx, own.ownerKey, id);
    if (url === null) throw new BusinessError(404);
    await files.drop(tx, own.ownerKey, url);
  });
}
