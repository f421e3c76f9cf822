/**
 * Reads the expressions in which C# tests state what they expect: numbers,
 * texts, times, members of enumerations, paths into an object, and plus and
 * minus between them. What a path stands for is asked of the caller; nothing
 * is known here about any message.
 */

import type { FoundField } from './find-field';

/** What an expression stands for. */
export type ExpressionValue =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'text'; readonly value: string }
  /** Date and time of day without a zone, `YYYY-MM-DD HH:mm:ss`. */
  | { readonly kind: 'time'; readonly value: string }
  | { readonly kind: 'bytes'; readonly hex: string }
  | { readonly kind: 'truth'; readonly value: boolean }
  /** A name that is no path of the caller: a member of an enumeration, or nothing that is known. */
  | { readonly kind: 'name'; readonly path: readonly string[] }
  /** What a path stands for; several values where it may be counted in several units. */
  | { readonly kind: 'said'; readonly path: readonly string[]; readonly values: readonly FoundField[] }
  | { readonly kind: 'unknown' };

/** Answers a path (`body`, `VehicleNo`); undefined when it is none it knows. */
export type PathAnswer = (path: readonly string[]) => readonly FoundField[] | undefined;

/** The value of `source`; `unknown` for whatever is not understood. */
export function readExpression(source: string, answer: PathAnswer): ExpressionValue {
  const tokens = tokenize(source);
  if (tokens === null) return unknown;
  const reading = new ExpressionReading(tokens, answer);
  const value = reading.sum();
  return reading.isAtEnd ? value : unknown;
}

/** A number, truth or text that stands for itself. */
export function asValue(plain: unknown): ExpressionValue {
  if (typeof plain === 'number') return { kind: 'number', value: plain };
  if (typeof plain === 'boolean') return { kind: 'truth', value: plain };
  return typeof plain === 'string' ? { kind: 'text', value: plain } : unknown;
}

const unknown: ExpressionValue = { kind: 'unknown' };

interface Token {
  readonly kind: 'number' | 'text' | 'word' | 'sign';
  readonly text: string;
}

const tokenPattern = /\s*(?:(0x[\da-f]+|\d+(?:\.\d+)?)[uldfm]*|"((?:[^"\\]|\\.)*)"|'([^'])'|([\p{L}_][\p{L}\w]*)|([().,[\]+-]))/iuy;

function tokenize(source: string): Token[] | null {
  const tokens: Token[] = [];
  tokenPattern.lastIndex = 0;
  while (tokenPattern.lastIndex < source.trimEnd().length) {
    const match = tokenPattern.exec(source);
    if (!match) return null;
    const [, number, text, character, word, sign] = match;
    if (number !== undefined) tokens.push({ kind: 'number', text: number });
    else if (text !== undefined || character !== undefined) tokens.push({ kind: 'text', text: text ?? character ?? '' });
    else if (word !== undefined) tokens.push({ kind: 'word', text: word });
    else tokens.push({ kind: 'sign', text: sign ?? '' });
  }
  return tokens;
}

class ExpressionReading {
  private at = 0;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly answer: PathAnswer,
  ) {}

  get isAtEnd(): boolean {
    return this.at === this.tokens.length;
  }

  sum(): ExpressionValue {
    let left = this.value();
    for (;;) {
      const sign = this.takes('-') ? -1 : this.takes('+') ? 1 : 0;
      if (sign === 0) return left;
      left = add(left, this.value(), sign);
    }
  }

  private value(): ExpressionValue {
    if (this.takes('-')) return add({ kind: 'number', value: 0 }, this.value(), -1);
    const token = this.tokens[this.at++];
    if (!token) return unknown;
    if (token.kind === 'number') return { kind: 'number', value: Number(token.text) };
    if (token.kind === 'text') return this.calls({ kind: 'text', value: token.text.replace(/\\(.)/g, '$1') });
    if (token.kind === 'sign') return token.text === '(' ? this.enclosed() : unknown;
    return this.named([token.text]);
  }

  /** A cast in front of a value, which changes nothing here, or a value in parentheses. */
  private enclosed(): ExpressionValue {
    const inner = this.sum();
    if (!this.takes(')')) return unknown;
    const next = this.tokens[this.at];
    const isCast = inner.kind === 'name' && next !== undefined && (next.kind !== 'sign' || next.text === '(');
    if (isCast) return this.value();
    return inner.kind === 'said' || inner.kind === 'name' ? this.named(inner.path) : this.calls(inner);
  }

  /** A path: members, indexes, and calls at its end. */
  private named(start: readonly string[]): ExpressionValue {
    const path = [...start];
    for (;;) {
      if (this.takes('[')) {
        const index = this.sum();
        if (!this.takes(']')) return unknown;
        path.push(showIndex(index));
      } else if (this.tokens[this.at]?.text === '.' && !this.isCallAt(this.at + 1)) {
        this.at++;
        path.push(this.tokens[this.at++]?.text ?? '');
      } else {
        break;
      }
    }
    if (path.join('.') === 'DateTime') return this.time();
    const values = this.answer(path);
    return this.calls(values === undefined ? { kind: 'name', path } : { kind: 'said', path, values });
  }

  private isCallAt(at: number): boolean {
    return this.tokens[at]?.kind === 'word' && this.tokens[at + 1]?.text === '(';
  }

  /** `.Parse("2020-07-08 17:46:44")` behind DateTime. */
  private time(): ExpressionValue {
    if (!this.takes('.') || this.tokens[this.at++]?.text !== 'Parse' || !this.takes('(')) return unknown;
    const token = this.tokens[this.at++];
    return token?.kind === 'text' && this.takes(')') ? { kind: 'time', value: token.text } : unknown;
  }

  private calls(start: ExpressionValue): ExpressionValue {
    let value = start;
    while (this.tokens[this.at]?.text === '.' && this.isCallAt(this.at + 1)) {
      const method = this.tokens[this.at + 1]?.text ?? '';
      this.at += 3;
      const argument = this.takes(')') ? null : this.sum();
      if (argument !== null && !this.takes(')')) return unknown;
      value = call(value, method, argument);
    }
    return value;
  }

  private takes(sign: string): boolean {
    const token = this.tokens[this.at];
    if (token?.kind !== 'sign' || token.text !== sign) return false;
    this.at++;
    return true;
  }
}

function showIndex(index: ExpressionValue): string {
  if (index.kind === 'number') return String(index.value);
  return index.kind === 'name' || index.kind === 'said' ? (index.path.at(-1) ?? '') : '';
}

function add(left: ExpressionValue, right: ExpressionValue, sign: number): ExpressionValue {
  const [a, b] = [numberOf(left), numberOf(right)];
  return a === null || b === null ? unknown : { kind: 'number', value: a + sign * b };
}

function numberOf(value: ExpressionValue): number | null {
  if (value.kind === 'number') return value.value;
  const said = value.kind === 'said' ? value.values[0]?.value : undefined;
  return typeof said === 'number' ? said : null;
}

/** What a call makes of a value. Calls that only change the type of a value give it back. */
function call(value: ExpressionValue, method: string, argument: ExpressionValue | null): ExpressionValue {
  if (/^(To(U?Int\d*)?Value|ToUInt\d+Value|ToByteValue|ToString|ToArray)$/.test(method)) return value;
  const character = argument?.kind === 'text' ? argument.value : null;
  const changed = (text: string): string | null => changeText(text, method, character);
  if (value.kind === 'said') {
    const values = value.values.map(({ field, value: said }) => ({ field, value: typeof said === 'string' ? changed(said) : said }));
    return { ...value, values };
  }
  if (value.kind !== 'text') return unknown;
  if (method === 'ToHexBytes') return { kind: 'bytes', hex: value.value.replace(/\s/g, '').toLowerCase() };
  const text = changed(value.value);
  return text === null ? unknown : { kind: 'text', value: text };
}

function changeText(text: string, method: string, character: string | null): string | null {
  const first = character === null ? /^\s+/ : new RegExp(`^[${character.replace(/[\\\]^-]/g, '\\$&')}]+`);
  const last = character === null ? /\s+$/ : new RegExp(`[${character.replace(/[\\\]^-]/g, '\\$&')}]+$`);
  switch (method) {
    case 'ToUpper':
      return text.toUpperCase();
    case 'ToLower':
      return text.toLowerCase();
    case 'Trim':
      return text.replace(first, '').replace(last, '');
    case 'TrimStart':
      return text.replace(first, '');
    case 'TrimEnd':
      return text.replace(last, '');
    default:
      return null;
  }
}
