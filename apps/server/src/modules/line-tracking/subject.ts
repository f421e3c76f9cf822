import { isLineCode, type LineCode } from '@mastlight/domain/line-tracking/lines';

/** A shipment as it is followed and asked after: its line and its number, with a blank between. */
export function shipmentSubject(line: LineCode, number: string): string {
  return `${line} ${number}`;
}

/** The line and the number of a subject. @throws Error for a text that is none. */
export function readSubject(subject: string): { readonly line: LineCode; readonly number: string } {
  const [line = '', number = ''] = subject.split(' ');
  if (!isLineCode(line) || number === '') throw new Error(`No shipment: ${subject}`);
  return { line, number };
}
