import type { FindingLog } from '../../syntax/finding-log';
import { wireLimits } from '../../syntax/limits';
import type { ElementContext, ElementSchema, LeafField, NodeField } from './element-schema';
import type { MarkSearch } from './mark-search';
import { UnreadElements } from './unread-elements';
import { XmlRefusal } from './xml-refusal';
import { XmlScanner, xmlEvent } from './xml-scanner';
import { resolveEntities, type XmlTexts } from './xml-texts';

/** An element that is open: the schema of what may stand in it, and the draft that takes it. */
interface Frame {
  readonly element: string;
  readonly field: NodeField<unknown> | null;
  readonly schema: ElementSchema;
  readonly draft: unknown;
  readonly offset: number;
  readonly segment: number;
  /** It or an element in it told something. */
  isTold: boolean;
}

/** An element with text alone that holds more than plain text: character sections, comments. */
interface OpenLeaf {
  readonly field: LeafField<unknown>;
  readonly attribute: string;
  readonly offset: number;
  readonly segment: number;
  text: string;
}

/** The bytes of one or several documents, and what is remembered of them from document to document. */
export interface XmlInput {
  readonly bytes: Buffer;
  readonly texts: XmlTexts;
  readonly marks: MarkSearch;
}

/** What a document is read into. */
export interface ReadingTarget {
  /** What may stand in the root, whatever its name. */
  readonly schema: ElementSchema;
  readonly draft: unknown;
  /** Asked for text where the schema has none; true when it is taken. */
  readonly takeStrayText: (text: string) => boolean;
}

/**
 * Reads one XML document into the drafts of a schema, in one pass and without
 * a tree: what is held is what the schema keeps. Elements the schema does not
 * know are counted by name.
 */
export class ElementReading {
  readonly unread = new UnreadElements();
  rootName = '';
  private readonly scanner: XmlScanner;
  private readonly frames: Frame[] = [];
  private openLeaf: OpenLeaf | null = null;
  /** Depth of the unknown element that is being skipped; 0 when none is. */
  private skipDepth = 0;
  private isSkippingKnown = false;
  private recordCount = 0;
  private readonly place = { offset: 0, segment: 0 };
  private readonly context: ElementContext;

  constructor(
    private readonly input: XmlInput,
    from: number,
    private readonly target: ReadingTarget,
    private readonly log: FindingLog,
  ) {
    this.scanner = new XmlScanner(input.bytes, from, input.marks);
    this.context = { log, place: this.place };
  }

  /** Behind what was read so far. */
  get end(): number {
    return this.scanner.at;
  }

  /**
   * Reads about `length` bytes more.
   *
   * @returns true when the document has ended
   * @throws XmlRefusal when it is not well-formed or beyond the bounds
   */
  readOn(length: number): boolean {
    const { scanner } = this;
    const until = scanner.at + length;
    while (scanner.at < until) {
      switch (scanner.next()) {
        case xmlEvent.leaf:
          this.takeLeaf();
          break;
        case xmlEvent.open:
          this.openElement();
          break;
        case xmlEvent.close:
          this.closeElement();
          break;
        case xmlEvent.text:
          this.takeText(this.scannedText(), ' ');
          break;
        case xmlEvent.literal:
          this.takeText(this.input.texts.takeLiteral(scanner.textStart, scanner.textEnd), '');
          break;
      }
      if (scanner.depth === 0) return true;
    }
    return false;
  }

  private takeLeaf(): void {
    if (this.skipDepth > 0 || this.openLeaf) {
      this.passLeaf();
      return;
    }
    const { scanner } = this;
    const frame = this.frames.at(-1);
    const field = frame?.schema.find(scanner.name);
    if (!frame || field?.kind === 'node') {
      this.openFrame(field as NodeField<unknown> | undefined);
      this.takeText(this.scannedText(), '');
      this.closeFrame();
      return;
    }
    const isTooLong = field?.kind === 'leaf' && scanner.textEnd - scanner.textStart > longestText;
    const text = isTooLong ? '' : this.scannedText();
    if (isTooLong) {
      this.standAt(scanner.offset, scanner.count);
      this.log.note('too-long', this.place, field.element);
    } else if (field?.kind === 'leaf') {
      if (text === '') return;
      this.standAt(scanner.offset, scanner.count);
      this.tell(frame, field, text, this.attributeOf(field));
    } else if (field === undefined && !(text !== '' && this.target.takeStrayText(text))) {
      this.noteUnread(frame.element, this.scannedName());
    }
  }

  /** An element with text alone in one that is skipped, or where none may stand. */
  private passLeaf(): void {
    if (this.skipDepth === 0 && this.openLeaf) this.noteUnread(this.openLeaf.field.element, this.scannedName());
    const { textStart, textEnd, hasEntity } = this.scanner;
    const mayWrap = !this.isSkippingKnown && textEnd - textStart >= shortestWrapped;
    if (!mayWrap && !hasEntity) return;
    const text = this.scannedText();
    if (mayWrap) this.target.takeStrayText(text);
  }

  private openElement(): void {
    const { scanner } = this;
    if (this.skipDepth > 0) return;
    if (this.openLeaf) {
      this.noteUnread(this.openLeaf.field.element, this.scannedName());
      this.skip(false);
      return;
    }
    const frame = this.frames.at(-1);
    const field = frame?.schema.find(scanner.name);
    if (!frame || field?.kind === 'node') this.openFrame(field as NodeField<unknown> | undefined);
    else if (field?.kind === 'leaf') {
      const { offset, count: segment } = scanner;
      this.openLeaf = { field, attribute: this.attributeOf(field), offset, segment, text: '' };
    } else {
      if (field === undefined) this.noteUnread(frame.element, this.scannedName());
      this.skip(field !== undefined);
    }
  }

  private closeElement(): void {
    if (this.skipDepth > 0) {
      if (this.scanner.depth < this.skipDepth) this.skipDepth = 0;
      return;
    }
    const leaf = this.openLeaf;
    if (!leaf) {
      this.closeFrame();
      return;
    }
    this.openLeaf = null;
    const frame = this.frames.at(-1);
    const text = leaf.text.trim();
    if (!frame || text === '') return;
    this.standAt(leaf.offset, leaf.segment);
    if (text.length > longestText) this.log.note('too-long', this.place, leaf.field.element);
    else this.tell(frame, leaf.field, text, leaf.attribute);
  }

  private takeText(text: string, joint: string): void {
    if (this.openLeaf && this.skipDepth === 0) {
      if (this.openLeaf.text.length > longestText) return;
      this.openLeaf.text += this.openLeaf.text === '' ? text : joint + text;
      return;
    }
    const isSkipping = this.skipDepth > 0;
    if (text.trim() === '' || (isSkipping && this.isSkippingKnown)) return;
    if (this.target.takeStrayText(text) || isSkipping) return;
    this.noteUnread(this.frames.at(-1)?.element ?? '', 'text()');
  }

  /** Tells `field` of the frame; where it stands has been set. */
  private tell(frame: Frame, field: LeafField<unknown>, text: string, attribute: string): void {
    frame.isTold = true;
    const isTaken = field.take(frame.draft, text, attribute, this.context);
    if (!isTaken) this.log.note('duplicate-key', this.place, field.element);
  }

  private openFrame(field: NodeField<unknown> | undefined): void {
    const { scanner } = this;
    if (++this.recordCount > wireLimits.maxXmlRecords) throw new XmlRefusal('xml-too-large', scanner.offset);
    const parent = this.frames.at(-1);
    if (!parent) this.rootName = this.scannedName();
    this.frames.push({
      element: field?.element ?? this.rootName,
      field: field ?? null,
      schema: field?.schema() ?? this.target.schema,
      draft: parent && field ? field.open(parent.draft) : this.target.draft,
      offset: scanner.offset,
      segment: scanner.count,
      isTold: false,
    });
  }

  private closeFrame(): void {
    const frame = this.frames.pop();
    const parent = this.frames.at(-1);
    if (!frame?.field || !parent) return;
    if (frame.isTold) parent.isTold = true;
    // An element that says nothing is not there; where it may repeat, it is one that lacks everything.
    else if (!frame.field.isCounted) return;
    this.standAt(frame.offset, frame.segment);
    const isTaken = frame.field.close(parent.draft, frame.draft, this.context);
    if (!isTaken) this.log.note('duplicate-key', this.place, frame.element);
  }

  private skip(isKnown: boolean): void {
    this.skipDepth = this.scanner.depth;
    this.isSkippingKnown = isKnown;
  }

  private standAt(offset: number, segment: number): void {
    this.place.offset = offset;
    this.place.segment = segment;
  }

  private scannedName(): string {
    return this.input.bytes.toString('utf8', this.scanner.nameStart, this.scanner.nameEnd);
  }

  private scannedText(): string {
    return this.input.texts.take(this.scanner.textStart, this.scanner.textEnd);
  }

  private attributeOf({ attribute }: LeafField<unknown>): string {
    return attribute === null ? '' : resolveEntities(this.scanner.attribute(attribute), this.scanner.offset);
  }

  private noteUnread(parent: string, name: string): void {
    this.standAt(this.scanner.offset, this.scanner.count);
    this.unread.add(`${parent}/${name}`, this.place);
  }
}

/** Bytes of the text of one field: more than the longest that customs allow (goods, marks, remarks), and a bound on what is held. */
const longestText = 16 * 1024;

/** No message fits into fewer characters. */
const shortestWrapped = 64;
