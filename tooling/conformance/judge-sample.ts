import type { Reading } from '@mastlight/wire';

/** Formats of one frame or sentence per line, where a line may be damaged and the capture is not. */
const captureFormats: readonly Reading['format'][] = ['jt808', 'jt809', 'ais-nmea'];

/**
 * Refusals for which the capture is to blame and not the reader: the
 * protocol's own checksum (808 XOR, 809 CRC-16, NMEA) or its own length rules a
 * line out, or the capture does not hold the other parts of a message.
 */
const rightfulRefusal = /check-?sum|crc|(^|-)parts-missing$|^subpackages-missing$|^frame-(length|too-short)$/;

/**
 * Why a sample does not count as read; null when it does: it gave at least one
 * message, and none was refused. In a capture, refusals that the protocol itself
 * demands do not count.
 */
export function whyUnread(reading: Reading): string | null {
  const errors = reading.findings.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  if (reading.messages.length === 0) return first ? `${first.zh} [${first.code}]` : '没有读入报文';
  const isCapture = captureFormats.includes(reading.format);
  const rightful = isCapture ? errors.filter(({ code }) => rightfulRefusal.test(code)) : [];
  const refused = reading.refusedCount - rightful.length;
  if (refused <= 0) return null;
  const cause = errors.find((error) => !rightful.includes(error));
  return `拒收 ${refused} 条${cause ? `：${cause.zh} [${cause.code}]` : ''}`;
}

/** True when a sample that is to be refused was: as a whole, a message of it, or with errors. */
export function isRefused(reading: Reading): boolean {
  return reading.refusedCount > 0 || reading.findings.some(({ severity }) => severity === 'error');
}
