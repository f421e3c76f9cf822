import type { FormatReader } from '../format-reader';
import type { WireMessage } from '../message';
import { detectUtf16, markLength, skipBlank, toUtf8 } from '../syntax/charset';
import type { ReadingCollector } from '../syntax/reading-collector';
import { isWebPage } from '../syntax/web-page';
import { readHead } from './envelope';
import { readApplication } from './read-application';
import { readCustomsDeclaration, sizeOfDeclaration } from './read-customs-declaration';
import { readCustomsReceipt } from './read-customs-receipt';
import { readPortList } from './read-port-list';
import { blankDeclaration, declarationSchema } from './schema/declaration';
import { blankResponse, responseSchema } from './schema/response';
import { blankDocument, documentSchema, type DocumentDraft } from './schema/document';
import { holdsNoXml, InflationBudget, isGzip, isWrapped, unwrapText } from './unwrap';
import type { ElementSchema } from './xml/element-schema';
import { ElementReading } from './xml/read-elements';
import { MarkSearch } from './xml/mark-search';
import { XmlRefusal } from './xml/xml-refusal';
import { XmlTexts } from './xml/xml-texts';
import { asUtf8Xml } from './xml/xml-charset';
import { xmlExcerpt } from './excerpt/excerpt';

/**
 * Reads customs messages (GACC 舱单): one or several XML documents in a row,
 * each a Manifest with a Declaration or a Response, or a local message of a
 * port; alone, in the single window's MFTMessage, or wrapped in gzip and
 * base64. A document that is no well-formed XML is refused, the next one is
 * read again.
 */
export const gaccXml: FormatReader = {
  format: 'gacc-xml',
  words: { name: ['海关舱单 XML', 'Chinese customs XML'], piece: ['个元素', 'element'] },
  isEdited: true,
  recognizes(head) {
    const start = Buffer.from(head.slice(0, 4), 'latin1');
    return isGzip(start) ? !holdsNoXml(Buffer.from(head, 'latin1')) : isWrapped(head) && !isWebPage(head);
  },
  excerpt: xmlExcerpt,
  *read(bytes, out) {
    const budget = new InflationBudget();
    if (isGzip(bytes)) yield* unwrapped(() => [budget.inflate(bytes, 0)], 'compressed-input', budget, 1, out);
    else if (isXml(bytes)) yield* readDocuments(bytes, budget, 0, out);
    else yield* unwrapped(() => unwrapText(bytes.toString('latin1').trim(), 0, budget), 'bad-wrapping', budget, 1, out);
  },
};

/** A wrapped message may hold a wrapped message, and that is all. */
const maxWrappings = 3;
/** Read in between two rests: one or two milliseconds of work. */
const stepBytes = 128 * 1024;

/** A file with more documents that are none is not looked for another one. */
const maxRefused = 1000;

/** Reads what `unwrap` gives; `notXml` names the case that it is no message. */
function* unwrapped(
  unwrap: () => Buffer[],
  notXml: 'compressed-input' | 'bad-wrapping',
  budget: InflationBudget,
  depth: number,
  out: ReadingCollector,
): Generator<void> {
  try {
    if (depth > maxWrappings) throw new XmlRefusal('bad-wrapping', 0, String(depth));
    for (const bytes of unwrap()) {
      yield;
      const encoding = detectUtf16(bytes);
      const input = withoutMark(encoding === null ? bytes : toUtf8(bytes, encoding));
      if (!isXml(input)) throw new XmlRefusal(notXml, 0, 'XML');
      yield* readDocuments(input, budget, depth, out);
    }
  } catch (refusal) {
    refuse(refusal, out);
  }
}

function* readDocuments(bytes: Buffer, budget: InflationBudget, depth: number, out: ReadingCollector): Generator<void> {
  const input = yield* asUtf8Xml(bytes, out.log);
  if (input === null) return;
  const source = { bytes: input, texts: new XmlTexts(input), marks: new MarkSearch(input) };
  let from = 0;
  let refusedCount = 0;
  while (skipBlank(input, from) < input.length) {
    const document = { ...blankDocument(), offset: from };
    const wrapped: string[] = [];
    const takeStrayText = (text: string): boolean => isWrapped(text) && wrapped.push(text) > 0;
    const bare = bareBody(input.toString('latin1', from, from + startBytes));
    const target = bare ? { ...bare.target, takeStrayText } : { schema: documentSchema as ElementSchema, draft: document, takeStrayText };
    const reading = new ElementReading(source, from, target, out.log);
    try {
      while (!reading.readOn(stepBytes)) yield;
      Object.assign(document, bare?.told());
      const start = input.toString('latin1', from, from + startBytes);
      if (!takeDocument(document, reading, wrapped.length > 0, /:MT(\d{4})\b/.exec(start)?.[1] ?? '', out)) return;
      for (const text of wrapped) {
        yield* unwrapped(() => unwrapText(text, from, budget), 'bad-wrapping', budget, depth + 1, out);
      }
      from = reading.end;
      yield;
    } catch (refusal) {
      const offset = refuse(refusal, out);
      const next = input.indexOf('<?xml', Math.max(offset, from + 1));
      if (next === -1) return;
      if (++refusedCount === maxRefused) {
        out.log.refuse('too-many-messages', { offset: next });
        return;
      }
      from = next;
      yield;
    }
  }
}

/** The declaration of a document and the name of its root stand within so many bytes. */
const startBytes = 600;

interface BareBody {
  readonly target: { readonly schema: ElementSchema; readonly draft: object };
  /** What was read, as the part of a document it is. */
  told(): Partial<DocumentDraft>;
}

/** A declaration or response that is a document by itself, without Manifest and Head; null for any other. */
function bareBody(start: string): BareBody | null {
  const root = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*<(?:\w+:)?(Declaration|Response)[\s>]/.exec(start)?.[1];
  if (root === 'Declaration') {
    const draft = blankDeclaration();
    return { target: { schema: declarationSchema as ElementSchema, draft }, told: () => ({ declaration: draft }) };
  }
  if (root === 'Response') {
    const draft = blankResponse();
    return { target: { schema: responseSchema as ElementSchema, draft }, told: () => ({ response: draft }) };
  }
  return null;
}

/** Refuses the document; gives where. */
function refuse(refusal: unknown, out: ReadingCollector): number {
  if (!(refusal instanceof XmlRefusal)) throw refusal;
  out.log.refuse(refusal.code, { offset: refusal.offset }, refusal.detail);
  return refusal.offset;
}

function withoutMark(bytes: Buffer): Buffer {
  return bytes.subarray(markLength(bytes));
}

function isXml(bytes: Buffer): boolean {
  return bytes[skipBlank(bytes, 0)] === 0x3c;
}

/** False when the file has too many documents already. */
function takeDocument(
  document: DocumentDraft,
  reading: ElementReading,
  hasWrapped: boolean,
  schemaAbout: string,
  out: ReadingCollector,
): boolean {
  const { head, declaration, response, entries, applied } = document;
  const saysNothing = head === null && declaration === null && response === null && entries === null && applied === null;
  const isWrapping = saysNothing && (document.inner.length > 0 || hasWrapped);
  if (!isWrapping && !takeMessage(document, reading.rootName, schemaAbout, out)) return false;
  for (const inner of document.inner) if (!takeMessage(inner, 'Manifest', schemaAbout, out)) return false;
  if (document.head !== null || applied !== null || isWrapping) reading.unread.report(out.log);
  return true;
}

function takeMessage(document: DocumentDraft, name: string, schemaAbout: string, out: ReadingCollector): boolean {
  const { log } = out;
  const told = readHead(document.head ?? document.applicationHead, document, log);
  // A body without a head may still say what it is in the name of its schema.
  const head = told.about === '' ? { ...told, about: schemaAbout } : told;
  const { sender, recipient, reference } = head;
  if (!out.open({ sender, recipient, controlReference: reference }, document)) return false;
  const { declaration, response, entries, applied } = document;
  if (head.about === '') {
    // A head that names no message type is a fault; no head at all leaves the body to be read.
    if (document.head !== null || (response === null && declaration === null && applied === null)) {
      log.refuse('unsupported-message', document, name);
      return true;
    }
    log.note('no-head', document, name);
  }
  const read: WireMessage[] = [
    response && readCustomsReceipt(response, head, document, log),
    declaration && readCustomsDeclaration(declaration, head, document, log),
    applied && readApplication(applied, document.applicationHead, head, document, log),
    ...(entries === null ? [] : readPortList(entries, head, document, log)),
  ].filter((message) => message !== null);
  if (response === null && declaration === null && entries === null && applied === null) log.note('no-rows', document);
  if (read.length === 0) log.refusedCount++;
  for (const message of read) out.accept(message, sizeOf(message), document);
  return true;
}

function sizeOf(message: WireMessage): number {
  switch (message.kind) {
    case 'customs-receipt':
      return message.entries.length;
    case 'customs-instruction':
      return message.instructions.length;
    case 'vessel-plan':
      return message.calls.length;
    case 'customs-declaration':
      return sizeOfDeclaration(message);
    case 'gate':
    case 'vessel-move':
      return message.boxes.length;
    default:
      return 1;
  }
}
