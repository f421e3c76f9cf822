import { hsCode } from '@mastlight/domain/hs-code/contract';
import { implement, type Route } from '../../platform/http/route';
import type { TariffParts } from './queries/edition-in-force';
import { listCodes, queryCodes, showCode } from './queries/read-book';
import { listElements, showNotes, showTax } from './queries/read-tariff';

/** Binds the contract to the code book and the tariff. */
export function createHsCodeRoutes(parts: TariffParts): Route[] {
  return implement('hs-code', hsCode, {
    queryCodes: (wish) => queryCodes(parts, wish),
    showCode: ({ hsCode: code }) => showCode(parts, code),
    showTax: ({ hsCode: code }) => showTax(parts, code),
    showNotes: async ({ hsCode: code }) => showNotes(code),
    listElements: ({ hsCode: code }) => listElements(parts, code),
    listCodes: ({ hsCodes }) => listCodes(parts, hsCodes),
  });
}
