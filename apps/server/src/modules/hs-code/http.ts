import { hsCode } from '@mastlight/domain/hs-code/contract';
import { implement, type Route } from '../../platform/http/route';
import { listCodes, queryCodes, showCode } from './queries/read-book';

/** Binds the contract to the code book. */
export function createHsCodeRoutes(): Route[] {
  return implement('hs-code', hsCode, {
    queryCodes: async (wish) => queryCodes(wish),
    showCode: async ({ hsCode: code }) => showCode(code),
    listCodes: async ({ hsCodes }) => listCodes(hsCodes),
  });
}
