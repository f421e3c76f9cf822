/** A valid request for each endpoint, for the authorization matrix; asked by the Management of a company. */
import type { SamplesOf } from '../contract-kit/sample';
import type { openApi } from './contract';

export const openApiSamples: SamplesOf<typeof openApi> = {
  listKeys: () => ({}),
  makeKey: () => ({ name: 'ERP', scopes: ['events:read' as const] }),
  revokeKey: { code: 404, make: () => ({ id: 1 }) },
};
