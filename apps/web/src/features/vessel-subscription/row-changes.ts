/** Changes of subscribed calls: 置顶 and 备注 show at once, a deletion can be taken back for a while. */
import type { QueryClient } from '@tanstack/react-query';
import { showToast } from '@mastlight/ui';
import { changeRows, removeWithUndo } from '../../platform/list/change-rows';
import { refreshProduct } from '../../platform/list/list-rows';
import { deleteVessels, setTop, subscribeVessels, updateRemark, vesselList, type VesselRow } from './api';
import { texts } from './texts';

const idsOf = (rows: readonly VesselRow[]): number[] => rows.map(({ id }) => id);

export function changeTop(client: QueryClient, rows: readonly VesselRow[], isTop: boolean): Promise<boolean> {
  return changeRows<VesselRow>(client, vesselList, idsOf(rows), { top: isTop }, () => setTop(idsOf(rows), isTop));
}

export function changeRemark(client: QueryClient, { id }: VesselRow, remark: string): Promise<boolean> {
  return changeRows<VesselRow>(client, vesselList, [id], { remark: remark === '' ? null : remark }, () => updateRemark(id, remark));
}

/** Deletes after the question was answered; the bar takes it back. Gives whether it was done. */
export function deleteWithUndo(client: QueryClient, rows: readonly VesselRow[]): Promise<boolean> {
  return removeWithUndo(client, vesselList, {
    remove: () => deleteVessels(idsOf(rows)),
    done: texts.deleted(rows.length),
    undo: () => void restore(client, rows),
  });
}

/** Subscribes again to deleted calls, with the remark and the star that they had. */
async function restore(client: QueryClient, rows: readonly VesselRow[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  try {
    const calls = rows.map(({ vesselsName, voyage, wharf }) => ({ vesselsName, voyage, wharf }));
    const told = await subscribeVessels(first.area, calls);
    const back = rows.flatMap((row, i) => (told[i]?.code === 'added' && told[i].id !== null ? [{ ...row, id: told[i].id }] : []));
    const pinned = idsOf(back.filter((row) => row.top));
    await Promise.all([
      ...back.flatMap(({ id, remark }) => (remark === null ? [] : [updateRemark(id, remark)])),
      ...(pinned.length > 0 ? [setTop(pinned, true)] : []),
    ]);
    if (back.length > 0) showToast({ tone: 'done', text: texts.restored(back.length) });
    const failed = told.filter(({ code }) => code === 'failed');
    if (failed[0]) showToast({ tone: 'danger', text: texts.notRestored(failed.length, failed[0].reason ?? texts.noReason) });
  } catch {
    // The reason has been shown.
  }
  await refreshProduct(client, vesselList.product);
}
