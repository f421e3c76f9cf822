import type { FileKind } from '@mastlight/domain/file/file-kind';
import type { Transaction } from '../../platform/db/transaction';
import type { FileAnswer } from '../../platform/http/route';
import type { Session } from '../../platform/http/session';

/** What a file may be there for: an avatar is seen by everybody who is signed in, a licence, an invoice, a bank's slip, an exported list or a paper of a bill by the identity that keeps it, an ad's by whoever `ad` shows it to. */
export type FileUse = 'avatar' | 'licence' | 'invoice' | 'voucher' | 'export' | 'ad-paper' | 'ad-picture' | 'bill';

/** A file that nobody uploaded: we made it, or a counterpart of ours did. */
export interface MadeFile {
  readonly bytes: Uint8Array;
  readonly kind: FileKind;
  /** With its extension. */
  readonly name: string;
}

/** What is known of a kept file. */
export interface DescribedFile {
  readonly kind: FileKind;
  readonly bytes: number;
  /** With its extension. */
  readonly name: string;
}

/** Uploaded files, for whoever takes their addresses from a request. */
export interface FileDoor {
  /**
   * Puts a file to a use: from then on it stays. An avatar must be a picture, a licence or a bank's slip a picture or a PDF, an ad's paper and an invoice a PDF, its picture a picture, an exported list a table, a bill's paper a PDF, a picture or a table.
   *
   * @param url as `/file/upload` answered it
   * @param keeperKey whose it becomes, as `c:5001`; the session's own unless given. Only a transaction of scope `system`
   * may give it to another.
   * @returns false when there is no such file of this identity, or it serves something else: foreign and absent are alike.
   */
  takeUse(tx: Transaction, session: Pick<Session, 'ownerKey'>, url: string, use: FileUse, keeperKey?: string): Promise<boolean>;
  /** What an owner has uploaded: its kind by its content, its bytes and its cleaned name; null when there is no such file of his. */
  describe(tx: Transaction, ownerKey: string, url: string): Promise<DescribedFile | null>;
  /**
   * A file that an owner put to a use, as the answer to whoever the caller lets see it.
   *
   * @returns null when there is no such file of this owner.
   * @throws BusinessError 503 when the object store is away.
   */
  open(ownerKey: string, url: string, use: FileUse): Promise<FileAnswer | null>;
  /**
   * Keeps a made file for an owner and gives its url; it is for no use yet, and goes after some days unless it gets one.
   *
   * @throws BusinessError 503 when the object store is away.
   */
  keepMade(owner: { readonly ownerKey: string; readonly userId: number }, made: MadeFile): Promise<string>;
  /** An owner's file is no longer needed, such as an avatar after the next one; its address leads nowhere from then on. */
  drop(tx: Transaction, ownerKey: string, url: string): Promise<void>;
  /** All files of an owner go with him (S-16). */
  dropAll(tx: Transaction, ownerKey: string): Promise<void>;
}
