import type { FacilityPlace, MessageHead, PortCall, VesselCallMessage, VoyageReport } from '../../message';
import { sortCallTimes, type CallTimes } from './call-times';

/** 3227 of the previous and the next port of call. */
const previousPorts = ['94'];
const nextPorts = ['61', '152'];

/**
 * One call of a ship.
 *
 * @param portQualifiers 3227 codes of the port the call is at, best first
 */
export function tellCall(
  said: MessageHead & VoyageReport,
  stage: VesselCallMessage['stage'],
  portQualifiers: readonly string[],
): VesselCallMessage {
  const calls = [...said.voyages.flatMap((voyage) => voyage.calls), ...said.calls];
  const call = findCall(calls, portQualifiers);
  const around = [...said.voyages.map(({ times }) => times), said.times].map(sortCallTimes);
  const told = (name: 'eta' | 'etd' | 'ata' | 'atd'): CallTimes['eta'] =>
    call?.[name] ?? around.find((times) => times[name] !== null)?.[name] ?? null;
  return {
    ...said,
    kind: 'vessel-call',
    stage,
    port: call?.place ?? null,
    previousPort: findPlace(calls, previousPorts),
    nextPort: findPlace(calls, nextPorts),
    eta: told('eta'),
    etd: told('etd'),
    ata: told('ata'),
    atd: told('atd'),
  };
}

function findCall(calls: readonly PortCall[], qualifiers: readonly string[]): PortCall | undefined {
  for (const code of qualifiers) {
    const found = calls.find(({ qualifier }) => qualifier === code);
    if (found) return found;
  }
  return undefined;
}

function findPlace(calls: readonly PortCall[], qualifiers: readonly string[]): FacilityPlace | null {
  return findCall(calls, qualifiers)?.place ?? null;
}
