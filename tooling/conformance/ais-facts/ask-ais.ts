import type { AisDimensions, AisField, AisMessage, AisOtherMessage } from '@mastlight/wire';
import { readRadioStatus, type RadioStatus } from '@mastlight/wire/ais-nmea/radio-status';

/** What a message says under one name. */
export interface AisSaid {
  readonly value: AisField;
  /** The number that stands in the bits when the value is not available. */
  readonly none?: number;
  /** One unit of the bit field. */
  readonly unit?: number;
  /** The word for a number from a list. */
  readonly word?: string | null;
  /** The answer to the name as a question, where it is not that of the bit. */
  readonly truth?: boolean;
}

/** What stands in a field. */
export const said = (value: AisField, none?: number, unit?: number): AisSaid => ({ value, none, unit });
/** Absent in the message; decoders that have a place for it write 0. */
export const absent = said(null, 0);

/** A field of some kinds of messages. */
export function field(name: string, none?: number, unit?: number): (message: AisMessage) => AisSaid | undefined {
  return (message) => {
    if (!Object.hasOwn(message, name)) return undefined;
    const outOfRange = message.outOfRange?.[name];
    return said(outOfRange ?? ((message as unknown as Record<string, AisField>)[name] as AisField), none, unit);
  };
}

/** A particular of the ship, which type 19 tells beside its position. */
export function particular(name: string, none?: number): (message: AisMessage) => AisSaid | undefined {
  return (message) => {
    const from = message.kind === 'vessel-position' ? message.particulars : message;
    if (from === null || !Object.hasOwn(from, name)) return undefined;
    return said((from as unknown as Record<string, AisField>)[name] as AisField, none);
  };
}

/** A distance from the antenna. */
export function dimension(name: keyof AisDimensions): (message: AisMessage) => AisSaid | undefined {
  return (message) => {
    const from = message.kind === 'vessel-position' ? message.particulars : message;
    if (from === null || !('dimensions' in from)) return undefined;
    return said(from.dimensions?.[name] ?? null, 0);
  };
}

/** What only the rarer types tell. */
export function other(ask: (message: AisOtherMessage) => AisSaid | undefined): (message: AisMessage) => AisSaid | undefined {
  return (message) => (message.kind === 'ais-other' ? ask(message) : undefined);
}

/** A further field of a rarer type. */
export function further(name: string, unit?: number): (message: AisMessage) => AisSaid | undefined {
  return other(({ fields, outOfRange }) =>
    Object.hasOwn(fields, name) ? said(outOfRange?.[name] ?? (fields[name] as AisField), undefined, unit) : undefined,
  );
}

/** The field `name` of the entry at `index` of a repeated field; 0 where there are fewer entries. */
export function repeated(list: string, index: number, name: string): (message: AisMessage) => AisSaid | undefined {
  return other(({ fields }) => {
    const entries = Object.hasOwn(fields, list) ? (fields[list] as readonly Readonly<Record<string, AisField>>[]) : null;
    if (entries === null) return undefined;
    return index < entries.length ? said(entries[index]?.[name] ?? null) : absent;
  });
}

/** A part of the communication state. */
export function radio(name: keyof RadioStatus): (message: AisMessage) => AisSaid | undefined {
  return (message) => {
    if (message.radio === null) return undefined;
    const value = readRadioStatus(message.type, message.radio)[name];
    return value === null ? undefined : said(value);
  };
}

/** A number from a list, and its word. */
export function listed(name: string, ask: (code: number) => string | null, none?: number): (message: AisMessage) => AisSaid | undefined {
  return (message) => {
    const code = field(name, none)(message) ?? particular(name, none)(message) ?? further(name)(message);
    return code && { ...code, word: typeof code.value === 'number' ? ask(code.value) : null };
  };
}

/** The word alone, under a name of its own. */
export function wordOf(name: string, ask: (code: number) => string | null): (message: AisMessage) => AisSaid | undefined {
  return (message) => {
    const code = listed(name, ask)(message);
    return code && said(code.word ?? null);
  };
}
