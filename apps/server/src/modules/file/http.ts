import { file } from '@mastlight/domain/file/contract';
import { uploadsPerHour } from '@mastlight/domain/file/limits';
import { implement, type Route } from '../../platform/http/route';
import { fileHeaders } from './file-headers';
import { openFor } from './operations/open-file';
import { uploadFile } from './operations/upload-file';
import type { FileParts } from './parts';
import { findFile } from './queries/find-file';

/** Binds the contract to the operations. */
export function createRoutes(parts: FileParts): Route[] {
  return implement('file', file, {
    async upload(_request, { session, form, limitPerson }) {
      limitPerson('uploads', { calls: uploadsPerHour * parts.config.quotaFactor, perMs: 3_600_000 });
      return uploadFile(parts, session, form);
    },
    async fetch({ address }, { own, reply }) {
      const found = own.found(await findFile(parts.database, address, own.ownerKey));
      const answer = own.found(await openFor(parts, own, found));
      void reply.headers(fileHeaders);
      return own.answer(answer);
    },
  });
}
