/** What the list's row commands call, and the way back from a deletion. */
import { showToast } from '@mastlight/ui';
import { vesselSubscription as calls } from '@mastlight/domain/vessel-subscription/contract';
import { remarkLengthMax } from '@mastlight/domain/vessel-subscription/limits';
import { textsOf } from '../../platform/catalogue';
import { callEndpoint } from '../../platform/http-client';
import { namingRows } from '../../platform/list/in-portions';
import { subscribeVessels, vesselList, type VesselRow } from './api';
import { vesselTexts } from './texts';

const setTop = (all: readonly number[], isTop: boolean) =>
  namingRows((rows) => callEndpoint(isTop ? calls.setTop : calls.clearTop, rows))(all);
const switchAuto = (all: readonly number[], autoSubscribe: boolean) =>
  namingRows((rows) => callEndpoint(calls.switchAutoSubscriptions, { ...rows, autoSubscribe }))(all);
const updateRemark = (id: number, remark: string) => callEndpoint(calls.updateRemark, { id, remark });

export const rowCalls = {
  list: vesselList,
  nameOf: (row: VesselRow) => row.boxvv,
  remarkLengthMax,
  setTop,
  updateRemark,
  switchAuto,
  remove: namingRows((rows) => callEndpoint(calls.deleteVessels, rows)),
  restore,
  deleteNote: (count: number, names: string) => textsOf(vesselTexts)('deleteNote', { count, names }),
  deleted: (count: number) => textsOf(vesselTexts)('deleted', { count }),
};

/** Subscribes again to deleted calls, with the remark, the switch and the star that they had. */
async function restore(rows: readonly VesselRow[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const told = await subscribeVessels(
    first.area,
    rows.map(({ vesselsName, voyage, wharf }) => ({ vesselsName, voyage, wharf })),
  );
  const back = rows.flatMap((row, i) => (told[i]?.code === 'added' && told[i].id !== null ? [{ ...row, id: told[i].id }] : []));
  const [pinned, automatic] = (['top', 'autoSubscribe'] as const).map((had) => back.flatMap((row) => (row[had] ? [row.id] : [])));
  const noted = back.flatMap(({ id, remark }) => (remark === null ? [] : [updateRemark(id, remark)]));
  await Promise.all([...noted, setTop(pinned!, true), switchAuto(automatic!, true)]);
  const say = textsOf(vesselTexts);
  if (back.length > 0) showToast({ tone: 'done', text: say('restored', { count: back.length }) });
  const failed = told.filter(({ code }) => code === 'failed');
  if (failed[0]) showToast({ tone: 'danger', text: say('notRestored', { count: failed.length, reason: failed[0].reason ?? '' }) });
}
