/**
 * Messages in the part of ICU that our texts use: `{name}`, `{count, number}`, `plural` with `=0` and `#`, `select`,
 * tags, and what stands between apostrophes. A library for all of ICU is 9 KB of every first visit;
 * `message-format.test.ts` says every message of every catalogue by one and has it say the same.
 */
import { cloneElement, isValidElement, type ReactNode } from 'react';
import type { Language } from './language';

/** What a message is told: values by name, and what draws its tags. */
export type MessageValues = Readonly<Record<string, unknown>>;
/** Words, or what is put between them. */
type Part =
  | string
  | { readonly kind: 'value' | 'number'; readonly name: string }
  | { readonly kind: 'pound' }
  | { readonly kind: 'plural' | 'select'; readonly name: string; readonly cases: Readonly<Record<string, readonly Part[]>> }
  | { readonly kind: 'tag'; readonly name: string; readonly parts: readonly Part[] };

/**
 * Takes a message apart.
 *
 * @throws SyntaxError where it is written in another way
 */
function parseMessage(text: string): readonly Part[] {
  let at = 0;

  /** What stands here in this form, passed over; null where something else does. */
  function take(form: RegExp): RegExpExecArray | null {
    form.lastIndex = at;
    const found = form.exec(text);
    if (found) at = form.lastIndex;
    return found;
  }

  function need(form: RegExp): RegExpExecArray {
    const found = take(form);
    if (!found) throw new SyntaxError(`${text}: not understood at ${at}`);
    return found;
  }

  /** Up to what closes it, which is left. */
  function readParts(isPlural: boolean): readonly Part[] {
    const parts: Part[] = [];
    while (at < text.length && !/^(?:\}|<\/)/.test(text.slice(at, at + 2))) {
      const sign = text[at]!;
      if (sign === '{') parts.push(readArgument());
      else if (take(/#/y)) parts.push(isPlural ? { kind: 'pound' } : sign);
      else if (take(/''/y)) parts.push("'");
      else if ((isPlural ? /'[{}<>#]/y : /'[{}<>]/y).test(text.slice(at, at + 2))) parts.push(readQuoted());
      else parts.push(readTag(isPlural) ?? need(/[^{}<#']+|['<]/y)[0]);
    }
    return parts;
  }

  function readQuoted(): string {
    return need(/'((?:[^']|'')*)(?:'|$)/y)[1]!.replaceAll("''", "'");
  }

  function readTag(isPlural: boolean): Part | null {
    const name = take(/<([a-z]\w*)>/giy)?.[1];
    if (name === undefined) return null;
    const parts = readParts(isPlural);
    if (need(/<\/(\w+)>/y)[1] !== name) throw new SyntaxError(`${text}: ${name} is not closed`);
    return { kind: 'tag', name, parts };
  }

  function readArgument(): Part {
    const name = need(/\{\s*(\w+)\s*/y)[1]!;
    if (take(/\}/y)) return { kind: 'value', name };
    if (take(/,\s*number\s*\}/y)) return { kind: 'number', name };
    const kind = need(/,\s*(plural|select)\s*,/y)[1] as 'plural' | 'select';
    const cases: Record<string, readonly Part[]> = {};
    while (!take(/\s*\}/y)) {
      const [, when] = need(/\s*(=\d+|\w+)\s*\{/y);
      cases[when!] = readParts(kind === 'plural');
      need(/\}/y);
    }
    return { kind, name, cases };
  }

  const parts = readParts(false);
  if (at < text.length) throw new SyntaxError(`${text}: nothing is open at ${at}`);
  return parts;
}

/** Says messages in a language; each is taken apart once. */
export function makeFormat(language: Language): (message: string, values: MessageValues | undefined) => readonly ReactNode[] {
  const known = new Map<string, readonly Part[]>();
  let plurals: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;
  const sayNumber = (value: unknown): string => (numbers ??= new Intl.NumberFormat(language)).format(value as number);

  function say(parts: readonly Part[], values: MessageValues, counted: unknown): readonly ReactNode[] {
    const said: ReactNode[] = [];
    for (const each of parts.flatMap((part) => sayPart(part, values, counted))) {
      const last = said.length - 1;
      if (typeof each === 'string' && typeof said[last] === 'string') said[last] += each;
      else said.push(each);
    }
    return said;
  }

  function sayPart(part: Part, values: MessageValues, counted: unknown): ReactNode | ReactNode[] {
    if (typeof part === 'string') return part;
    if (part.kind === 'pound') return sayNumber(counted);
    if (!(part.name in values)) throw new RangeError(`${part.name} is not told`);
    const value = values[part.name];
    switch (part.kind) {
      case 'value':
        return typeof value === 'object' && value !== null ? (value as ReactNode) : String(value ?? '');
      case 'number':
        return sayNumber(value);
      case 'tag':
        return [(value as (children: readonly ReactNode[]) => ReactNode)(say(part.parts, values, counted))].flat();
      default: {
        const isPlural = part.kind === 'plural';
        const when = isPlural ? (plurals ??= new Intl.PluralRules(language)).select(value as number) : String(value);
        const chosen = (isPlural ? part.cases[`=${String(value)}`] : undefined) ?? part.cases[when] ?? part.cases['other'];
        if (!chosen) throw new RangeError(`${part.name} is ${String(value)}`);
        return [...say(chosen, values, isPlural ? value : counted)];
      }
    }
  }

  return (message, values) => {
    let parts = known.get(message);
    if (!parts) known.set(message, (parts = parseMessage(message)));
    // What is drawn stands in a list, where each has a key.
    return say(parts, values ?? {}, undefined).map((each, index) => (isValidElement(each) ? cloneElement(each, { key: index }) : each));
  };
}
