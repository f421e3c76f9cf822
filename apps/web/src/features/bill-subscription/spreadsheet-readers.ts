/** What reads files, in a chunk of its own. */
export { readTextRows } from '@mastlight/spreadsheet/read-text-rows';
export { readWorkbook } from '@mastlight/spreadsheet/read-workbook';
