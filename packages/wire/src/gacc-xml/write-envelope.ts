import type { MessageFunction, Vessel, WireTime } from '../message';
import { wireTimeAt } from '../vocabulary/wire-time';
import { encodeText } from '../syntax/encode-text';
import { escapeXml, parentElement, textElement } from './xml/xml-text';

/** Who a written customs message goes from and to. */
export interface CustomsEnvelope {
  readonly sender: string;
  readonly recipient: string;
  /** UTF-8 unless told otherwise; the declaration line says which. */
  readonly charset?: 'utf-8' | 'gb18030';
}

/** GACC FunctionCode: 9 first, 2 add, 3 delete, 5 change; 4 and 1 are read, and written for what they stand for. */
const functionCodes: Readonly<Record<MessageFunction, string>> = {
  original: '9',
  add: '2',
  delete: '3',
  change: '5',
  replace: '4',
  cancel: '1',
};

interface Written {
  readonly about: string;
  readonly reference: string | null;
  readonly function: MessageFunction;
  readonly prepared: WireTime | null;
}

/** The MessageID of a message, by who sends it and when (`CN_MT2101_1p0_…_yyyyMMddHHmmssSSS`). */
export function nameCustomsMessage(about: string, sender: string, atMs: number): string {
  return `CN_MT${about}_1p0_${sender}_${wireTimeAt(atMs, 17).raw}`;
}

/** The reference of the message; a message that has none is named by its time. */
function messageId({ about, reference, prepared }: Written, sender: string): string | null {
  if (reference !== null || !prepared || prepared.instantMs === null) return reference;
  return nameCustomsMessage(about, sender, prepared.instantMs);
}

/** Wraps `body` in `Manifest / Head + body` of the message type that `written.about` names. */
export function writeManifest(written: Written, envelope: CustomsEnvelope, body: string): Uint8Array {
  const charset = envelope.charset ?? 'utf-8';
  const type = `MT${written.about}`;
  const head = parentElement(
    'Head',
    textElement('MessageID', messageId(written, envelope.sender)),
    textElement('FunctionCode', functionCodes[written.function]),
    textElement('MessageType', type),
    textElement('SenderID', envelope.sender),
    textElement('ReceiverID', envelope.recipient),
    textElement('SendTime', written.prepared?.raw),
    textElement('Version', '1.0'),
  );
  const namespace = escapeXml(`urn:Declaration:datamodel:standard:CN:${type}:1`);
  const text = `<?xml version="1.0" encoding="${charset.toUpperCase()}"?>\n<Manifest xmlns="${namespace}">${head}${body}</Manifest>\n`;
  return encodeText(text, charset);
}

/** The ship of a message; `ID` carries the code with its `UN` or `FC` prefix where it has one. */
export function writeMeans(vessel: Vessel | null): string {
  if (!vessel) return '';
  return parentElement(
    'BorderTransportMeans',
    textElement('JourneyID', vessel.voyage),
    textElement('ID', vessel.code),
    textElement('Name', vessel.name),
  );
}
