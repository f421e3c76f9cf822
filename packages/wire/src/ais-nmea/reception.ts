import type { AisReception, WireTime } from '../message';
import { readWireTime } from '../vocabulary/wire-time';

/** What is told about the reception of one message, piece by piece. */
export type ReceptionDraft = { -readonly [Name in keyof AisReception]: AisReception[Name] };

export function emptyReception(): ReceptionDraft {
  return { time: null, station: null, signalDbm: null, slot: null };
}

export function isEmptyReception({ time, station, signalDbm, slot }: AisReception): boolean {
  return time === null && station === null && signalDbm === null && slot === null;
}

/** Later than any clock in seconds (year 5138) and earlier than any in milliseconds that is in use (1973). */
const msFrom = 1e11;
const latestMs = Date.UTC(9998, 0, 1);

/** A UNIX time in seconds, with or without decimals, or in milliseconds; the raw text is kept. */
export function readUnixTime(text: string): WireTime {
  const value = /^\d{1,16}(?:\.\d{1,9})?$/.test(text) ? Number(text) : NaN;
  const ms = Math.round(value >= msFrom ? value : value * 1000);
  return { raw: text, instantMs: ms < latestMs ? ms : null };
}

/**
 * The fields that US Coast Guard receivers put behind the checksum:
 * `d` signal in dBm, `S` slot, `r` or `b` station, and the UNIX time of reception as the
 * first bare number. `s`, `t`, `T` (samples and seconds within the minute) are
 * passed over; any other word names the station.
 */
export function readTrailingFields(fields: readonly string[], into: ReceptionDraft): void {
  for (const field of fields) {
    if (/^[dS]-?\d{1,4}$/.test(field)) {
      if (field.startsWith('d')) into.signalDbm ??= Number(field.slice(1));
      else into.slot ??= Number(field.slice(1));
    } else if (/^\d{9,}(?:\.\d+)?$/.test(field)) into.time ??= readUnixTime(field);
    else if (/^[A-Za-z]/.test(field) && !/^[stTx]\d[\d.]*$/.test(field)) into.station ??= field;
  }
}

/**
 * The time of `$PGHP,1,year,month,day,hour,minute,second,ms,…`, which a
 * Gatehouse server writes in front of each sentence; null when it is none.
 */
export function readGatehouseTime(line: string): WireTime | null {
  const [head, kind, ...numbers] = line.split('*', 1)[0]!.split(',');
  const [year, month, day, hour, minute, second, ms] = numbers;
  if (head !== '$PGHP' || kind !== '1' || ms === undefined) return null;
  const two = (text: string | undefined): string => (text ?? '').padStart(2, '0');
  const day10 = `${year}-${two(month)}-${two(day)}`;
  return readWireTime(`${day10}T${two(hour)}:${two(minute)}:${two(second)}.${ms.padStart(3, '0')}Z`);
}
