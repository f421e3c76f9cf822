import { file } from '@mastlight/domain/file/contract';
import { contentTypes } from '@mastlight/domain/file/file-kind';
import { uploadsPerHour } from '@mastlight/domain/file/limits';
import { implement, type Route } from '../../platform/http/route';
import { uploadFile } from './operations/upload-file';
import type { FileParts } from './parts';
import { refuseStore } from './refuse-store';
import { findFile } from './queries/find-file';

/** S-10: whatever a browser takes a file for, it runs nothing of it and loads nothing for it. */
const fileHeaders = { 'content-security-policy': "default-src 'none'; sandbox", 'x-content-type-options': 'nosniff' };

/** Binds the contract to the operations. */
export function createRoutes(parts: FileParts): Route[] {
  return implement('file', file, {
    async upload(_request, { session, form, limitPerson }) {
      limitPerson('uploads', { calls: uploadsPerHour * parts.config.quotaFactor, perMs: 3_600_000 });
      return uploadFile(parts, session, form);
    },
    async fetch({ address }, { own, reply }) {
      const { digest, kind, name } = own.found(await findFile(parts.database, address, own.ownerKey));
      const body = own.found(await parts.store.open(digest).catch((error: unknown) => Promise.reject(refuseStore(error))));
      void reply.headers(fileHeaders);
      return own.answer({ contentType: contentTypes[kind], fileName: name, body });
    },
  });
}
