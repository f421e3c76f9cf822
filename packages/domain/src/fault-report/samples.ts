/** A valid request for each endpoint, for the authorization matrix. */
import type { SamplesOf } from '../contract-kit/sample';
import { defaultPort } from '../vocabulary/port';
import type { faultReport } from './contract';

export const faultReportSamples: SamplesOf<typeof faultReport> = {
  send: {
    code: 400,
    make: () => ({ port: defaultPort, blno: 'DEMO0000000001', eventId: 1, messageId: 1, seen: '进港', text: 'DEMO DEMO' }),
  },
  listOfBill: () => ({ port: defaultPort, blno: 'DEMO0000000001' }),
  listReports: () => ({}),
  answer: { code: 404, make: () => ({ id: 999_999_999, answer: 'DEMO DEMO' }) },
};
