/** Calls of the tariff. */
import { hsCode, type TariffEdition, type TaxLine } from '@mastlight/domain/hs-code/contract';
import { callEndpoint } from '../../platform/http-client';

export type { TariffEdition, TaxLine };

const root = 'hs-code';
interface Asked {
  readonly signal: AbortSignal;
}

export const taxQuery = (code: string) => ({
  queryKey: [root, 'tax', code] as const,
  queryFn: ({ signal }: Asked) => callEndpoint(hsCode.showTax, { hsCode: code }, { signal }),
});
export const elementsQuery = (code: string) => ({
  queryKey: [root, 'elements', code] as const,
  queryFn: ({ signal }: Asked) => callEndpoint(hsCode.listElements, { hsCode: code }, { signal }),
});
export const notesQuery = (code: string) => ({
  queryKey: [root, 'notes', code] as const,
  queryFn: ({ signal }: Asked) => callEndpoint(hsCode.showNotes, { hsCode: code }, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
