import type { AisDimensions, VesselStaticMessage } from '../message';
import { BitWriter } from './bit-writer';
import { writeSentences, type SentenceOptions } from './write-sentences';

/** Ship static and voyage data (type 5, two sentences; ITU-R M.1371-5 annex 8, 3.3). */
export function writeStaticVoyage(message: VesselStaticMessage, options: SentenceOptions = {}): Buffer {
  const bits = new BitWriter()
    .put(5, 6)
    .put(message.repeat, 2)
    .put(message.mmsi, 30)
    .put(message.aisVersion ?? 0, 2)
    .put(Number(message.imo ?? 0), 30)
    .putText(message.callSign, 42)
    .putText(message.name, 120)
    .put(message.shipType ?? 0, 8);
  putDimensions(bits, message.dimensions)
    .put(message.fixType ?? 0, 4)
    .put(message.etaMonth ?? 0, 4)
    .put(message.etaDay ?? 0, 5)
    .put(message.etaHour ?? 24, 5)
    .put(message.etaMinute ?? 60, 6)
    .put(Math.round((message.draughtM ?? 0) * 10), 8)
    .putText(message.destination, 120)
    .putFlag(message.isDteReady !== true)
    .put(message.spare, 1);
  return writeSentences(message, bits, options);
}

/** Static data report of class B (type 24, part A or B as the message says; annex 8, 3.22). */
export function writeStaticReport(message: VesselStaticMessage, options: SentenceOptions = {}): Buffer {
  const isPartA = message.part === 'A';
  const bits = new BitWriter()
    .put(24, 6)
    .put(message.repeat, 2)
    .put(message.mmsi, 30)
    .put(isPartA ? 0 : 1, 2);
  if (isPartA) {
    bits.putText(message.name, 120).put(message.spare, 8);
  } else {
    bits
      .put(message.shipType ?? 0, 8)
      .putText(message.vendorId, 18)
      .put(message.unitModel ?? 0, 4)
      .put(message.serialNo ?? 0, 20)
      .putText(message.callSign, 42);
    if (message.mothershipMmsi === null) putDimensions(bits, message.dimensions);
    else bits.put(message.mothershipMmsi, 30);
    bits.put(message.fixType ?? 0, 4).put(message.spare, 2);
  }
  return writeSentences(message, bits, options);
}

function putDimensions(bits: BitWriter, dimensions: AisDimensions | null): BitWriter {
  return bits
    .put(dimensions?.toBowM ?? 0, 9)
    .put(dimensions?.toSternM ?? 0, 9)
    .put(dimensions?.toPortM ?? 0, 6)
    .put(dimensions?.toStarboardM ?? 0, 6);
}
