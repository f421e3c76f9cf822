import { readWorkbook } from '@mastlight/spreadsheet/read-workbook';
import type { Sheet, SheetLimits } from '@mastlight/spreadsheet/sheet';

/** The first sheet of an .xlsx file that a person sees; others have their turn while it is read. @throws UnreadableSheet */
export async function readFirstSheet(bytes: Uint8Array, limits: SheetLimits): Promise<Sheet> {
  const sheets = readWorkbook(bytes, limits);
  const { value } = await sheets.next();
  // One without any is refused.
  return value as Sheet;
}
