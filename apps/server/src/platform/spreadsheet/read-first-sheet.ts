import { readWorkbook } from '@mastlight/spreadsheet/read-workbook';
import type { SheetLimits, SheetRow } from '@mastlight/spreadsheet/sheet';

/** The rows of the first sheet of an .xlsx file that a person sees. @throws UnreadableSheet */
export function readFirstSheet(bytes: Uint8Array, limits: SheetLimits): readonly SheetRow[] {
  const [first] = readWorkbook(bytes, limits);
  // One without any is refused.
  return first!.rows;
}
