import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { cleanFileName } from '@mastlight/domain/file/file-name';
import { isPicture, type FileKind } from '@mastlight/domain/file/file-kind';
import { fileMegabytesPerDay, filesPerDay, personsPerCompanyDay } from '@mastlight/domain/file/limits';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { fileRefusals as refusals } from '@mastlight/domain/file/refusals';
import { shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { confirmSession, type OwnerScope, type Transaction } from '../../../platform/db/transaction';
import { ownerOfPerson, type Session } from '../../../platform/http/session';
import { makeToken } from '../../../platform/ids';
import { takeOfPersonDay } from '../../../platform/person-day';
import { inspectFile } from '../inspect/inspect-file';
import { makePictureAnew } from '../inspect/make-picture-anew';
import { refuseFile } from '../inspect/refuse-file';
import { receiveForm, type ReceivedFile } from '../receive-form';
import type { FileParts } from '../parts';
import { countUploaded, lockOwner } from '../store';
import { keepFile } from './keep-file';

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
 * @throws BusinessError 400, 413 when the file may not be kept, 401 when the session has ended meanwhile, 429 when the identity or the person has uploaded enough, 503 when too many come at once.
 */
export async function uploadFile(parts: FileParts, session: Session, request: IncomingMessage): Promise<UploadedFile> {
  // Of a person, whichever company he acts for.
  const slot = parts.turns.slots.take(String(session.userId));
  if (slot === null) throw busy();
  const path = join(parts.incomingDir, makeToken(16));
  const anewPath = `${path}.anew`;
  try {
    const received = await receiveForm(request, path, { signal: slot.ended, reason: busy() });
    // What has come in waits for its turn, and is looked at: it keeps nobody from sending.
    slot.leave();
    const { kind, file } = await inspectInTurn(parts, session.userId, received, anewPath);
    const name = cleanFileName(received.sentName, kind);
    const owner = ownerOfUpload(session);
    const url = await keepFile(parts, owner, session.userId, { ...file, kind, name }, async (tx) => {
      await confirmSession(tx, session);
      await countUpload(tx, parts, { ...owner, userId: session.userId }, file.bytes);
    });
    return { url, name, size: file.bytes };
  } finally {
    slot.leave();
    await Promise.all([path, anewPath].map((left) => rm(left, { force: true })));
  }
}

/** Whose a file is: of somebody who may do nothing for his company it is his own, such as his avatar. */
function ownerOfUpload({ ownerKey, userId, permissions }: Session): OwnerScope {
  return { ownerKey: permissions.length > 0 ? ownerKey : ownerOfPerson(userId) };
}

const busy = () => refuse(refusals.uploadsBusy, {}, { field: 'file', retryAfterSeconds });

type LookedAt = Pick<ReceivedFile, 'path' | 'bytes' | 'digest'>;

/**
 * Looks at files one after the other: unpacking and decoding take processor and memory. Next comes a file of whoever has
 * taken least of both, so that nobody waits behind all that one person sends.
 */
async function inspectInTurn(
  { turns }: FileParts,
  userId: number,
  received: ReceivedFile,
  anewPath: string,
): Promise<{ kind: FileKind; file: LookedAt }> {
  const leave = await turns.ofInspection.take(String(userId));
  if (!leave) throw busy();
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

/**
 * Counts an upload for the identity, by the files that it has, and for its person, by all that came: a file that another
 * takes the place of is gone, and counts on.
 *
 * @throws BusinessError 429 when one of them has uploaded enough.
 */
async function countUpload(
  tx: Transaction,
  { clock, config }: Pick<FileParts, 'clock' | 'config'>,
  { ownerKey, userId }: Pick<Session, 'ownerKey' | 'userId'>,
  bytes: number,
): Promise<void> {
  const nowMs = clock.nowMs();
  const day = shanghaiDay(nowMs);
  const [filesMax, kilobytesMax] = [filesPerDay * config.quotaFactor, fileMegabytesPerDay * 1_024 * config.quotaFactor];
  // Uploads of one identity are counted one after the other.
  await lockOwner(tx, ownerKey);
  const before = await countUploaded(tx, ownerKey, nowMs - dayMs);
  const persons = ownerKey === ownerOfPerson(userId) ? 1 : personsPerCompanyDay;
  const isOwnerFull = before.files + 1 > filesMax * persons || before.bytes + bytes > kilobytesMax * 1_024 * persons;
  if (isOwnerFull) throw refuseFile(persons === 1 ? 'uploadedEnough' : 'companyUploadedEnough');
  const isAllowed = await takeOfPersonDay(
    tx,
    { userId, day },
    { 'file.files': { count: 1, max: filesMax }, 'file.kilobytes': { count: Math.ceil(bytes / 1_024), max: kilobytesMax } },
  );
  if (!isAllowed) throw refuseFile('uploadedEnough');
}
