/** The 15 shipping lines that can be asked after a shipment (R-1-09, R-9-23), in the order of the picker. */
import { carriers, type Carrier } from '../vocabulary/carrier';

const table = [
  ['MSC', 'MSCU MEDU'],
  ['MSK', 'MSKU MRKU MRSU MAEU'],
  ['CMA', 'CMAU ECMU'],
  ['COS', 'CBHU CSNU CCLU'],
  ['HLC', 'HLXU HLBU HLCU'],
  ['ONE', 'ONEU NYKU'],
  ['EMC', 'EGHU EISU EITU'],
  ['HMM', 'HMMU HDMU'],
  ['YML', 'YMLU YMMU'],
  ['ZIM', 'ZIMU ZCSU'],
  ['WHL', 'WHSU WHLU'],
  ['OOL', 'OOCU OOLU'],
  ['PIL', 'PCIU'],
  ['KMT', 'KMTU'],
  ['SIT', 'SITU'],
] as const;

export type LineCode = (typeof table)[number][0];

/** A line that answers questions after shipments. */
export interface ShippingLine extends Carrier {
  readonly code: LineCode;
  /** How the numbers of its own boxes begin; boxes that are leased tell nothing of their line. */
  readonly boxPrefixes: readonly string[];
}

export const shippingLines: readonly ShippingLine[] = table.map(([code, boxPrefixes]) => ({
  ...carriers.find((carrier) => carrier.code === code)!,
  code,
  boxPrefixes: boxPrefixes.split(' '),
}));

export const lineCodes = table.map(([code]) => code) as unknown as [LineCode, ...LineCode[]];

export function isLineCode(text: string): text is LineCode {
  return (lineCodes as readonly string[]).includes(text);
}

/** The line of a code. */
export function lineOf(code: LineCode): ShippingLine {
  return shippingLines.find((line) => line.code === code)!;
}
