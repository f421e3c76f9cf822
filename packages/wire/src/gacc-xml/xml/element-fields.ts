import type { WireTime } from '../../message';
import { readDecimal } from '../../vocabulary/wire-number';
import { isNoTimeYet, readWireTime } from '../../vocabulary/wire-time';
import { maxBillWeightKg, readCount, readWeightKg } from '../../vocabulary/wire-weight';
import type { ElementContext, ElementSchema, LeafField, NodeField, PassedField } from './element-schema';
import { parentElement, textElement } from './xml-text';

/** The kinds of fields a schema is made of; every one says how an element is read and how it is written. */

/** What has a value under that key, or may have one. */
type With<K extends string, V> = { readonly [Key in K]?: V | null };
type WithList<K extends string, V> = Readonly<Record<K, readonly V[]>>;

/** Drafts are told apart by their schema and not by their type; a schema is checked against the draft it is made for. */
type Slots = Record<PropertyKey, unknown>;

function leaf<D>(
  element: string,
  key: string,
  read: (text: string, context: ElementContext) => unknown,
  show: (value: unknown) => string | number | null = (value) => value as string | number | null,
): LeafField<D> {
  return {
    kind: 'leaf',
    element,
    attribute: null,
    take(draft, text, _, context) {
      const slots = draft as Slots;
      if (slots[key] !== null) return false;
      slots[key] = read(text, context);
      return true;
    },
    write: (from) => {
      const value = (from as Slots)[key];
      return value === null || value === undefined ? '' : textElement(element, show(value));
    },
  };
}

/** A text as sent. */
export function text<K extends string>(element: string, key: K): LeafField<With<K, string>> {
  return leaf(element, key, (told) => told);
}

/** A text that may stand there several times. */
export function texts<K extends string>(element: string, key: K): LeafField<WithList<K, string>> {
  return list(
    element,
    null,
    key,
    (told) => told,
    (told) => textElement(element, told),
  );
}

/** A number of packages or another whole number. */
export function count<K extends string>(element: string, key: K): LeafField<With<K, number>> {
  return leaf(element, key, (told, { log, place }) => readCount(told, log, place));
}

/** A weight in kilograms. */
export function weight<K extends string>(element: string, key: K): LeafField<With<K, number>> {
  return leaf(element, key, (told, { log, place }) => readWeightKg(told, '', log, place, maxBillWeightKg));
}

/** A volume or an amount of money: a number without a sign, with or without decimals. */
export function decimal<K extends string>(element: string, key: K): LeafField<With<K, number>> {
  return leaf(element, key, readNumber);
}

/** Reads a number without a sign; null with a warning for anything else. */
export function readNumber(told: string, { log, place }: ElementContext): number | null {
  const found = readDecimal(told, '.');
  if (found === null) log.note('bad-number', place, told);
  return found;
}

/** Declarations write the telephone code of China behind some of their times, for its zone (`201710310930086`). */
const zonedTime = /^\d{12}086$/;

/** A time or a date; an unreadable one keeps its text and is noted. */
export function time<K extends string>(element: string, key: K): LeafField<With<K, WireTime>> {
  const read = (told: string, { log, place }: ElementContext): WireTime | null => {
    const isZoned = zonedTime.test(told);
    const found = readWireTime(isZoned ? told.slice(0, -3) : told);
    if (found?.instantMs === null && !isNoTimeYet(found.raw)) log.note('bad-time', place, told);
    return found && isZoned ? { ...found, raw: told } : found;
  };
  return leaf(element, key, read, (value) => (value as WireTime).raw);
}

/** A text that becomes a value of its own kind. */
export function value<K extends string, V>(
  element: string,
  key: K,
  read: (told: string, context: ElementContext) => V | null,
  show: (value: V) => string | number | null,
): LeafField<With<K, V>> {
  return leaf(element, key, read, (told) => show(told as V));
}

/** A text with an attribute, which may stand there several times; null for a text that is no such value. */
export function list<K extends string, V>(
  element: string,
  attribute: string | null,
  key: K,
  read: (told: string, attribute: string, context: ElementContext) => V | null,
  write: (value: V) => string,
): LeafField<WithList<K, V>> {
  return {
    kind: 'leaf',
    element,
    attribute,
    take(draft, told, attributeText, context) {
      const found = read(told, attributeText, context);
      if (found !== null) ((draft as Slots)[key] as V[]).push(found);
      return true;
    },
    write: (from) => ((from as Slots)[key] as readonly V[]).map(write).join(''),
  };
}

/** An element around fields of the same draft. */
export function group<D>(element: string, schema: ElementSchema<D>): NodeField<D> {
  return {
    kind: 'node',
    element,
    schema: () => schema as ElementSchema,
    isCounted: false,
    open: (draft) => draft,
    close: () => true,
    write: (from) => parentElement(element, schema.write(from)),
  };
}

/** An element with a part of its own that stands there once. */
export function one<K extends string, P extends object>(
  element: string,
  key: K,
  schema: () => ElementSchema<P>,
  blank: () => P,
): NodeField<With<K, P>> {
  return oneFinished(element, key, schema, blank, (draft) => draft);
}

/** As `one`; `finish` makes the part of what was read, null when it is none. */
export function oneFinished<K extends string, D extends object, P extends D>(
  element: string,
  key: K,
  schema: () => ElementSchema<D>,
  blank: () => D,
  finish: (draft: D, context: ElementContext) => P | null,
): NodeField<With<K, P>> {
  return {
    kind: 'node',
    element,
    schema: schema as () => ElementSchema,
    isCounted: false,
    open: blank,
    close(draft, child, context) {
      const slots = draft as Slots;
      if (slots[key] !== null) return false;
      slots[key] = finish(child as D, context);
      return true;
    },
    write: (from) => {
      const part = (from as Slots)[key] as P | null | undefined;
      return part ? parentElement(element, schema().write(part)) : '';
    },
  };
}

/** An element with a part of its own that may stand there several times. */
export function many<K extends string, P extends object>(
  element: string,
  key: K,
  schema: () => ElementSchema<P>,
  blank: () => P,
): NodeField<WithList<K, P>> {
  return manyFinished(element, key, schema, blank, (draft) => draft);
}

/** As `many`; `finish` makes the part of what was read, null when it is left out. */
export function manyFinished<K extends string, D extends object, P extends D>(
  element: string,
  key: K,
  schema: () => ElementSchema<D>,
  blank: () => D,
  finish: (draft: D, context: ElementContext) => P | null,
): NodeField<WithList<K, P>> {
  return {
    kind: 'node',
    element,
    schema: schema as () => ElementSchema,
    isCounted: true,
    open: blank,
    close(draft, child, context) {
      const part = finish(child as D, context);
      if (part !== null) ((draft as Slots)[key] as P[]).push(part);
      return true;
    },
    write: (from) => ((from as Slots)[key] as readonly P[]).map((part) => `<${element}>${schema().write(part)}</${element}>`).join(''),
  };
}

/** An element that is known and says nothing a message keeps. */
export function passed(element: string): PassedField {
  return { kind: 'passed', element };
}

/** Another spelling of an element, which is read and never written. */
export function spelledAlso<D>(field: LeafField<D>): LeafField<D> {
  return { ...field, write: () => '' };
}

/** An element whose content `take` adds to the draft around it; it is read alone. */
export function each<D, C extends object>(
  element: string,
  schema: () => ElementSchema<C>,
  blank: () => C,
  take: (draft: D, child: C, context: ElementContext) => void,
): NodeField<D> {
  return {
    kind: 'node',
    element,
    schema: schema as () => ElementSchema,
    isCounted: true,
    open: blank,
    close(draft, child, context) {
      take(draft, child as C, context);
      return true;
    },
    write: () => '',
  };
}
