/** Writer of the rows that all ports share. */
import type { PortRowFlag, PortRowsMessage, WireTime } from '../message';
import { portRowFields, type PortRowTable } from '../vocabulary/port-row-fields';

/** Writes rows in the shape that all ports share, UTF-8 JSON; what is not told is left out. */
export function writePortRows(message: PortRowsMessage): Uint8Array {
  const { port, source, row, seq } = message;
  const table: PortRowTable = portRowFields[row];
  const rows = message.rows.map((told) => writeRow(table, told as unknown as Readonly<Record<string, unknown>>));
  return Buffer.from(JSON.stringify({ port, source, row, ...(seq === null ? {} : { seq }), rows }), 'utf8');
}

function writeRow(table: PortRowTable, row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const written: Record<string, unknown> = {};
  for (const name of [...table.texts, ...table.numbers]) if (row[name] !== null) written[name] = row[name];
  for (const name of table.times) if (row[name] !== null) written[name] = (row[name] as WireTime).raw;
  for (const name of table.lists) if ((row[name] as readonly string[]).length > 0) written[name] = row[name];
  for (const [flag, { raw, at }] of Object.entries(row['flags'] as Readonly<Record<string, PortRowFlag>>)) {
    written[`${table.flags[flag]}Flag`] = raw;
    if (at !== null) written[`${table.flags[flag]}Time`] = at.raw;
  }
  return { ...written, ...(row['other'] as Readonly<Record<string, string>>) };
}
