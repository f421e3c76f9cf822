import type { WireTime } from '../message';
import type { WirePlace } from '../syntax/finding-log';
import { JsonFields } from '../syntax/json-fields';
import type { OnceLog } from '../syntax/once-log';
import { JsonObject } from '../syntax/read-json';
import { readPlaceTime } from '../vocabulary/local-time/place-time';
import { zonesOfPlace } from '../vocabulary/local-time/zones-of-place';

/** A time of day in RFC 3339 that ends without a zone. */
const zoneless = /[Tt ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/;

/** One object of an event, read by the property names of T&T. */
export class EventFields extends JsonFields {
  constructor(
    object: JsonObject,
    place: WirePlace,
    readonly once: OnceLog,
  ) {
    super(object, place, once.log);
  }

  one(...names: readonly string[]): string | null {
    return this.textOrNull(names);
  }

  /** A code; one that `list` does not have is kept, with a warning. */
  code(list: ReadonlySet<string>, ...names: readonly string[]): string | null {
    const code = this.textOrNull(names);
    if (code !== null && !list.has(code)) this.once.note('code-kept', this.place, `${names[0]} ${code}`);
    return code;
  }

  /**
   * A date-time. Its zone is mandatory; without one it is a time of the clock
   * of its place, and no instant where that is not known.
   *
   * @param code UN/LOCODE of the place that the time speaks of; null where none is told
   */
  moment(code: string | null, ...names: readonly string[]): WireTime | null {
    const time = this.time(names);
    if (time?.instantMs == null || !zoneless.test(time.raw)) return time;
    const [name = ''] = names;
    const atPlace = readPlaceTime(time.raw, code);
    if (atPlace === null) {
      this.once.note('unknown-zone', this.place, code === null ? name : `${name} ${code}`);
      return { ...time, instantMs: null };
    }
    if (atPlace.instantMs === time.instantMs) {
      this.once.note('zoneless-time', this.place, name);
      return time;
    }
    const [zone = ''] = zonesOfPlace(code!);
    this.once.note('local-time', this.place, `${code} ${zone}`);
    return { ...time, instantMs: atPlace.instantMs, zone };
  }

  truth(name: string): boolean | null {
    const value = this.object.fields.get(name);
    if (typeof value === 'boolean') return value;
    if (value !== undefined && value !== null) this.log.note('wrong-type', this.place, name);
    return null;
  }

  /** The object under a field. */
  child(name: string): EventFields | null {
    return this.children(name)[0] ?? null;
  }

  /** The objects of a list field. */
  children(name: string): EventFields[] {
    return this.objects(name).map((found) => new EventFields(found, this.place, this.once));
  }

  /** Says that an object under `name` lacks the value it stands there for. */
  noteEmpty(name: string): void {
    this.once.note('empty-segment', this.place, name);
  }

  /** Names, once per file, the fields that nobody reads. */
  nameUnknown(known: ReadonlySet<string>): void {
    for (const name of this.object.fields.keys()) {
      if (!known.has(name)) this.once.note('unknown-key', this.place, name);
    }
  }

  /**
   * These fields with those of the objects under `wrappers` beside them, as
   * the drafts of 3.0 nest an event in `metadata`, `payload` and details of its
   * type. What stands outside wins.
   */
  unwrapped(wrappers: readonly string[]): EventFields {
    const inner = wrappers.flatMap((name) => this.objects(name));
    if (inner.length === 0) return this;
    // A payload may hold its details in turn.
    const deeper = inner.flatMap((object) => {
      const fields = new EventFields(object, this.place, this.once);
      return wrappers.flatMap((name) => fields.objects(name));
    });
    const merged = new JsonObject(this.object.offset);
    for (const { fields } of [this.object, ...inner, ...deeper]) {
      for (const [name, value] of fields) {
        if (!wrappers.includes(name) && !merged.fields.has(name)) merged.fields.set(name, value);
      }
    }
    return new EventFields(merged, this.place, this.once);
  }
}
