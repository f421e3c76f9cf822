import { strToU8, zipSync } from 'fflate';

/** A sheet of a workbook that is made for a test. */
export interface MadeSheet {
  readonly name?: string;
  readonly state?: 'visible' | 'hidden' | 'veryHidden';
  /** Name of its part below `xl`. */
  readonly part?: string;
  /** Its rows as XML, or the cells of each as texts. */
  readonly rows: string | readonly (readonly string[])[];
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const rowsOf = (rows: MadeSheet['rows']): string =>
  typeof rows === 'string'
    ? rows
    : rows.map((cells) => `<row>${cells.map((text) => `<c t="inlineStr"><is><t>${escaped(text)}</t></is></c>`).join('')}</row>`).join('');
const relationsXml = (targets: readonly (readonly [type: string, target: string])[]): string =>
  `${declaration}<Relationships xmlns="${packageRelations}">${targets
    .map(([type, target], i) => `<Relationship Id="rId${i + 1}" Type="${relations}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/**
 * An .xlsx file with the given sheets in the order of their tabs.
 *
 * @param more parts by their names, which go before those made here: `xl/sharedStrings.xml`, `xl/styles.xml`
 */
export function makeWorkbook(sheets: readonly MadeSheet[], more: Readonly<Record<string, string>> = {}): Uint8Array {
  const partOf = ({ part }: MadeSheet, i: number): string => part ?? `worksheets/sheet${i + 1}.xml`;
  const tabs = sheets.map(
    ({ name, state = 'visible' }, i) =>
      `<sheet name="${escaped(name ?? `Sheet${i + 1}`)}" sheetId="${i + 1}" state="${state}" r:id="rId${i + 1}"/>`,
  );
  const parts: Record<string, string> = {
    '_rels/.rels': relationsXml([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${tabs.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationsXml([
      ...sheets.map((sheet, i) => ['worksheet', partOf(sheet, i)] as const),
      ['sharedStrings', 'sharedStrings.xml'],
      ['styles', 'styles.xml'],
    ]),
    ...Object.fromEntries(
      sheets.map((sheet, i) => [
        `xl/${partOf(sheet, i)}`,
        `${declaration}<worksheet xmlns="${main}"><sheetData>${rowsOf(sheet.rows)}</sheetData></worksheet>`,
      ]),
    ),
    ...more,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
}
