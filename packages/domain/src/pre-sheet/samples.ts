/** A valid request for each endpoint, for the authorization matrix. */
import type { SamplesOf } from '../contract-kit/sample';
import type { preSheet } from './contract';
import { sampleSheet } from './sample-sheet';

const copy = () => ({
  head: { ...sampleSheet.head },
  boxes: sampleSheet.boxes.map((box) => ({ ...box })),
  goods: sampleSheet.goods.map((line) => ({ ...line })),
});

export const preSheetSamples: SamplesOf<typeof preSheet> = {
  getAgentName: { code: 400, make: () => ({ agentCode: 'NOBODY' }) },
  listAgents: () => ({}),
  showSettings: () => ({}),
  // As the owner of the samples has them.
  saveSettings: () => ({ agentCodes: ['DEMOAGENT'], version: 0 }),
  batchUpdates: (own) => ({
    list: [{ key: `sample-${own.preSheetId}`, id: own.preSheetId, version: 1, agentCode: 'DEMOAGENT', ...copy() }],
  }),
  getPreDataByUserId: (own) => ({ id: String(own.preSheetId) }),
  submit: (own) => ({ id: own.preSheetId, version: 1 }),
  withdraw: (own) => ({ id: own.submittedPreSheetId }),
  deleteSheets: (own) => ({ ids: [own.preSheetId] }),
};
