import { addressOfUrl } from '@mastlight/domain/file/file-url';
import type { Permission } from '@mastlight/domain/contract-kit/permission';
import type { FileKind } from '@mastlight/domain/file/file-kind';
import type { FileDoor, FileUse } from './file-door';
import { deleteOwned, markUsed, selectKept } from './store';

/** What a file must be for each use. */
const kindsOf: Readonly<Record<FileUse, readonly FileKind[]>> = {
  avatar: ['png', 'jpg'],
  licence: ['png', 'jpg', 'pdf'],
  invoice: ['pdf'],
  voucher: ['png', 'jpg', 'pdf'],
  export: ['xlsx'],
  'ad-paper': ['pdf'],
  'ad-picture': ['png', 'jpg'],
  bill: ['pdf', 'png', 'jpg', 'xlsx', 'xls'],
};

/** What of a company's only some of its people see: what its money was paid with, and invoiced. */
export const permissionsOfUse: Partial<Readonly<Record<FileUse, Permission>>> = { invoice: 'company.finance', voucher: 'company.finance' };

/** How others put files to use. */
export const useFiles: Omit<FileDoor, 'open' | 'keepMade'> = {
  async takeUse(tx, { ownerKey }, url, use, keeperKey = ownerKey) {
    const address = addressOfUrl(url);
    return address !== null && (await markUsed(tx, { address, ownerKey, keeperKey, use, kinds: kindsOf[use] }));
  },
  async describe(tx, ownerKey, url) {
    const address = addressOfUrl(url);
    return address === null ? null : selectKept(tx, ownerKey, address);
  },
  async drop(tx, ownerKey, url) {
    const address = addressOfUrl(url);
    if (address !== null) await deleteOwned(tx, ownerKey, address);
  },
  dropAll: (tx, ownerKey) => deleteOwned(tx, ownerKey, null),
};
