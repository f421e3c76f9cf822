/** A valid request for each endpoint, for the authorization matrix; asked by the Management of a company. */
import type { SamplesOf } from '../contract-kit/sample';
import type { openApi } from './contract';

export const openApiSamples: SamplesOf<typeof openApi> = {
  listKeys: () => ({}),
  makeKey: () => ({ name: 'ERP', scopes: ['events:read' as const] }),
  revokeKey: { code: 404, make: () => ({ id: 1 }) },
  listWebhooks: () => ({}),
  makeWebhook: () => ({ name: 'ERP', url: 'https://erp.example.com/hooks', eventTypes: ['EQUIPMENT' as const] }),
  editWebhook: {
    code: 404,
    make: () => ({ id: 1, name: 'ERP', url: 'https://erp.example.com/hooks', eventTypes: ['EQUIPMENT' as const] }),
  },
  switchWebhook: { code: 404, make: () => ({ id: 1, isOn: false }) },
  rotateSecret: { code: 404, make: () => ({ id: 1 }) },
  deleteWebhook: { code: 404, make: () => ({ id: 1 }) },
  testWebhook: { code: 404, make: () => ({ id: 1 }) },
  listDeliveries: { code: 404, make: () => ({ id: 1 }) },
  showCalendar: () => ({}),
  makeCalendar: () => ({}),
  revokeCalendar: () => ({}),
  readCalendar: { code: 410, make: () => ({ token: 'A'.repeat(32) }) },
  replayDeliveries: { code: 404, make: () => ({ id: 1, deliveryIds: [1] }) },
};
