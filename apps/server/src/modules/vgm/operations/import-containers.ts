import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import type { vgm } from '@mastlight/domain/vgm/contract';
import { readImport } from '@mastlight/domain/vgm/read-import';
import { vgmRefusals as refusals } from '@mastlight/domain/vgm/refusals';
import { UnreadableSheet, type Sheet } from '@mastlight/spreadsheet/sheet';
import { readFirstSheet } from '../../../platform/spreadsheet/read-first-sheet';
import { showContainer } from '../typed-filing';

/** Many more than a filing holds: those above are counted and told, not refused with the whole file. */
const rowsMax = 5_000;
const partsMax = 8 * 1024 * 1024;
/** One text that all cells share is a small file and a large answer. */
const signsMax = 2_000_000;
const limits = { rowsMax, columnsMax: 60, unpackedBytesMax: partsMax, charactersMax: signsMax, elementsMax: 300_000 };

type Imported = ResponseOf<typeof vgm.importContainers>;

/**
 * The containers of a spreadsheet, as they would be typed, and what could not be read of it; nothing is kept.
 *
 * @throws BusinessError 400 where there are none, or their weights are not in kg.
 */
export async function importContainers(bytes: Uint8Array): Promise<Imported> {
  const { rows, hiddenRows } = await sheetOf(bytes);
  const { list, otherUnit, unread, notes, ...counts } = readImport(rows);
  if (otherUnit !== null) throw refuse(refusals.otherUnit, { title: otherUnit }, { field: 'file' });
  if (list.length === 0) throw refuse(refusals.noRows, {}, { field: 'file' });
  return {
    list: list.map((container) => showContainer({ ...container, sizeType: '' })),
    ...counts,
    hiddenRows,
    unreadTitles: [...unread],
    notes: [...notes],
  };
}

const refusalOf = {
  'no-archive': refusals.unreadable,
  'no-sheet': refusals.unreadable,
  broken: refusals.unreadable,
  'too-large': refusals.tooManyRows,
  'too-many-cells': refusals.tooManyCells,
} as const;

async function sheetOf(bytes: Uint8Array): Promise<Sheet> {
  try {
    return await readFirstSheet(bytes, limits);
  } catch (error) {
    if (error instanceof UnreadableSheet) throw refuse(refusalOf[error.reason], {}, { field: 'file' });
    throw error;
  }
}
