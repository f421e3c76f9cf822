import type { FindingLog, WirePlace } from '../../syntax/finding-log';
import { registerName } from './xml-names';

/** Where what is being read stands, and who is told what is wrong with it. */
export interface ElementContext {
  readonly log: FindingLog;
  /** The element; valid until the next one is read. */
  readonly place: WirePlace;
}

/** An element with text alone, read into a draft and written from it. */
export interface LeafField<D> {
  readonly kind: 'leaf';
  readonly element: string;
  /** The attribute that is read along. */
  readonly attribute: string | null;
  /** Takes a text that is not empty; false when the draft has a value already. */
  readonly take: (draft: D, text: string, attribute: string, context: ElementContext) => boolean;
  readonly write: (from: D) => string;
}

/** An element with elements in it. */
export interface NodeField<D> {
  readonly kind: 'node';
  readonly element: string;
  readonly schema: () => ElementSchema;
  /** It stands there as often as it is told, so one that says nothing is a record without content and not absent. */
  readonly isCounted: boolean;
  /** The draft that the elements in it are read into. */
  readonly open: (draft: D) => unknown;
  /** Puts the finished child into its parent; false when the parent has one already. */
  readonly close: (draft: D, child: unknown, context: ElementContext) => boolean;
  readonly write: (from: D) => string;
}

/** An element that is known and not read, with all that is in it. */
export interface PassedField {
  readonly kind: 'passed';
  readonly element: string;
}

export type Field<D> = LeafField<D> | NodeField<D> | PassedField;

/** A field of any schema, as the reader sees it: it only hands drafts from one function of a schema to another. */
export type AnyField = Field<unknown>;

/** The elements that may stand in an element, in the order they are written in. */
export class ElementSchema<D = unknown> {
  private readonly byName: (AnyField | undefined)[] = [];

  constructor(private readonly fields: readonly Field<D>[]) {
    for (const field of fields) this.byName[registerName(field.element)] = field as AnyField;
  }

  /** The field of the element with that number (see `xml-names`); undefined when it does not belong here. */
  find(name: number): AnyField | undefined {
    return this.byName[name];
  }

  /** The elements for everything that `from` tells, in the order of the schema. */
  write(from: D): string {
    let text = '';
    for (const field of this.fields) if (field.kind !== 'passed') text += field.write(from);
    return text;
  }
}
