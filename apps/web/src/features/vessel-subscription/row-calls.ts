/** What the list's row commands call, and the way back from a deletion. */
import { showToast } from '@mastlight/ui';
import { remarkLengthMax } from '@mastlight/domain/vessel-subscription/limits';
import { deleteVessels, setTop, subscribeVessels, updateRemark, vesselList, type VesselRow } from './api';
import { texts } from './texts';

export const rowCalls = {
  list: vesselList,
  nameOf: (row: VesselRow) => row.boxvv,
  remarkLengthMax,
  setTop,
  updateRemark,
  remove: deleteVessels,
  restore,
  deleteNote: texts.deleteNote,
  deleted: texts.deleted,
};

/** Subscribes again to deleted calls, with the remark and the star that they had. */
async function restore(rows: readonly VesselRow[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const calls = rows.map(({ vesselsName, voyage, wharf }) => ({ vesselsName, voyage, wharf }));
  const told = await subscribeVessels(first.area, calls);
  const back = rows.flatMap((row, i) => (told[i]?.code === 'added' && told[i].id !== null ? [{ ...row, id: told[i].id }] : []));
  const pinned = back.filter((row) => row.top).map(({ id }) => id);
  await Promise.all([
    ...back.flatMap(({ id, remark }) => (remark === null ? [] : [updateRemark(id, remark)])),
    ...(pinned.length > 0 ? [setTop(pinned, true)] : []),
  ]);
  if (back.length > 0) showToast({ tone: 'done', text: texts.restored(back.length) });
  const failed = told.filter(({ code }) => code === 'failed');
  if (failed[0]) showToast({ tone: 'danger', text: texts.notRestored(failed.length, failed[0].reason ?? '') });
}
