import type { Vessel, WireTime } from '../message';
import type { FindingLog, WirePlace } from '../syntax/finding-log';
import { classifyVesselCode } from '../vocabulary/vessel-code';
import { isNoTimeYet, readWireTime } from '../vocabulary/wire-time';
import { JsonNumber, JsonObject, type JsonValue } from './read-json';

const maxTextLength = 2000;

/** One JSON object of a list, read field by field. */
export class Row {
  constructor(
    private readonly object: JsonObject,
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
        if (value.length > maxTextLength) this.log.note('too-long', this.place, name);
        else return value.trim();
      } else if (value instanceof JsonNumber) {
        return value.raw;
      } else {
        this.log.note('wrong-type', this.place, name);
      }
    }
    return '';
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
  rows(name: string): Row[] {
    const value = this.object.fields.get(name);
    if (value === undefined || value === null || value === '') return [];
    const values: readonly JsonValue[] = Array.isArray(value)
      ? (value as readonly JsonValue[])
      : [value as JsonValue];
    return values.flatMap((found) => {
      if (found instanceof JsonObject) return [new Row(found, this.place, this.log)];
      this.log.note('wrong-type', this.place, name);
      return [];
    });
  }

  vessel(names: {
    readonly code: readonly string[];
    readonly name: readonly string[];
    readonly voyage: readonly string[];
    readonly direction?: readonly string[];
  }): Vessel {
    const code = this.textOrNull(names.code);
    return {
      name: this.textOrNull(names.name),
      code,
      scheme: code === null ? null : classifyVesselCode(code),
      voyage: this.textOrNull(names.voyage),
      direction: names.direction ? readDirection(this.text(names.direction)) : null,
    };
  }
}

/** E or O (out) is export, I import; anything else says nothing. */
export function readDirection(letter: string): Vessel['direction'] {
  switch (letter.toUpperCase()) {
    case 'E':
    case 'O':
      return 'export';
    case 'I':
      return 'import';
    default:
      return null;
  }
}
