import type { Random } from './random';

/** A shipping line as its numbers show it. */
export interface Carrier {
  /** Operator code in port messages. */
  readonly operator: string;
  /** Owner prefixes of its containers (ISO 6346, category U). */
  readonly boxPrefixes: readonly string[];
  /** Writes a bill number in the line's own shape. */
  readonly writeBillNo: (random: Random) => string;
}

/** Lines that appear in the world; bill number shapes follow domain guide 4.4. */
export const carriers: readonly Carrier[] = [
  { operator: 'COS', boxPrefixes: ['CSNU', 'CBHU'], writeBillNo: (r) => `COSU64${r.digits(8)}` },
  { operator: 'MSC', boxPrefixes: ['MSDU', 'MEDU'], writeBillNo: (r) => `MEDU${r.digits(7)}` },
  { operator: 'OOL', boxPrefixes: ['OOCU', 'OOLU'], writeBillNo: (r) => `OOLU27${r.digits(8)}` },
  { operator: 'EMC', boxPrefixes: ['EITU', 'EGHU'], writeBillNo: (r) => `EGLV1465${r.digits(8)}` },
  { operator: 'HLC', boxPrefixes: ['HLBU', 'HLXU'], writeBillNo: (r) => `HLCUNG125${r.digits(5)}A${r.digits(1)}` },
  { operator: 'ONE', boxPrefixes: ['ONEU', 'TCNU'], writeBillNo: (r) => `ONEYNGBFB${r.digits(7)}` },
  { operator: 'ZIM', boxPrefixes: ['ZCSU', 'ZIMU'], writeBillNo: (r) => `ZIMUNGB${r.digits(7)}` },
  { operator: 'YML', boxPrefixes: ['YMMU', 'YMLU'], writeBillNo: (r) => `YMLUI226${r.digits(6)}` },
  { operator: 'MSK', boxPrefixes: ['MSKU', 'MRKU'], writeBillNo: (r) => `MAEU25${r.digits(7)}` },
  { operator: 'CMA', boxPrefixes: ['CMAU', 'TCLU'], writeBillNo: (r) => `CMDUNBO${r.digits(7)}` },
  { operator: 'SIT', boxPrefixes: ['SITU', 'TEMU'], writeBillNo: (r) => `SITGNBHP${r.digits(6)}` },
  { operator: 'KMT', boxPrefixes: ['KMTU', 'SEGU'], writeBillNo: (r) => `KMTCNBO${r.digits(7)}` },
  { operator: 'WHL', boxPrefixes: ['WHSU', 'WHLU'], writeBillNo: (r) => `WHLC025E${r.digits(6)}` },
];

/** The line with this operator code; undefined when the world has none. */
export function findCarrier(operator: string): Carrier | undefined {
  return carriers.find((carrier) => carrier.operator === operator);
}
