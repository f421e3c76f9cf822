import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { VgmContainerOnWire } from '@mastlight/domain/vgm/contract';
import { containersMax } from '@mastlight/domain/vgm/limits';
import { readImport } from '@mastlight/domain/vgm/read-import';
import { vgmRefusals as refusals } from '@mastlight/domain/vgm/refusals';
import { UnreadableSheet, type Sheet } from '@mastlight/spreadsheet/sheet';
import { readFirstSheet } from '../../../platform/spreadsheet/read-first-sheet';
import { showContainer } from '../typed-filing';

/** Titles and notes may stand above the containers. */
const rowsBesidesMax = 20;
const partsMax = 8 * 1024 * 1024;
const limits = { rowsMax: containersMax + rowsBesidesMax, columnsMax: 60, unpackedBytesMax: partsMax, charactersMax: partsMax, elementsMax: 300_000 };

/** The containers of a spreadsheet, as they would be typed; nothing is kept. @throws BusinessError 400 where there are none. */
export async function importContainers(bytes: Uint8Array): Promise<{ readonly list: VgmContainerOnWire[]; readonly leftOut: number }> {
  const read = readImport((await sheetOf(bytes)).rows);
  if (read.list.length === 0) throw refuse(refusals.noRows, {}, { field: 'file' });
  const list = read.list.slice(0, containersMax).map((container) => showContainer({ ...container, sizeType: '' }));
  return { list, leftOut: read.leftOut };
}

async function sheetOf(bytes: Uint8Array): Promise<Sheet> {
  try {
    return await readFirstSheet(bytes, limits);
  } catch (error) {
    if (error instanceof UnreadableSheet) {
      throw refuse(error.reason === 'too-many-cells' ? refusals.tooManyCells : refusals.unreadable, {}, { field: 'file' });
    }
    throw error;
  }
}
