import type { Vessel } from '../message';
import { JsonFields, nameLengthMax } from '../syntax/json-fields';
import { JsonObject, type JsonValue } from '../syntax/read-json';
import { classifyVesselCode } from '../vocabulary/vessel-code';
import { fieldsOfKind, partsOfKind, type RowKind } from './fields-of-kind';

/** Fields that hold a sentence; every other text is a number, a code or a name. */
const sentences: ReadonlySet<string> = new Set(['remark', 'resultDescripts']);

/** One JSON object of a list of the port. */
export class Row extends JsonFields {
  protected override maxLengthOf(name: string): number {
    return sentences.has(name) ? super.maxLengthOf(name) : nameLengthMax;
  }

  /** Names of fields that hold something and that no row of this kind is read by; those of its parts behind the name of the part. */
  unreadNames(kind: RowKind): string[] {
    const parts = [...partsOfKind(kind)].flatMap(([part, known]) =>
      partsIn(this.object.fields.get(part)).flatMap((inner) => namesBeside(inner, known).map((name) => `${part}.${name}`)),
    );
    return [...namesBeside(this.object, fieldsOfKind(kind)), ...parts];
  }

  /** The objects under a field: the object itself, or those of an array. */
  rows(name: string): Row[] {
    return this.objects(name).map((found) => new Row(found, this.place, this.log));
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

/** The objects that a field holds: itself, or those of a list. */
function partsIn(value: JsonValue | undefined): readonly JsonObject[] {
  const values = Array.isArray(value) ? (value as readonly JsonValue[]) : [value];
  return values.filter((part) => part instanceof JsonObject);
}

function namesBeside({ fields }: JsonObject, known: ReadonlySet<string>): string[] {
  const names: string[] = [];
  for (const [name, value] of fields) if (value !== null && value !== '' && !known.has(name)) names.push(name);
  return names;
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
