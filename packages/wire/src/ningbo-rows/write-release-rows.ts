import type { ReleaseRowsMessage } from '../message';
import { releaseFlagFields, releaseTextFields, releaseTimeFields } from './row-fields';
import { writeEnvelope, type RowsPage } from './write-envelope';

/** Writes the port's release query answer (npp rows), UTF-8 JSON. */
export function writeReleaseRows(message: ReleaseRowsMessage, page?: RowsPage): Uint8Array {
  const { containerNo, billNo, code, name, voyage, terminal, remark } = releaseTextFields;
  const list = message.rows.map((row) => ({
    [containerNo[0]]: row.containerNo ?? row.equipmentNo ?? '',
    [billNo[0]]: row.billNo,
    [code[0]]: row.vessel.code ?? '',
    [name[0]]: row.vessel.name ?? '',
    [voyage[0]]: row.vessel.voyage ?? '',
    [terminal[0]]: row.terminal ?? '',
    [releaseFlagFields.ifcsum[0]]: row.flags.ifcsum,
    [releaseFlagFields.cpcode[0]]: row.flags.cpcode,
    [releaseFlagFields.custom[0]]: row.flags.custom,
    [releaseFlagFields.sld[0]]: row.flags.sld,
    [releaseFlagFields.pass[0]]: row.flags.pass,
    [remark[0]]: row.remark ?? '',
    [releaseTimeFields.compared[0]]: row.compared?.raw ?? '',
    [releaseTimeFields.sent[0]]: row.sent?.raw ?? '',
    [releaseTimeFields.received[0]]: row.received?.raw ?? '',
    [releaseTimeFields.loaded[0]]: row.loaded?.raw ?? '',
  }));
  return writeEnvelope(list, page);
}
