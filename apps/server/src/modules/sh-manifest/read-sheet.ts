import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { shManifestRefusals as refusals } from '@mastlight/domain/sh-manifest/refusals';
import type { SheetLine } from '@mastlight/domain/vocabulary/titled-rows';
import { readXlsx, UnreadableXlsx } from '../../platform/spreadsheet/read-xlsx';

/** Titles and notes may stand above the rows that count. */
const rowsBesidesMax = 20;

/** The rows of a spreadsheet that somebody sent. @throws BusinessError 400 where it cannot be read or has more than `rowsMax`. */
export function readSheet(bytes: Uint8Array, rowsMax: number): readonly SheetLine[] {
  try {
    return readXlsx(bytes, { rowsMax: rowsMax + rowsBesidesMax, columnsMax: 100, partBytesMax: 16 * 1024 * 1024 });
  } catch (error) {
    if (!(error instanceof UnreadableXlsx)) throw error;
    throw refuse(error.reason === 'too-large' ? refusals.tooManyRows : refusals.noSheet, {}, { field: 'file' });
  }
}
