import type { IncomingHttpHeaders } from 'node:http';
import { Busboy, type BusboyInstance } from '@fastify/busboy';

/** One file and a few fields beside it, of short names and headers. */
const limits = { fieldNameSize: 100, fieldSize: 1_024, fields: 4, files: 1, parts: 5, headerPairs: 20, headerSize: 8_192 };

/** A reader of a form with one file of at most `fileBytes`; null when the headers announce none: no boundary, or one that is none. */
export function openForm(headers: IncomingHttpHeaders, fileBytes: number): BusboyInstance | null {
  try {
    return new Busboy({ headers: headers as { 'content-type': string }, limits: { ...limits, fileSize: fileBytes } });
  } catch {
    return null;
  }
}
