/**
 * Text inside text: fields of the wire whose string has a form of its own, as
 * JSON in a dictionary value. The form is declared once, beside the contract;
 * the server writes through it and the browser reads through it, so neither can
 * have an idea of its own (M-07).
 */
import * as z from 'zod/mini';

/** What the text of a field must be. */
export interface TextForm {
  /** True for a text that every reader of the form understands. */
  canRead(text: string): boolean;
}

/** A text that is the JSON of one schema. */
export interface JsonForm<T> extends TextForm {
  write(value: T): string;
  /** The value, or null for a text that is no JSON or not what the schema says. Never throws. */
  read(text: string): T | null;
}

/** The form of a text that holds `schema` as JSON. */
export function jsonForm<S extends z.ZodMiniType>(schema: S): JsonForm<z.output<S>> {
  const read = (text: string): z.output<S> | null => {
    try {
      return schema.safeParse(JSON.parse(text)).data ?? null;
    } catch {
      return null;
    }
  };
  return { read, write: (value) => JSON.stringify(value), canRead: (text) => read(text) !== null };
}

/** Forms by the name of the entry that the text belongs to; null where an entry's text has none. */
export type FormOfText = (name: string) => TextForm | null;

/** The fields of contracts that hold texts with a form. */
const held = z.registry<{ readonly formOf: FormOfText }>();

/** Declares that the string field holds texts with a form of their own. */
export function holdingForms<S extends z.ZodMiniType>(field: S, formOf: FormOfText): S {
  held.add(field, { formOf });
  return field;
}

/** What was declared of a field; null for a string that is only a string. */
export function formsHeldBy(field: z.core.$ZodType): FormOfText | null {
  return held.get(field as z.ZodMiniType)?.formOf ?? null;
}
