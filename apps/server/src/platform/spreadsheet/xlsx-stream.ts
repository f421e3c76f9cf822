import type { Readable } from 'node:stream';
import { safeCellText } from '@mastlight/domain/vocabulary/export-cell';
import { zipStream, type ZipEntry } from './zip-stream';

/** A time as the port's clock shows it, `YYYY-MM-DD HH:mm:ss`; spreadsheets can sort it and count with it. */
export interface SheetTime {
  readonly localTime: string;
}

export type SheetCell = string | number | SheetTime;

export interface SheetColumn {
  readonly title: string;
  /** Width on the screen, px. */
  readonly width: number;
}

export interface Sheet {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  /** Cells of each row, in the order of the columns. */
  readonly rows: AsyncIterable<readonly SheetCell[]>;
}

export const xlsxContentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Excel's own limit for the text of one cell. */
const cellTextMax = 32_767;
/** Rows are handed on in pieces of about this size. */
const pieceBytes = 32_768;
const pxPerCharacter = 7;

/**
 * Writes one sheet as an .xlsx file while its rows arrive (S-11, F-16). Text
 * is always text: it is quoted against formulas and never evaluated. The common
 * writers want the whole sheet in memory first; this one holds a few rows.
 */
export function xlsxStream(sheet: Sheet): Readable {
  return zipStream(parts(sheet));
}

function* parts(sheet: Sheet): Generator<ZipEntry> {
  yield part('[Content_Types].xml', contentTypes);
  yield part('_rels/.rels', packageRelations);
  yield part('xl/workbook.xml', workbook(sheet.name));
  yield part('xl/_rels/workbook.xml.rels', workbookRelations);
  yield part('xl/styles.xml', styles);
  yield { name: 'xl/worksheets/sheet1.xml', content: worksheet(sheet) };
}

function part(name: string, xml: string): ZipEntry {
  return { name, content: [Buffer.from(declaration + xml)] };
}

async function* worksheet({ columns, rows }: Sheet): AsyncGenerator<Buffer> {
  const widths = columns
    .map(
      ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${(width / pxPerCharacter).toFixed(1)}" customWidth="1"/>`,
    )
    .join('');
  // The title row stays in sight while the sheet scrolls.
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  let piece = `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols>${widths}</cols><sheetData>`;
  piece += rowXml(
    columns.map(({ title }) => title),
    titleStyle,
  );
  for await (const row of rows) {
    piece += rowXml(row, plainStyle);
    if (piece.length >= pieceBytes) {
      yield Buffer.from(piece);
      piece = '';
    }
  }
  yield Buffer.from(`${piece}</sheetData></worksheet>`);
}

function rowXml(cells: readonly SheetCell[], style: number): string {
  return `<row>${cells.map((cell) => cellXml(cell, style)).join('')}</row>`;
}

function cellXml(value: SheetCell, style: number): string {
  if (typeof value === 'object') return `<c s="${timeStyle}"><v>${serialOf(value)}</v></c>`;
  if (typeof value === 'number' && Number.isFinite(value))
    return `<c s="${style === plainStyle ? numberStyle : style}"><v>${value}</v></c>`;
  if (value === '') return `<c s="${style}"/>`;
  const text = escapeXml(safeCellText(String(value)).slice(0, cellTextMax).replace(unescapedBySpreadsheets, '_x005F_'));
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

/** Days since the epoch of spreadsheets, to the second. */
function serialOf({ localTime }: SheetTime): number {
  const days = (Date.parse(`${localTime.replace(' ', 'T')}Z`) - Date.UTC(1899, 11, 30)) / 86_400_000;
  return Number(days.toFixed(6));
}

/** The underline of `_x0041_`, which spreadsheets read as the character A. */
const unescapedBySpreadsheets = /_(?=x[0-9A-Fa-f]{4}_)/g;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes for XML 1.0; what it cannot carry at all (control characters, half surrogates) is left out. */
function escapeXml(text: string): string {
  return text
    .replace(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '')
    .replace(/[&<>"]/g, (char) => entities[char]!);
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageNs = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheetml = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const plainStyle = 0;
const titleStyle = 1;
const timeStyle = 2;
const numberStyle = 3;

const contentTypes =
  `<Types xmlns="${packageNs}/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${spreadsheetml}.sheet.main+xml"/>` +
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheetml}.worksheet+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${spreadsheetml}.styles+xml"/></Types>`;
const packageRelations =
  `<Relationships xmlns="${packageNs}/relationships">` +
  `<Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
const workbookRelations =
  `<Relationships xmlns="${packageNs}/relationships">` +
  `<Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/>` +
  `<Relationship Id="rId2" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`;
const styles =
  `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/></font><font><b/><sz val="11"/></font></fonts>` +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
  '<cellXfs count="4"><xf numFmtId="49" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" xfId="0" fontId="1" applyFont="1"/>' +
  '<xf numFmtId="164" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" xfId="0"/></cellXfs></styleSheet>';

function workbook(sheetName: string): string {
  // Excel allows 31 characters and none of these.
  const name = escapeXml(sheetName.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31));
  return `<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
}
