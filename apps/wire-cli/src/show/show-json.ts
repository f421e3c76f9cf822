import type { InputReading } from '../input/read-input';
import { countReading } from './show-reading';

/** One input as an object for `--json`; with `isQuiet` without its messages. Binary parts are hexadecimal. */
export function showJson(file: string, reading: InputReading, isQuiet: boolean): object {
  const { read, refused, warnings } = countReading(reading);
  return {
    file,
    format: reading.format,
    bytes: reading.bytes,
    durationMs: Math.round(reading.durationMs * 10) / 10,
    counts: { read, refused, warnings, unlisted: reading.unheldCount },
    interchanges: reading.interchanges,
    ...(isQuiet ? {} : { messages: reading.messages.map(withHexBytes) }),
    findings: reading.findings,
  };
}

function withHexBytes(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('hex');
  if (Array.isArray(value)) return value.map(withHexBytes);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withHexBytes(inner)]));
}
