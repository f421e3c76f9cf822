import { isUtf8 } from 'node:buffer';
import type { FindingLog } from './finding-log';
import type { FindingCode } from './finding-texts';
import { cleanText, toUtf8 } from './charset';
import { wireLimits } from './limits';
import { Refusal } from './refusal';

/** A number as it was written; long ids would lose digits as JavaScript numbers. */
export class JsonNumber {
  constructor(readonly raw: string) {}
}

/** An object with its place; the fields are a Map, so no key can reach a prototype. */
export class JsonObject {
  readonly fields = new Map<string, JsonValue>();
  constructor(readonly offset: number) {}
}

export type JsonValue = string | JsonNumber | boolean | null | JsonObject | readonly JsonValue[];

/** The text of a JSON input as UTF-8, which the standard asks for; anything else is taken for GB18030, with a warning. */
export function asJsonBytes(bytes: Buffer, log: FindingLog): Buffer {
  if (isUtf8(bytes)) return bytes;
  log.note('transcoded', { offset: 0 }, 'GB18030');
  return toUtf8(bytes, 'gb18030');
}

/** Why the text is refused, and where. */
export class JsonRefusal extends Refusal {}

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Walks over JSON text (RFC 8259) in UTF-8. Unlike JSON.parse it tells where a
 * value stands, notes repeated keys instead of silently taking the last, leaves
 * out keys that reach for the prototype, and bounds depth and count over all
 * that one cursor reads. `read` takes the value that stands there as a whole;
 * `items` and `members` walk a long list value by value, so that it is never
 * held. All of them throw a JsonRefusal for everything that is not JSON.
 */
export class JsonCursor {
  private count = 0;
  /** Where `count` must stay below while the value at hand is read. */
  private mostCount: number = wireLimits.maxJsonValues;

  constructor(
    private readonly bytes: Buffer,
    public at: number,
    private readonly log: FindingLog,
  ) {}

  /**
   * The value that stands here, in one step: one that alone has as many values
   * in it as a long list would keep others waiting.
   *
   * @throws JsonRefusal for everything that is not JSON, or too large
   */
  read(depth = 0): JsonValue {
    this.mostCount = Math.min(this.count + wireLimits.maxJsonItemValues, wireLimits.maxJsonValues);
    return this.readValue(depth);
  }

  private readValue(depth: number): JsonValue {
    if (depth > wireLimits.maxJsonDepth) throw this.refusal('json-too-deep');
    if (++this.count > this.mostCount) throw this.refusal('json-too-large');
    this.skipSpace();
    switch (this.bytes[this.at]) {
      case 0x7b:
        return this.readObject(depth);
      case 0x5b:
        return this.readArray(depth);
      case 0x22:
        return this.readString();
      case 0x74:
        return this.readWord('true', true);
      case 0x66:
        return this.readWord('false', false);
      case 0x6e:
        return this.readWord('null', null);
      default:
        return this.readNumber();
    }
  }

  /** Which container stands here: `{`, `[`, or neither. */
  peek(): 'object' | 'array' | null {
    this.skipSpace();
    const byte = this.bytes[this.at];
    return byte === 0x7b ? 'object' : byte === 0x5b ? 'array' : null;
  }

  /**
   * What breaks the object that stands here in its first key or in front of it; null where nothing does, or no object
   * stands here. It throws nothing: a file may be tens of thousands of such beginnings, and each throw costs more than
   * reading what it is thrown for.
   */
  findBrokenKey(): { readonly offset: number; readonly detail: string } | null {
    if (this.peek() !== 'object') return null;
    const { bytes } = this;
    const offset = skipSpace(bytes, this.at + 1);
    if (bytes[offset] === 0x7d) return null;
    if (bytes[offset] !== 0x22) return { offset, detail: '"' };
    const end = this.endOfString(offset + 1);
    if (bytes[end] !== 0x22) return { offset: end, detail: end < bytes.length ? 'control character' : 'end' };
    const colon = skipSpace(bytes, end + 1);
    return bytes[colon] === 0x3a ? null : { offset: colon, detail: ':' };
  }

  /** The items of the array that stands here, each read when it is asked for. */
  *items(depth = 0): Generator<JsonValue> {
    this.at++;
    if (this.takes(0x5d)) return;
    do yield this.read(depth + 1);
    while (this.takes(0x2c));
    if (!this.takes(0x5d)) throw this.refusal('json-malformed', ']');
  }

  /** The keys of the object that stands here; the caller reads the value of each before it asks for the next. */
  *members(): Generator<string> {
    this.at++;
    if (this.takes(0x7d)) return;
    do yield this.readKey();
    while (this.takes(0x2c));
    if (!this.takes(0x7d)) throw this.refusal('json-malformed', '}');
  }

  /** Reads the value that stands here into `object`, unless its key is there already or must not be. */
  keep(object: JsonObject, key: string, depth: number): void {
    this.put(object, key, this.at, this.read(depth));
  }

  private put(object: JsonObject, key: string, offset: number, value: JsonValue): void {
    if (forbiddenKeys.has(key)) this.log.note('prototype-key', { offset }, key);
    else if (object.fields.has(key)) this.log.note('duplicate-key', { offset }, key);
    else object.fields.set(key, value);
  }

  private readObject(depth: number): JsonObject {
    const object = new JsonObject(this.at);
    this.at++;
    if (this.takes(0x7d)) return object;
    do {
      this.skipSpace();
      const offset = this.at;
      const key = this.readKey();
      this.put(object, key, offset, this.readValue(depth + 1));
    } while (this.takes(0x2c));
    if (!this.takes(0x7d)) throw this.refusal('json-malformed', '}');
    return object;
  }

  private readKey(): string {
    this.skipSpace();
    const key = this.readString();
    if (!this.takes(0x3a)) throw this.refusal('json-malformed', ':');
    return key;
  }

  private readArray(depth: number): JsonValue[] {
    const values: JsonValue[] = [];
    this.at++;
    if (this.takes(0x5d)) return values;
    do values.push(this.readValue(depth + 1));
    while (this.takes(0x2c));
    if (!this.takes(0x5d)) throw this.refusal('json-malformed', ']');
    return values;
  }

  private readString(): string {
    const { bytes } = this;
    if (bytes[this.at] !== 0x22) throw this.refusal('json-malformed', '"');
    const start = this.at + 1;
    const end = this.endOfString(start);
    if (bytes[end] !== 0x22) throw this.refusal('json-malformed', end < bytes.length ? 'control character' : 'end', end);
    this.at = end + 1;
    const text = bytes.toString('utf8', start, end);
    if (!text.includes('\\')) return cleanText(text);
    try {
      return cleanText(JSON.parse(`"${text}"`) as string);
    } catch {
      throw this.refusal('json-malformed', 'escape', start);
    }
  }

  /** Where the quote stands that ends the string begun before `start`, or else the control character or the end that breaks it. */
  private endOfString(start: number): number {
    const { bytes } = this;
    let end = start;
    while (end < bytes.length && bytes[end] !== 0x22 && (bytes[end] as number) >= 0x20) end += bytes[end] === 0x5c ? 2 : 1;
    return Math.min(end, bytes.length);
  }

  private readWord<T>(word: string, value: T): T {
    const { at } = this;
    if (this.bytes.toString('latin1', at, at + word.length) !== word) throw this.refusal('json-malformed', word);
    this.at += word.length;
    return value;
  }

  private readNumber(): JsonNumber {
    const raw = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/.exec(this.bytes.toString('latin1', this.at, this.at + maxNumberLength))?.[0];
    if (raw === undefined || raw.length === maxNumberLength) throw this.refusal('json-malformed', 'value');
    this.at += raw.length;
    return new JsonNumber(raw);
  }

  private takes(byte: number): boolean {
    this.skipSpace();
    if (this.bytes[this.at] !== byte) return false;
    this.at++;
    return true;
  }

  private skipSpace(): void {
    this.at = skipSpace(this.bytes, this.at);
  }

  private refusal(code: FindingCode, detail = '', offset = this.at): JsonRefusal {
    return new JsonRefusal(code, offset, detail);
  }
}

const maxNumberLength = 64;

/** Behind the blanks that stand at `from`. */
function skipSpace(bytes: Buffer, from: number): number {
  for (let at = from; ; at++) {
    const byte = bytes[at];
    if (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09) return at;
  }
}
