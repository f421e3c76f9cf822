import { addressOfUrl } from '@mastlight/domain/file/file-url';
import { contentTypes } from '@mastlight/domain/file/file-kind';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import type { FileAnswer } from '../../../platform/http/route';
import type { Session } from '../../../platform/http/session';
import type { FileUse } from '../file-door';
import type { FileParts } from '../parts';
import { findUsed, type FoundFile } from '../queries/find-file';
import { refuseStore } from '../refuse-store';
import { permissionsOfUse } from '../use-files';

/** A kept file as an answer; null when the store has lost it. @throws BusinessError 503 when the object store is away. */
async function openFile({ store }: Pick<FileParts, 'store'>, { digest, kind, name }: FoundFile): Promise<FileAnswer | null> {
  const body = await store.open(digest).catch((error: unknown) => Promise.reject(refuseStore(error)));
  return body && { contentType: contentTypes[kind], fileName: name, body };
}

/**
 * A kept file as an answer for somebody of its owner's; null when the store has lost it.
 *
 * @throws BusinessError 403 where he may not see what it is there for, 503 when the object store is away.
 */
export async function openFor(
  parts: Pick<FileParts, 'store'>,
  { permissions }: Pick<Session, 'permissions'>,
  found: FoundFile,
): Promise<FileAnswer | null> {
  const wanted = found.use === null ? undefined : permissionsOfUse[found.use];
  if (wanted !== undefined && !permissions.includes(wanted)) throw new BusinessError(403);
  return openFile(parts, found);
}

/** An owner's file that serves a use; null when there is none. @throws BusinessError 503 when the object store is away. */
export async function openUsed(parts: FileParts, ownerKey: string, url: string, use: FileUse): Promise<FileAnswer | null> {
  const address = addressOfUrl(url);
  const found = address === null ? null : await findUsed(parts.database, address, ownerKey, use);
  return found && openFile(parts, found);
}
