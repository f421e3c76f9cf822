import { dcsaEvents } from './dcsa-events/read-dcsa-events';
import { aisNmea } from './ais-nmea/read-ais-nmea';
import { edifact } from './edifact/read-edifact';
import { flatCn } from './flat-cn/read-flat-cn';
import type { FormatReader } from './format-reader';
import { gaccXml } from './gacc-xml/read-gacc-xml';
import { jt808 } from './jt808/read-jt808';
import { jt809 } from './jt809/read-jt809';
import { ningboRows } from './ningbo-rows/read-ningbo-rows';
import { portRows } from './port-rows/read-port-rows';

/** Every format that is read, in the order in which a file is tried. */
export const formatReaders: readonly FormatReader[] = [jt809, gaccXml, portRows, dcsaEvents, ningboRows, edifact, flatCn, jt808, aisNmea];

/** The reader of a format; undefined for `unknown`. */
export function readerOf(format: string): FormatReader | undefined {
  return formatReaders.find((reader) => reader.format === format);
}
