import type { FormatReader } from '../format-reader';
import type { PortRow, PortRowFlag, PortRowsMessage, WireTime } from '../message';
import { skipBlank } from '../syntax/charset';
import type { WirePlace } from '../syntax/finding-log';
import { JsonFields, nameLengthMax } from '../syntax/json-fields';
import { asJsonBytes, JsonCursor, JsonNumber, JsonObject, JsonRefusal, type JsonValue } from '../syntax/read-json';
import { readRowDocument, rowsPerStep } from '../syntax/read-row-document';
import type { ReadingCollector } from '../syntax/reading-collector';
import { readContainerNo } from '../vocabulary/container-no';
import { readRowBox } from '../vocabulary/equipment-no';
import { isPortRowKind, portRowFields, sentenceFields, type PortRowKind, type PortRowTable } from '../vocabulary/port-row-fields';
import { readWeightKg } from '../vocabulary/wire-weight';
import { flagWords } from './flag-words';
import { portExcerpt } from './excerpt';

/**
 * Reads the rows of any port in the shape that all share: `{port, source, row,
 * seq, rows}`, one envelope or several behind one another. A bad row is left
 * out, and an envelope of which no row can be read is refused; what a row says
 * beyond its table is kept as it came.
 */
export const portRows: FormatReader = {
  format: 'port-rows',
  words: { name: ['口岸通用 JSON', 'Shared port JSON'], piece: ['条记录', 'record'] },
  isEdited: true,
  // The kind of row stands in the envelope, before anything that is nested.
  recognizes: (head) => /^\{[^{}[\]]*"row"\s*:/.test(head),
  read: readPortRows,
  excerpt: portExcerpt,
};

const rowHolders: ReadonlySet<string> = new Set(['rows']);

function* readPortRows(bytes: Buffer, out: ReadingCollector): Generator<void> {
  const input = asJsonBytes(bytes, out.log);
  let from = 0;
  while (skipBlank(input, from) < input.length) {
    try {
      const cursor = new JsonCursor(input, from, out.log);
      yield* takeEnvelope(yield* readRowDocument(cursor, rowHolders), { offset: from }, out);
      from = cursor.at;
      yield;
    } catch (refusal) {
      if (!(refusal instanceof JsonRefusal)) throw refusal;
      out.log.refuse(refusal.code, { offset: refusal.offset }, refusal.detail);
      return;
    }
  }
}

function* takeEnvelope(value: JsonValue, place: WirePlace, out: ReadingCollector): Generator<void> {
  if (!(value instanceof JsonObject)) return out.log.refuse('unknown-row', place);
  const envelope = new JsonFields(value, place, out.log);
  const kind = envelope.text(['row']);
  if (!isPortRowKind(kind)) return out.log.refuse('unknown-row', place);
  const [port, source] = [envelope.text(['port']), envelope.text(['source'])];
  if (port === '' || source === '') return out.log.refuse('missing-field', place, port === '' ? 'port' : 'source');
  const list = value.fields.get('rows');
  if (!Array.isArray(list)) return out.log.refuse('missing-field', place, 'rows');

  const rows: PortRow<PortRowKind>[] = [];
  for (const [index, entry] of (list as readonly JsonValue[]).entries()) {
    if (index > 0 && index % rowsPerStep === 0) yield;
    const at = { ...place, segment: index + 1 };
    if (entry instanceof JsonObject) {
      const row = new PortRowFields(entry, { offset: entry.offset, segment: index + 1 }, out.log).read(portRowFields[kind]);
      if (row) rows.push(row);
    } else {
      out.log.note('wrong-type', at, `[${index}]`);
    }
  }
  if (rows.length === 0 && list.length > 0) out.log.refuse('no-rows', place);
  // The table that the rows were read by is that of their kind.
  const told = { row: kind, rows } as unknown as Pick<PortRowsMessage, 'row' | 'rows'>;
  const head = { type: kind, reference: null, function: 'original', prepared: null, vessel: null } as const;
  if (rows.length > 0) {
    const message = { kind: 'port-rows', ...head, port, source, seq: readSeq(envelope), ...told } as PortRowsMessage;
    out.accept(message, rows.length, place);
  }
}

function readSeq(envelope: JsonFields): number | null {
  const text = envelope.text(['seq']);
  if (/^\d{1,15}$/.test(text)) return Number(text);
  if (text !== '') envelope.log.note('bad-number', envelope.place, text);
  return null;
}

/** A port that has no time yet may write the end of its calendar. */
const noTimeYet = /^2046-?12-?30/;

class PortRowFields extends JsonFields {
  /** One row by its table; null, with an error noted, when it lacks what it cannot be without. */
  read(table: PortRowTable): PortRow<PortRowKind> | null {
    for (const need of table.needs) {
      const names = typeof need === 'string' ? [need] : need;
      if (this.text(names) === '') {
        this.log.note('missing-field', this.place, names.join(' / '));
        return null;
      }
    }
    const row: Record<string, unknown> = {};
    for (const name of table.texts) row[name] = this.textOrNull([name]);
    this.tellUnknownCodes(table, row);
    for (const name of table.times) row[name] = this.time([name]);
    for (const name of table.numbers) row[name] = readWeightKg(this.text([name]), '', this.log, this.place);
    for (const name of table.lists) row[name] = this.list(name);
    // The number of a box that is none by ISO 6346 stands apart.
    if (table.texts.includes('ctnNo') && row['ctnNo'] !== null) {
      const number = readRowBox(String(row['ctnNo']), this.log, this.place);
      if (number === null) return null;
      row['ctnNo'] = number.containerNo;
      if (number.equipmentNo !== undefined) row['equipmentNo'] = number.equipmentNo;
    }
    row['flags'] = this.flags(table);
    row['other'] = this.other(table);
    return row as PortRow<PortRowKind>;
  }

  protected override maxLengthOf(name: string): number {
    return sentenceFields.has(name) ? super.maxLengthOf(name) : nameLengthMax;
  }

  private tellUnknownCodes({ codes }: PortRowTable, row: Readonly<Record<string, unknown>>): void {
    for (const [name, known] of Object.entries(codes)) {
      const code = row[name];
      if (typeof code === 'string' && !known.includes(code)) this.log.note('code-kept', this.place, `${name} ${code}`);
    }
  }

  override time(names: readonly string[]): WireTime | null {
    return noTimeYet.test(this.text(names)) ? null : super.time(names);
  }

  private list(name: string): readonly string[] {
    const value = this.object.fields.get(name);
    if (value === undefined || value === null || value === '') return [];
    const values: readonly JsonValue[] = Array.isArray(value) ? (value as readonly JsonValue[]) : [value as JsonValue];
    return values.flatMap((found) => {
      if (typeof found !== 'string') {
        this.log.note('wrong-type', this.place, name);
        return [];
      }
      return readContainerNo(found.trim(), this.log, this.place) ?? [];
    });
  }

  private flags({ flags }: PortRowTable): Readonly<Record<string, PortRowFlag>> {
    const told: Record<string, PortRowFlag> = {};
    for (const [flag, stem] of Object.entries(flags)) {
      const raw = this.text([`${stem}Flag`]);
      if (raw === '') continue;
      const value = flagWords.get(raw);
      if (value === undefined) this.log.note('unknown-code', this.place, `${stem}Flag ${raw}`);
      told[flag] = { value: value ?? 'no', raw, at: this.time([`${stem}Time`]) };
    }
    return told;
  }

  private other(table: PortRowTable): Readonly<Record<string, string>> {
    const known = knownFields(table);
    const kept: [string, string][] = [];
    for (const [name, value] of this.object.fields) {
      if (known.has(name) || value === null || value === '') continue;
      if (typeof value === 'string') kept.push([name, value]);
      else if (value instanceof JsonNumber) kept.push([name, value.raw]);
      else if (typeof value === 'boolean') kept.push([name, String(value)]);
      else this.log.note('wrong-type', this.place, name);
    }
    return Object.fromEntries(kept);
  }
}

const known = new Map<PortRowTable, ReadonlySet<string>>();

function knownFields(table: PortRowTable): ReadonlySet<string> {
  const found = known.get(table);
  if (found) return found;
  const flags = Object.values(table.flags).flatMap((stem) => [`${stem}Flag`, `${stem}Time`]);
  const made = new Set([...table.texts, ...table.times, ...table.numbers, ...table.lists, ...flags]);
  known.set(table, made);
  return made;
}
