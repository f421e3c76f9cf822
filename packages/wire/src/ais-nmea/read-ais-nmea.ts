import type { FormatReader } from '../format-reader';
import type { ReadingCollector } from '../syntax/reading-collector';
import { AisStream } from './ais-stream';

/**
 * Reads AIS sentences (`!ttVDM`, `!ttVDO`) as receivers and shore stations
 * log them: IEC 61162-1 sentences, ITU-R M.1371-5 messages (domain guide 6.3).
 */
export const aisNmea: FormatReader = {
  format: 'ais-nmea',
  words: { name: ['AIS（NMEA 0183）', 'AIS (NMEA 0183)'], piece: ['行', 'line'] },
  recognizes: (head) => /^[!$\\#\d]/.test(head) && sentenceStart.test(head),
  standsWithin: (window) => sentenceStart.test(window),
  read: readAisNmea,
  openStream: (out) => new AisStream(out),
};

const sentenceStart = /(?:^|[\s\\,;:])![A-Z]{2}VD[MO],\d,\d,/;

/** So many bytes are about a millisecond of work. */
const stepBytes = 64 * 1024;

function* readAisNmea(bytes: Buffer, out: ReadingCollector): Generator<void> {
  const stream = new AisStream(out);
  for (let at = 0; at < bytes.length; at += stepBytes) {
    stream.push(bytes.subarray(at, at + stepBytes));
    yield;
  }
  stream.end();
}
