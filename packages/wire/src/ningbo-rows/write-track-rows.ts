import type { TrackRow, TrackRowsMessage } from '../message';
import { trackContainerFields, trackTopicFields } from './row-fields';
import { writeEnvelope, type RowsPage, type WrittenRow } from './write-envelope';
import { directionLetter } from './write-vessel-plan';

/**
 * Writes the port's track answer, UTF-8 JSON: one entry per row, each with the
 * `container` block and the block of its one topic.
 */
export function writeTrackRows(message: TrackRowsMessage, page?: RowsPage): Uint8Array {
  return writeEnvelope(message.rows.map(writeEntry), page);
}

function writeEntry(row: TrackRow): WrittenRow {
  const at = trackContainerFields;
  const topic = trackTopicFields[row.topic];
  const container = {
    [at.containerNo[0]]: row.containerNo ?? row.equipmentNo ?? '',
    [at.billNo[0]]: row.billNo ?? '',
    ...(row.vessel && {
      [at.code[0]]: row.vessel.code ?? '',
      [at.name[0]]: row.vessel.name ?? '',
      [at.voyage[0]]: row.vessel.voyage ?? '',
      [at.direction[0]]: directionLetter(row.vessel.direction),
    }),
  };
  const told = {
    [topic.status[0]]: row.status,
    [topic.mode[0]]: row.mode ?? '',
    [topic.remark[0]]: row.remark ?? '',
    [topic.happened[0]]: row.happened?.raw ?? '',
  };
  return { container, [row.topic]: told };
}
