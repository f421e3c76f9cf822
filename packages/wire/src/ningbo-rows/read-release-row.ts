import type { ReleaseRow } from '../message';
import { readRowBox } from '../vocabulary/equipment-no';
import type { Row } from './row';
import { releaseFlagFields as flags, releaseTextFields as texts, releaseTimeFields as times } from './row-fields';

/** True for a row of the release query. */
export function isReleaseRow(row: Row): boolean {
  return row.has(...Object.values(flags).map(([name]) => name));
}

/** One release row; null, with an error noted, without a container or bill number. */
export function readReleaseRow(row: Row): ReleaseRow | null {
  const box = readRowBox(row.text(texts.containerNo), row.log, row.place);
  const billNo = row.text(texts.billNo);
  if (billNo === '') row.log.note('missing-field', row.place, texts.billNo[0]);
  if (box === null || billNo === '') return null;
  return {
    ...box,
    billNo,
    vessel: row.vessel(texts),
    terminal: row.textOrNull(texts.terminal),
    flags: {
      ifcsum: row.text(flags.ifcsum),
      cpcode: row.text(flags.cpcode),
      custom: row.text(flags.custom),
      sld: row.text(flags.sld),
      pass: row.text(flags.pass),
    },
    remark: row.textOrNull(texts.remark),
    compared: row.time(times.compared),
    sent: row.time(times.sent),
    received: row.time(times.received),
    loaded: row.time(times.loaded),
  };
}
