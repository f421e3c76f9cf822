import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { cleanFileName } from '@mastlight/domain/file/file-name';
import { isPicture, type FileKind } from '@mastlight/domain/file/file-kind';
import { fileMegabytesPerDay, filesPerDay } from '@mastlight/domain/file/limits';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { fileRefusals as refusals } from '@mastlight/domain/file/refusals';
import { fileUrl } from '@mastlight/domain/file/file-url';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { makeToken } from '../../../platform/ids';
import { inspectFile } from '../inspect/inspect-file';
import { makePictureAnew } from '../inspect/make-picture-anew';
import { refuseFile } from '../inspect/refuse-file';
import { refuseStore } from '../refuse-store';
import { receiveForm, type ReceivedFile } from '../receive-form';
import type { FileParts } from '../parts';
import { countUploaded, deleteFile, insertFile, lockObject, lockOwner, markKept } from '../store';

/** 192 bits: nobody finds a file by guessing. */
const addressBytes = 24;
const dayMs = 24 * 3_600_000;
const retryAfterSeconds = 2;

/** What is left of an upload: as `/file/upload` answers. */
export interface UploadedFile {
  readonly url: string;
  readonly name: string;
  readonly size: number;
}

/**
 * Takes a form with a file in (R-7.3-14): written to disk as it comes, looked
 * at, a picture made anew, kept under its digest.
 *
 * @throws BusinessError 400, 413 when the file may not be kept, 429 when the identity has uploaded enough, 503 when too many come at once.
 */
export async function uploadFile(parts: FileParts, session: Session, request: IncomingMessage): Promise<UploadedFile> {
  const leave = await takeTurn(parts, session.userId);
  const path = join(parts.incomingDir, makeToken(16));
  const anewPath = `${path}.anew`;
  try {
    const received = await receiveForm(request, path);
    const { kind, file } = await inspectInTurn(parts, received, anewPath);
    const name = cleanFileName(received.sentName, kind);
    return { url: fileUrl(await keepFile(parts, session, { ...file, kind, name })), name, size: file.bytes };
  } finally {
    leave();
    await Promise.all([path, anewPath].map((left) => rm(left, { force: true })));
  }
}

/** @throws BusinessError 503 when too many files come in at once, of this person, whichever company he acts for, or of all. */
async function takeTurn({ turns }: FileParts, userId: number): Promise<() => void> {
  const leaveOwn = await turns.ofPerson.take(String(userId));
  const leaveAll = leaveOwn ? await turns.ofAll.take('all') : null;
  if (leaveOwn && leaveAll) {
    return () => {
      leaveAll();
      leaveOwn();
    };
  }
  leaveOwn?.();
  throw refuse(refusals.uploadsBusy, {}, { field: 'file', retryAfterSeconds });
}

type KeptFile = Pick<ReceivedFile, 'path' | 'bytes' | 'digest'>;

/** Looks at files one after the other: unpacking and decoding take processor and memory. */
async function inspectInTurn({ turns }: FileParts, received: ReceivedFile, anewPath: string): Promise<{ kind: FileKind; file: KeptFile }> {
  const leave = await turns.ofInspection.take('all');
  if (!leave) throw refuse(refusals.uploadsBusy, {}, { field: 'file', retryAfterSeconds });
  try {
    const kind = await inspectFile(received.path, received.sentName, received.bytes);
    if (!isPicture(kind)) return { kind, file: received };
    const bytes = await makePictureAnew(received.path, anewPath, kind);
    return { kind, file: { path: anewPath, bytes, digest: await digestOf(anewPath) } };
  } finally {
    leave();
  }
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Its row first: from then on nobody takes its object for one that is not needed. */
async function keepFile(
  { database, clock, config, store }: FileParts,
  session: Session,
  file: KeptFile & { readonly kind: FileKind; readonly name: string },
): Promise<string> {
  const { ownerKey, userId } = session;
  const { digest, bytes } = file;
  const address = makeToken(addressBytes);
  const nowMs = clock.nowMs();
  const factor = config.quotaFactor;
  await inTransaction(database, session, async (tx) => {
    await lockOwner(tx, ownerKey);
    const before = await countUploaded(tx, ownerKey, nowMs - dayMs);
    const isOver = before.files + 1 > filesPerDay * factor || before.bytes + bytes > fileMegabytesPerDay * 1_048_576 * factor;
    if (isOver) throw refuseFile('uploadedEnough');
    await lockObject(tx, digest);
    await insertFile(tx, { address, ownerKey, userId, digest, bytes, kind: file.kind, name: file.name }, nowMs);
  });
  try {
    await store.put(digest, file);
  } catch (error) {
    await inTransaction(database, { ownerKey }, (tx) => deleteFile(tx, address));
    throw refuseStore(error);
  }
  await inTransaction(database, session, (tx) => markKept(tx, address));
  return address;
}
