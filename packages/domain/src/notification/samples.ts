/** A valid request for each endpoint, for the authorization matrix. */
import type { SamplesOf } from '../contract-kit/sample';
import type { notification } from './contract';

export const notificationSamples: SamplesOf<typeof notification> = {
  countUnread: () => ({}),
  listMessages: () => ({}),
  markRead: () => ({ ids: [] }),
  findSetting: () => ({}),
  saveSetting: () => ({ events: [{ event: 'customs', channel: 'wechat', mode: 'digest' }] }),
  test: { code: 400, make: () => ({ kind: 'feishu' }) },
  listDeliveries: () => ({}),
  replay: () => ({ ids: [] }),
};
