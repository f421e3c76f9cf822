import type { AisField, AisOtherMessage } from '../message';
import { readHead, type AisDraft } from './ais-draft';
import {
  broadcastAt,
  broadcastLayouts,
  internationalFields,
  otherLayouts,
  type OtherField,
  type OtherLayout,
  type RepeatedFields,
} from './other-fields';

/** Where the text of an addressed message begins (type 6, dac 1, fi 0). What is left behind its last character is spare. */
const addressedTextAt = 100;

type Fields = Record<string, AisField>;

/** Reads the header and the fixed fields of a type that has no message kind of its own. */
export function readOther(draft: AisDraft, type: number): AisOtherMessage {
  const { bits } = draft;
  const layout = type >= 25 ? applicationLayout(draft, type) : otherLayouts[type]!;
  const fields: Fields = {};
  readFields(draft, 0, layout.fields ?? [], fields);
  if (layout.repeated) fields[layout.repeated.name] = readRepeated(draft, layout.repeated);
  if (type === 22 && bits.isSet(139)) addressInsteadOfArea(draft, fields);
  const dac = layout.dac === undefined ? null : bits.unsigned(layout.dac, 10);
  const fi = layout.dac === undefined ? null : bits.unsigned(layout.dac + 10, 6);
  if (type === 6 && dac === 1) readFields(draft, 88, internationalFields[fi!] ?? [], fields);
  const textAt = layout.text ?? (type === 6 && dac === 1 && fi === 0 ? addressedTextAt : null);
  if (textAt !== null && (bits.bitCount - textAt) % 6 > 0) {
    const left = (bits.bitCount - textAt) % 6;
    fields['spare2'] = bits.unsigned(bits.bitCount - left, left);
  }
  if (type === 8) readBroadcast(draft, `${dac}.${fi}`, fields);
  const [spareAt, spareBits] = layout.spare ?? [0, 0];
  return {
    kind: 'ais-other',
    ...readHead(draft, null, readRadio(draft, type), bits.unsigned(spareAt, spareBits)),
    dac,
    fi,
    sequence: layout.sequence === undefined ? null : bits.unsigned(layout.sequence, 2),
    destinationMmsi: layout.destination === undefined ? null : bits.unsigned(layout.destination, 30),
    isRetransmit: layout.retransmit === undefined ? null : bits.isSet(layout.retransmit),
    text: layout.text === undefined ? null : bits.readText(layout.text, bits.bitCount),
    fields,
    isWhole: draft.isWhole,
    payload: bits.armoured(),
    fillBits: draft.fillBits,
  };
}

/** 3.23 and 3.24: types 25 and 26 say themselves whether an address and an application follow. */
function applicationLayout({ bits }: AisDraft, type: number): OtherLayout {
  const isAddressed = bits.isSet(38);
  const dataAt = isAddressed ? 70 : 40;
  return {
    ...otherLayouts[type]!,
    ...(isAddressed ? { destination: 40 } : {}),
    ...(bits.isSet(39) ? { dac: dataAt } : {}),
  };
}

/** Type 26 ends with its communication state and the bit that selects its form. */
function readRadio({ bits, isWhole }: AisDraft, type: number): number | null {
  return type === 26 && isWhole && bits.bitCount >= 60 ? bits.unsigned(bits.bitCount - 20, 20) : null;
}

/** The application of a broadcast, where it is one whose fields are known. */
function readBroadcast(draft: AisDraft, application: string, fields: Fields): void {
  const layout = Object.hasOwn(broadcastLayouts, application) ? broadcastLayouts[application] : undefined;
  if (!layout) return;
  readFields(draft, broadcastAt, layout.fields, fields);
  if (!layout.repeated) return;
  const rows = readRepeated(draft, { ...layout.repeated, start: broadcastAt + layout.repeated.start }) as readonly Fields[];
  fields[layout.repeated.name] = rows.map(inUnits);
}

/** Values that two fields say together: the radius of a circle in metres, a level below zero. Other shapes are their number alone. */
function inUnits({ scale, radius, isPositive, levelCm, ...row }: Fields): Fields {
  if ('shape' in row && row['shape'] !== 0) return { shape: row['shape'] ?? null };
  if (typeof radius === 'number') return { ...row, radiusM: radius * 10 ** Number(scale) };
  return typeof levelCm === 'number' ? { ...row, levelCm: isPositive === true ? levelCm : 0 - levelCm } : row;
}

/** An addressed channel order (type 22) names two stations where others bound an area. */
function addressInsteadOfArea({ bits }: AisDraft, fields: Fields): void {
  for (const name of Object.keys(fields)) if (/East|West/.test(name)) delete fields[name];
  fields['destination1'] = bits.unsigned(69, 30);
  fields['destination2'] = bits.unsigned(104, 30);
}

function readRepeated(draft: AisDraft, { start, stride, times, fields }: RepeatedFields): readonly AisField[] {
  const entries: Fields[] = [];
  const first = fields[0]!;
  for (let time = 0; time < times; time++) {
    const at = start + time * stride;
    if (at + first.length > draft.bits.bitCount) break;
    const entry: Fields = {};
    readFields(draft, at, fields, entry);
    entries.push(entry);
  }
  return entries;
}

/** Fields that the message is too short for are left out. */
function readFields(draft: AisDraft, offset: number, fields: readonly OtherField[], into: Fields): void {
  for (const field of fields) {
    if (offset + field.start + field.length > draft.bits.bitCount) continue;
    into[field.name] = readField(draft, offset + field.start, field);
  }
}

function readField(draft: AisDraft, start: number, { name, length, as, max = Infinity, offset = 0 }: OtherField): AisField {
  const { bits } = draft;
  if (as === 'flag') return bits.isSet(start);
  if (as === 'text') return bits.readText(start, length === 0 ? bits.bitCount : length);
  if (as === 'known') {
    const value = bits.unsigned(start, length);
    return value > max ? null : value + offset;
  }
  if (as === 'fine-degrees') return draft.degrees(name, name.endsWith('atitude') ? 90 : 180, start, length, 60_000);
  if (as === 'degrees') return draft.degrees(name, name.endsWith('atitude') ? 90 : 180, start, length, 600);
  return bits.unsigned(start, length);
}
