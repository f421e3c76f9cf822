import type { FileHandle } from 'node:fs/promises';
import { readPieces } from './read-pieces';

/** Names of the stream in which Excel keeps a workbook (MS-XLS 2.1.7.17: "Workbook", before BIFF8 "Book"), as a directory entry begins. */
const streamNames = ['Workbook\0', 'Book\0'].map((name) => Buffer.from(name, 'utf16le'));
/** Directory entries stand at multiples of this (MS-CFB 2.6.1). */
const entryBytes = 128;

/** Whether a compound file has a workbook: a directory entry of that name. */
export async function findWorkbook(handle: FileHandle, bytes: number): Promise<boolean> {
  for await (const piece of readPieces(handle, 0, bytes)) {
    for (let at = 0; at + entryBytes <= piece.length; at += entryBytes) {
      if (streamNames.some((name) => piece.subarray(at, at + name.length).equals(name))) return true;
    }
  }
  return false;
}
