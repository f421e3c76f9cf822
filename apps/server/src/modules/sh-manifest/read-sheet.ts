import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { shManifestRefusals as refusals } from '@mastlight/domain/sh-manifest/refusals';
import { UnreadableSheet, type Sheet } from '@mastlight/spreadsheet/sheet';
import { readFirstSheet } from '../../platform/spreadsheet/read-first-sheet';

/** Titles and notes may stand above the rows that count. */
const rowsBesidesMax = 20;
const partsMax = 16 * 1024 * 1024;
/** Of the widest import 600 a row: one text that all cells share is a small file and a large answer. */
const signsMax = 3_000_000;
/** What we export ourselves has 66 columns, and up to three elements for each cell. */
const elementsMax = 1_000_000;

const refusalOf = {
  'no-archive': refusals.noSheet,
  'no-sheet': refusals.noSheet,
  broken: refusals.noSheet,
  'too-large': refusals.tooManyRows,
  'too-many-cells': refusals.tooManyCells,
} as const;

/** The sheet that somebody sent. @throws BusinessError 400 where it cannot be read or has more rows than `rowsMax`, or too many cells. */
export async function readSheet(bytes: Uint8Array, rowsMax: number): Promise<Sheet> {
  try {
    return await readFirstSheet(bytes, {
      rowsMax: rowsMax + rowsBesidesMax,
      columnsMax: 100,
      unpackedBytesMax: partsMax,
      charactersMax: signsMax,
      elementsMax,
    });
  } catch (error) {
    if (!(error instanceof UnreadableSheet)) throw error;
    throw refuse(refusalOf[error.reason], {}, { field: 'file' });
  }
}
