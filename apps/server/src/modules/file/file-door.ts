import type { Transaction } from '../../platform/db/transaction';
import type { Session } from '../../platform/http/session';

/** What a file may be there for: an avatar is seen by everybody who is signed in, a licence by the identity that keeps it. */
export type FileUse = 'avatar' | 'licence';

/** Uploaded files, for whoever takes their addresses from a request. */
export interface FileDoor {
  /**
   * Puts a file to a use: from then on it stays. An avatar must be a picture, a licence a picture or a PDF.
   *
   * @param url as `/file/upload` answered it
   * @param keeperKey whose it becomes, as `c:5001`; the session's own unless given. Only a transaction of scope `system`
   * may give it to another.
   * @returns false when there is no such file of this identity, or it serves something else: foreign and absent are alike.
   */
  takeUse(tx: Transaction, session: Pick<Session, 'ownerKey'>, url: string, use: FileUse, keeperKey?: string): Promise<boolean>;
  /** An owner's file is no longer needed, such as an avatar after the next one; its address leads nowhere from then on. */
  drop(tx: Transaction, ownerKey: string, url: string): Promise<void>;
  /** All files of an owner go with him (S-16). */
  dropAll(tx: Transaction, ownerKey: string): Promise<void>;
}
