import type { WireTime } from '../message';
import { isNoTimeYet, readWireTime } from '../vocabulary/wire-time';
import type { FindingLog, WirePlace } from './finding-log';
import { JsonNumber, JsonObject, type JsonValue } from './read-json';

/** The longest text field of the formats (the reason of a T&T event). */
const maxTextLength = 5000;
/** A number, a code or a name of more characters is none: the longest company name fits twice, and an index of the database must bear it. */
export const nameLengthMax = 200;

/** One JSON object, read field by field. A value of the wrong type is absent, with a warning. */
export class JsonFields {
  constructor(
    protected readonly object: JsonObject,
    readonly place: WirePlace,
    readonly log: FindingLog,
  ) {}

  has(...names: readonly string[]): boolean {
    return names.some((name) => this.object.fields.has(name));
  }

  /** The text of the first of these fields that has one; empty when none does. Numbers keep their digits. */
  text(names: readonly string[]): string {
    for (const name of names) {
      const value = this.object.fields.get(name);
      if (value === undefined || value === null || value === '') continue;
      if (typeof value === 'string') {
        if (value.length > this.maxLengthOf(name)) this.log.note('too-long', this.place, name);
        else return value.trim();
      } else if (value instanceof JsonNumber) {
        if (value.raw.length <= this.maxLengthOf(name)) return value.raw;
        this.log.note('too-long', this.place, name);
      } else {
        this.log.note('wrong-type', this.place, name);
      }
    }
    return '';
  }

  /** So many characters a field may have; one that has more is absent. */
  protected maxLengthOf(_name: string): number {
    return maxTextLength;
  }

  textOrNull(names: readonly string[]): string | null {
    return this.text(names) || null;
  }

  /** A time; the placeholder years 9998 and 9999 mean there is none yet. */
  time(names: readonly string[]): WireTime | null {
    const time = readWireTime(this.text(names));
    if (time === null || isNoTimeYet(time.raw)) return null;
    if (time.instantMs === null) this.log.note('bad-time', this.place, time.raw);
    return time;
  }

  /** The objects under a field: the object itself, or those of an array. */
  protected objects(name: string): JsonObject[] {
    const value = this.object.fields.get(name);
    if (value === undefined || value === null || value === '') return [];
    const values: readonly JsonValue[] = Array.isArray(value) ? (value as readonly JsonValue[]) : [value as JsonValue];
    return values.flatMap((found) => {
      if (found instanceof JsonObject) return [found];
      this.log.note('wrong-type', this.place, name);
      return [];
    });
  }
}
