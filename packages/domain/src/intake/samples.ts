/** A valid request for each endpoint, for the authorization matrix. */
import type { SamplesOf } from '../contract-kit/sample';
import type { intake } from './contract';

export const intakeSamples: SamplesOf<typeof intake> = {
  receiveMessage: () => ({}),
  queryOutcome: ({ messageId }) => ({ id: messageId }),
  queryReceipts: ({ messageId }) => ({ id: messageId }),
  queryStatus: () => ({}),
  showMessage: ({ messageId }) => ({ id: messageId }),
  listMessages: () => ({}),
  showBytes: ({ messageId }) => ({ id: messageId }),
  redriveMessages: ({ messageId }) => ({ ids: [messageId] }),
};
