import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { shManifestRefusals as refusals } from '@mastlight/domain/sh-manifest/refusals';
import type { SheetLine } from '@mastlight/domain/vocabulary/titled-rows';
import { UnreadableSheet } from '@mastlight/spreadsheet/sheet';
import { readFirstSheet } from '../../platform/spreadsheet/read-first-sheet';

/** Titles and notes may stand above the rows that count. */
const rowsBesidesMax = 20;
const partsMax = 16 * 1024 * 1024;

/** The rows of a spreadsheet that somebody sent. @throws BusinessError 400 where it cannot be read or has more than `rowsMax`. */
export function readSheet(bytes: Uint8Array, rowsMax: number): readonly SheetLine[] {
  try {
    return readFirstSheet(bytes, {
      rowsMax: rowsMax + rowsBesidesMax,
      columnsMax: 100,
      unpackedBytesMax: partsMax,
      charactersMax: partsMax,
    });
  } catch (error) {
    if (!(error instanceof UnreadableSheet)) throw error;
    throw refuse(error.reason === 'too-large' ? refusals.tooManyRows : refusals.noSheet, {}, { field: 'file' });
  }
}
