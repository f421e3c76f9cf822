/** Every form of row that a source of a port sends, as it comes when all is well: what tests spoil. */
import { readFileSync } from 'node:fs';
import { profiles, type PortProfile, type PortSource } from '@mastlight/domain/ports/index';
import { portRowFields, type PortRowTable } from '@mastlight/wire/vocabulary/port-row-fields';

/** A value of JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
/** A row, by its fields. */
export type JsonRow = Readonly<Record<string, Json>>;

/** One kind of row of a format, as it comes when all is well. */
export interface RowForm {
  readonly name: string;
  readonly row: JsonRow;
  /** The field that names the box. */
  readonly boxField: string;
  /** Its envelope names a port. */
  readonly namesPort: boolean;
  /** Fields of which the codes are known. */
  readonly codeFields: readonly string[];
  readonly document: (rows: readonly Json[], port: string, source: string) => string;
}

/** The box of a row, and one of its neighbour. */
export const [boxNo, otherBoxNo] = ['CSQU3054383', 'MLTU3102047'];
const healthy = { time: '2026-10-11 08:30:00', number: '21850', box: [boxNo] } as const;

function portForms(): RowForm[] {
  return Object.entries<PortRowTable>(portRowFields).map(([kind, { texts, times, numbers, lists, flags, codes }]) => {
    const text = (field: string): Json => codes[field]?.[0] ?? (field === 'ctnNo' ? boxNo : `${field.toUpperCase()}1`);
    const flagFields = Object.values(flags).flatMap((stem) => [
      [`${stem}Flag`, '1'],
      [`${stem}Time`, healthy.time],
    ]);
    const row = Object.fromEntries<Json>([
      ...texts.map((field): [string, Json] => [field, text(field)]),
      ...times.map((field): [string, Json] => [field, healthy.time]),
      ...numbers.map((field): [string, Json] => [field, healthy.number]),
      ...lists.map((field): [string, Json] => [field, healthy.box]),
      ...(flagFields as [string, Json][]),
    ]);
    return {
      name: kind,
      row,
      boxField: 'ctnNo',
      namesPort: true,
      codeFields: [...Object.keys(codes), ...Object.values(flags).map((stem) => `${stem}Flag`)],
      document: (rows, port, source) => JSON.stringify({ port, source, row: kind, seq: 1, rows }),
    };
  });
}

/** The rows of the port that has forms of its own, as its samples have them. */
function ningboForms(): RowForm[] {
  const folder = new URL('../../../../packages/wire/src/ningbo-rows/samples/', import.meta.url);
  return ['release.json', 'gate.json', 'plan.json', 'vgm.json'].map((file) => {
    const sample = JSON.parse(readFileSync(new URL(file, folder), 'utf8').split(/\n(?=\{)/)[0]!) as {
      data: { list?: JsonRow[] } | JsonRow[];
    };
    const list = Array.isArray(sample.data) ? sample.data : sample.data.list!;
    const row = list[0]!;
    const boxField = Object.keys(row).find((field) => /^(ctnNo|containerno)$/i.test(field)) ?? '';
    return {
      name: file,
      row,
      boxField,
      namesPort: false,
      codeFields: [],
      document: (rows) => JSON.stringify({ ...sample, data: Array.isArray(sample.data) ? rows : { ...sample.data, list: rows } }),
    };
  });
}

/** Forms of rows, by the format that a source says it sends; formats that are no rows have readers' tests of their own. */
export const formsOf: Readonly<Record<string, readonly RowForm[]>> = { 'port-rows': portForms(), 'ningbo-rows': ningboForms() };

/** Who sends a form of row. */
export interface Sender {
  readonly profile: PortProfile;
  readonly source: PortSource;
  readonly form: RowForm;
}

/** Every source of every port with every form of row that it sends. */
export const senders: readonly Sender[] = profiles.flatMap((profile: PortProfile) =>
  profile.sources.flatMap((source) =>
    source.formats.flatMap((format) => (formsOf[format] ?? []).map((form): Sender => ({ profile, source, form }))),
  ),
);
