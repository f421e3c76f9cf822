import type { KnownCall } from '@mastlight/domain/sh-manifest/check-filing';
import { isImoNo } from '@mastlight/domain/vocabulary/imo-no';
import type { CallStatus } from '@mastlight/domain/tracking/index';
import { vesselKey } from '@mastlight/domain/vocabulary/vessel-voyage';
import type { Parts } from './parts';

/** A call as a manifest names it. */
export interface NamedCall {
  readonly vesselName: string;
  readonly voyage: string;
}

const isNamed = ({ vesselName, voyage }: NamedCall): boolean => vesselKey(vesselName) !== '' && voyage.trim() !== '';

/** What Shanghai says of calls, by `callKey`; those of which nothing was heard are missing. */
export async function readKnownCalls({ tracking }: Parts, calls: readonly NamedCall[]): Promise<ReadonlyMap<string, CallStatus>> {
  const asked = [
    ...new Map(calls.filter(isNamed).map(({ vesselName, voyage }) => [callKey({ vesselName, voyage }), { vesselName, voyage }])).values(),
  ];
  if (asked.length === 0) return new Map();
  const found = await tracking.readCalls('SH', asked);
  return new Map([...found].flatMap(([call, [status]]) => (status === undefined ? [] : [[callKey(call), status]])));
}

/** One key for the spellings of a call. */
export function callKey({ vesselName, voyage }: NamedCall): string {
  return `${vesselKey(vesselName)}/${voyage.trim().toUpperCase()}`;
}

/** What a check asks of a call; null while no call is named. */
export async function readKnownCall(parts: Parts, call: NamedCall): Promise<KnownCall | null> {
  return (await findKnownCalls(parts, [call]))(call);
}

/** The same of many calls, asked at once. */
export async function findKnownCalls(parts: Parts, calls: readonly NamedCall[]): Promise<(call: NamedCall) => KnownCall | null> {
  const found = await readKnownCalls(parts, calls);
  return (call) => (isNamed(call) ? knownCallOf(found.get(callKey(call))) : null);
}

function knownCallOf(status: CallStatus | undefined): KnownCall {
  // Ports write the ship's IMO number with or without its prefix.
  const imoNo = status?.vesselCode?.replace(/^(?:UN|IMO)/i, '') ?? null;
  return {
    isListed: status !== undefined,
    imoNo: imoNo !== null && isImoNo(imoNo) ? imoNo : null,
    manifestClosesMs: status?.plan?.documentsClosesMs ?? null,
  };
}
