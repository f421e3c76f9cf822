import { isKnownRowField } from './excerpt';
import type { Vessel } from '../message';
import { JsonFields, nameLengthMax } from '../syntax/json-fields';
import { classifyVesselCode } from '../vocabulary/vessel-code';

/** Fields that hold a sentence; every other text is a number, a code or a name. */
const sentences: ReadonlySet<string> = new Set(['remark', 'resultDescripts']);

/** One JSON object of a list of the port. */
export class Row extends JsonFields {
  protected override maxLengthOf(name: string): number {
    return sentences.has(name) ? super.maxLengthOf(name) : nameLengthMax;
  }

  /** Names of fields that hold something and that no table knows. */
  unknownNames(): string[] {
    const names: string[] = [];
    for (const [name, value] of this.object.fields) if (value !== null && value !== '' && !isKnownRowField(name)) names.push(name);
    return names;
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
