import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { VgmContainerOnWire } from '@mastlight/domain/vgm/contract';
import { containersMax } from '@mastlight/domain/vgm/limits';
import { readImport } from '@mastlight/domain/vgm/read-import';
import { vgmRefusals as refusals } from '@mastlight/domain/vgm/refusals';
import type { SheetLine } from '@mastlight/domain/vocabulary/titled-rows';
import { readXlsx, UnreadableXlsx } from '../../../platform/spreadsheet/read-xlsx';
import { showContainer } from '../typed-filing';

/** Titles and notes may stand above the containers. */
const rowsBesidesMax = 20;
const limits = { rowsMax: containersMax + rowsBesidesMax, columnsMax: 60, partBytesMax: 8 * 1024 * 1024 };

/** The containers of a spreadsheet, as they would be typed; nothing is kept. @throws BusinessError 400 where there are none. */
export async function importContainers(bytes: Uint8Array): Promise<{ readonly list: VgmContainerOnWire[]; readonly leftOut: number }> {
  const read = readImport(rowsOf(bytes));
  if (read.list.length === 0) throw refuse(refusals.noRows, {}, { field: 'file' });
  const list = read.list.slice(0, containersMax).map((container) => showContainer({ ...container, sizeType: '' }));
  return { list, leftOut: read.leftOut };
}

function rowsOf(bytes: Uint8Array): SheetLine[] {
  try {
    return readXlsx(bytes, limits);
  } catch (error) {
    if (error instanceof UnreadableXlsx) throw refuse(refusals.unreadable, {}, { field: 'file' });
    throw error;
  }
}
