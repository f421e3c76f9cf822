import type { FastifyRequest } from 'fastify';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { requestTexts as texts } from '@mastlight/domain/vocabulary/platform-texts';
import { openForm } from './open-form';
import { refusalOf } from './read-request';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The field that may come as the file of a form. */
    readonly fileField?: string;
  }
}

/**
 * The body of a call that takes a file in JSON, where it came as a form: the file stands in its field in base64, as JSON holds
 * it, so that what follows knows one way of files.
 *
 * @throws BusinessError 400 when the call takes no form, or this is none with one file; 413 for more than the call's body may be.
 */
export async function readFileForm(request: FastifyRequest, body: NodeJS.ReadableStream): Promise<Record<string, string>> {
  const { config, bodyLimit } = request.routeOptions;
  const { fileField } = config;
  if (fileField === undefined) throw new BusinessError(400);
  const form = openForm(request.headers, Math.floor((bodyLimit * 3) / 4));
  if (form === null) throw new BusinessError(400, texts.badRequest);
  const fields: Record<string, string> = {};
  const pieces: Buffer[] = [];
  let hasFile = false;
  let bytes = 0;
  try {
    await new Promise<void>((resolve, reject) => {
      form.on('field', (name, value) => {
        if (name !== fileField) fields[name] = value;
      });
      form.on('file', (name, file) => {
        file.on('error', reject);
        if (name !== fileField) return reject(refusalOf({ [fileField]: texts.missing }));
        hasFile = true;
        file.on('data', (piece: Buffer) => pieces.push(piece));
        file.on('limit', () => reject(new BusinessError(413, texts.bodyTooLarge)));
      });
      for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) {
        form.once(event, () => reject(refusalOf({ [fileField]: texts.oneFile })));
      }
      form.once('error', () => reject(new BusinessError(400, texts.badRequest)));
      form.once('finish', resolve);
      body.on('data', (piece: Buffer) => {
        if ((bytes += piece.length) > bodyLimit) reject(new BusinessError(413, texts.bodyTooLarge));
      });
      body.once('error', () => reject(new BusinessError(400, texts.badRequest)));
      body.once('close', () => {
        if (!request.raw.complete) reject(new BusinessError(400, texts.badRequest));
      });
      body.pipe(form);
    });
  } catch (error) {
    body.unpipe(form);
    throw error;
  }
  return hasFile ? { ...fields, [fileField]: Buffer.concat(pieces).toString('base64') } : fields;
}
