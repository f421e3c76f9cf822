import type { AisPosition, AisPositioning, VesselPositionMessage } from '../message';
import { fineDegrees } from './ais-draft';
import { BitWriter } from './bit-writer';
import { writeSentences, type SentenceOptions } from './write-sentences';

/** A position report of class A (types 1 to 3, ITU-R M.1371-5 annex 8, 3.1). */
export function writeClassAPosition(message: VesselPositionMessage, options: SentenceOptions = {}): Buffer {
  const bits = new BitWriter()
    .put(Number(message.type), 6)
    .put(message.repeat, 2)
    .put(message.mmsi, 30)
    .put(message.status ?? 15, 4)
    .put(message.turnRaw ?? -128, 8)
    .put(tenths(message.speedKnots, 1023), 10);
  putPosition(bits, message)
    .put(tenths(message.courseDeg, 3600), 12)
    .put(message.headingDeg ?? 511, 9)
    .put(secondOf(message), 6)
    .put(message.maneuver ?? 0, 2)
    .put(message.spare, 3)
    .putFlag(message.hasRaim)
    .put(message.radio ?? 0, 19);
  return writeSentences(message, bits, options);
}

/** A position report of class B (type 18, annex 8, 3.16). */
export function writeClassBPosition(message: VesselPositionMessage, options: SentenceOptions = {}): Buffer {
  const bits = new BitWriter()
    .put(18, 6)
    .put(message.repeat, 2)
    .put(message.mmsi, 30)
    .put(message.regional, 8)
    .put(tenths(message.speedKnots, 1023), 10);
  putPosition(bits, message)
    .put(tenths(message.courseDeg, 3600), 12)
    .put(message.headingDeg ?? 511, 9)
    .put(secondOf(message), 6)
    .put(message.spare, 2)
    .putFlag(message.classB?.isCarrierSense ?? true)
    .putFlag(message.classB?.hasDisplay ?? false)
    .putFlag(message.classB?.hasDsc ?? false)
    .putFlag(message.classB?.hasWholeBand ?? false)
    .putFlag(message.classB?.takesChannelOrders ?? false)
    .putFlag(message.isAssigned ?? false)
    .putFlag(message.hasRaim)
    .put(message.radio ?? 0, 20);
  return writeSentences(message, bits, options);
}

function putPosition(bits: BitWriter, { latitude, longitude, isAccurate }: AisPosition): BitWriter {
  return bits
    .putFlag(isAccurate)
    .put(Math.round((longitude ?? 181) * fineDegrees), 28)
    .put(Math.round((latitude ?? 91) * fineDegrees), 27);
}

function tenths(value: number | null, none: number): number {
  return value === null ? none : Math.round(value * 10);
}

const specialSeconds: Readonly<Record<AisPositioning, number>> = {
  manual: 61,
  'dead-reckoning': 62,
  inoperative: 63,
};

function secondOf({ utcSecond, positioning }: VesselPositionMessage): number {
  return utcSecond ?? (positioning === null ? 60 : specialSeconds[positioning]);
}
