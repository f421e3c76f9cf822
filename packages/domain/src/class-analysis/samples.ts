/** A valid request for each endpoint, for the authorization matrix. */
import type { SamplesOf } from '../contract-kit/sample';
import type { classAnalysis } from './contract';

export const classAnalysisSamples: SamplesOf<typeof classAnalysis> = {
  analyse: () => ({ text: '不锈钢保温瓶 420箱' }),
  importFile: { code: 400, make: () => ({ file: 'AAAA' }) },
  identifyPicture: { code: 400, make: () => ({ file: 'AAAA' }) },
  listAnalyses: () => ({}),
  showAnalysis: (own) => ({ id: String(own.analysisId) }),
  chooseCodes: (own) => ({ id: own.analysisId, lines: [{ line: 1, hsCode: '961700' }] }),
  answerQuestion: (own) => ({ id: own.analysisId, line: 1, attribute: 'material', value: '塑料' }),
  correctBill: (own) => ({ id: own.analysisId, field: 'billNo', box: null, value: 'SLLN2510887100' }),
  deleteAnalyses: (own) => ({ ids: [own.analysisId] }),
  exportAnalysis: (own) => ({ id: own.analysisId }),
  nameOne: () => ({ name: '保温瓶' }),
  similarNames: () => ({ keyword: '保温瓶' }),
  listSynonyms: () => ({}),
  deleteSynonyms: () => ({ ids: [1] }),
  listCases: () => ({ hsCode: '961700' }),
};
