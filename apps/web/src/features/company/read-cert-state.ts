import { certStates, certStateWords, type CertState } from '@mastlight/domain/company/cert-state';
import type { CompanyRecord } from './api';

/** The state of a company's certification by the wire's word for it. */
export function readCertState(word: CompanyRecord['certState']): CertState {
  return certStates.find((state) => certStateWords[state] === word)!;
}
