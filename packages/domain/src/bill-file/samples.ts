/** A valid request for each endpoint, for the authorization matrix. */
import type { SamplesOf } from '../contract-kit/sample';
import { fileUrl } from '../file/index';
import { defaultPort } from '../vocabulary/port';
import type { billFile } from './contract';

export const billFileSamples: SamplesOf<typeof billFile> = {
  list: ({ billNo }) => ({ port: defaultPort, blno: billNo }),
  add: ({ billNo, paperAddress }) => ({ port: defaultPort, blno: billNo, kind: 'so', url: fileUrl(paperAddress) }),
  show: ({ billFileId }) => ({ id: billFileId, isShown: true, clientName: null }),
  remove: ({ billFileId }) => ({ id: billFileId }),
};
