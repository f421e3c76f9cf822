import type { FormatReader } from '../format-reader';
import type { WireMessage } from '../message';
import type { ReadingCollector } from '../syntax/reading-collector';
import { at, readHead } from './envelope';
import { readCustomsDeclaration } from './read-customs-declaration';
import { readCustomsReceipt } from './read-customs-receipt';
import { readVesselSchedule } from './read-vessel-schedule';
import { child, readXml, XmlRefusal, type XmlElement } from './read-xml';
import { asUtf8Xml } from './xml-charset';

/**
 * Reads customs messages (GACC 舱单): one or several XML documents in a row,
 * each a Manifest with a Declaration or a Response, alone or in the single
 * window's MFTMessage wrapping, or a local vessel schedule. A document that is
 * no well-formed XML is refused, the next one is read again.
 */
export const gaccXml: FormatReader = {
  format: 'gacc-xml',
  recognizes: (head) => head.startsWith('<'),
  read: readGaccXml,
};

function* readGaccXml(bytes: Buffer, out: ReadingCollector): Generator<void> {
  const input = asUtf8Xml(bytes, out);
  if (input === null) return;
  let from = 0;
  while (!isBlankFrom(input, from)) {
    try {
      const { root, end } = readXml(input, from);
      if (!takeDocument(root, out)) return;
      from = end;
      yield;
    } catch (refusal) {
      if (!(refusal instanceof XmlRefusal)) throw refusal;
      out.log.refuse(refusal.code, { offset: refusal.offset }, refusal.detail);
      const next = input.indexOf('<?xml', Math.max(refusal.offset, from + 1));
      if (next === -1) return;
      from = next;
    }
  }
}

function isBlankFrom(bytes: Buffer, from: number): boolean {
  let at = from;
  while (at < bytes.length && (bytes[at] as number) <= 0x20) at++;
  return at === bytes.length;
}

/** False when the file has too many documents already. */
function takeDocument(root: XmlElement, out: ReadingCollector): boolean {
  const message = child(child(root, 'MFTData'), 'Manifest') ?? root;
  const { log } = out;
  const head = readHead(message, log);
  const { sender, recipient, reference } = head;
  if (!out.open({ sender, recipient, controlReference: reference }, at(message))) return false;
  if (head.about === '') {
    log.refuse('unsupported-message', at(message), message.name);
    return true;
  }
  const read = child(message, 'Response')
    ? readCustomsReceipt(message, head, log)
    : child(message, 'Body')
      ? readVesselSchedule(message, head, log)
      : readCustomsDeclaration(message, head, log);
  if (read === null) log.refusedCount++;
  else out.accept(read, sizeOf(read), at(message));
  return true;
}

function sizeOf(message: WireMessage): number {
  if (message.kind === 'customs-receipt') return message.entries.length;
  if (message.kind === 'vessel-plan') return message.calls.length;
  if (message.kind !== 'customs-declaration') return 1;
  return message.bills.reduce((sum, bill) => sum + 1 + bill.containerNos.length, message.containerNos.length);
}
