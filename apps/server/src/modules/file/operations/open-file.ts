import { addressOfUrl } from '@mastlight/domain/file/file-url';
import { contentTypes } from '@mastlight/domain/file/file-kind';
import type { FileAnswer } from '../../../platform/http/route';
import type { FileUse } from '../file-door';
import type { FileParts } from '../parts';
import { findUsed, type FoundFile } from '../queries/find-file';
import { refuseStore } from '../refuse-store';

/** A kept file as an answer; null when the store has lost it. @throws BusinessError 503 when the object store is away. */
export async function openFile({ store }: Pick<FileParts, 'store'>, { digest, kind, name }: FoundFile): Promise<FileAnswer | null> {
  const body = await store.open(digest).catch((error: unknown) => Promise.reject(refuseStore(error)));
  return body && { contentType: contentTypes[kind], fileName: name, body };
}

/** An owner's file that serves a use; null when there is none. @throws BusinessError 503 when the object store is away. */
export async function openUsed(parts: FileParts, ownerKey: string, url: string, use: FileUse): Promise<FileAnswer | null> {
  const address = addressOfUrl(url);
  const found = address === null ? null : await findUsed(parts.database, address, ownerKey, use);
  return found && openFile(parts, found);
}
