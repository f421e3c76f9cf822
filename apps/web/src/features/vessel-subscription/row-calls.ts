/** What the list's row commands call, and the way back from a deletion. */
import { showToast } from '@mastlight/ui';
import { vesselSubscription as calls } from '@mastlight/domain/vessel-subscription/contract';
import { remarkLengthMax } from '@mastlight/domain/vessel-subscription/limits';
import { textsOf } from '../../platform/catalogue';
import { callEndpoint } from '../../platform/http-client';
import { namingRows, switchingRows } from '../../platform/list/in-portions';
import { restoreMarks } from '../../platform/list/restore-marks';
import { subscribeVessels, vesselList, type VesselRow } from './api';
import { vesselTexts } from './texts';

export const rowCalls = {
  list: vesselList,
  nameOf: (row: VesselRow) => row.boxvv,
  remarkLengthMax,
  setTop: (all: readonly number[], isTop: boolean) => namingRows((rows) => callEndpoint(isTop ? calls.setTop : calls.clearTop, rows))(all),
  updateRemark: (id: number, remark: string) => callEndpoint(calls.updateRemark, { id, remark }),
  switchAuto: switchingRows((input) => callEndpoint(calls.switchAutoSubscriptions, input)),
  remove: namingRows((rows) => callEndpoint(calls.deleteRows, rows)),
  restore,
  deleteNote: (count: number, names: string) => textsOf(vesselTexts)('deleteNote', { count, names }),
  autoTip: () => textsOf(vesselTexts)('autoTip'),
  deleted: (count: number) => textsOf(vesselTexts)('deleted', { count }),
};

/** Subscribes again to deleted calls, with the remark, the switch and the star that they had. */
async function restore(rows: readonly VesselRow[]): Promise<void> {
  if (!rows[0]) return;
  const told = await subscribeVessels(
    rows[0].area,
    rows.map(({ vesselsName, voyage, wharf }) => ({ vesselsName, voyage, wharf })),
    true,
  );
  const back = rows.flatMap((row, i) => (told[i]?.code === 'added' && told[i].id !== null ? [{ ...row, id: told[i].id }] : []));
  await restoreMarks(back, rowCalls);
  const say = textsOf(vesselTexts);
  if (back.length > 0) showToast({ tone: 'done', text: say('restored', { count: back.length }) });
  const failed = told.filter(({ code }) => code === 'failed');
  if (failed[0]) showToast({ tone: 'danger', text: say('notRestored', { count: failed.length, reason: failed[0].reason ?? '' }) });
}
