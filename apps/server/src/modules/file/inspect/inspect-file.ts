import { open, type FileHandle } from 'node:fs/promises';
import { kindOfName, isPicture, type FileKind } from '@mastlight/domain/file/file-kind';
import { beginsAs } from '../../../platform/file-starts';
import { checkPicture } from './make-picture-anew';
import { findWorkbook } from './ole-file';
import { isPlainText } from './plain-text';
import { refuseFile, refuseMismatch } from './refuse-file';
import { findDocument } from './zip-archive';

const headBytes = 16;
/** A PDF ends with its mark, or nearly. */
const tailBytes = 2_048;

/**
 * What a file is, by its bytes; a name that says otherwise refuses it, but for
 * pictures: phones and chats name them wrongly all the time.
 *
 * @throws BusinessError 400 when it is nothing that may be kept, not whole, or not what its name says.
 */
export async function inspectFile(path: string, sentName: string, bytes: number): Promise<FileKind> {
  const named = kindOfName(sentName);
  if (named === null) throw refuseFile('wrongType');
  const handle = await open(path, 'r');
  try {
    const kind = await readKind(handle, bytes, named);
    if (kind !== named && !(kind !== null && isPicture(kind) && isPicture(named))) throw refuseMismatch(named);
    if (isPicture(kind)) await checkPicture(path, kind);
    return kind;
  } finally {
    await handle.close();
  }
}

async function readKind(handle: FileHandle, bytes: number, named: FileKind): Promise<FileKind | null> {
  const head = await readAt(handle, 0, headBytes);
  if (beginsAs(head, 'png')) return 'png';
  if (beginsAs(head, 'jpg')) return 'jpg';
  if (beginsAs(head, 'pdf', 'newPdf')) {
    const tail = await readAt(handle, Math.max(0, bytes - tailBytes), tailBytes);
    return tail.includes('%%EOF') ? 'pdf' : null;
  }
  if (beginsAs(head, 'zip')) return findDocument(handle, bytes);
  if (beginsAs(head, 'ole')) return (await findWorkbook(handle, bytes)) ? 'xls' : null;
  // Text has no mark of its own; it counts as a table only where it is called one.
  return named === 'csv' && (await isPlainText(handle, bytes)) ? 'csv' : null;
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
