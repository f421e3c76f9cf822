import type { KeptRow, RowCalls } from './use-kept-rows';

/** Gives rows that were subscribed to again the remark, the star and the switch that they had. */
export async function restoreMarks<R extends KeptRow>(
  rows: readonly R[],
  { setTop, updateRemark, switchAuto }: Pick<RowCalls<R>, 'setTop' | 'updateRemark' | 'switchAuto'>,
): Promise<void> {
  const [pinned, automatic] = (['top', 'autoSubscribe'] as const).map((had) => rows.flatMap((row) => (row[had] ? [row.id] : [])));
  const noted = rows.flatMap(({ id, remark }) => (remark === null ? [] : [updateRemark(id, remark)]));
  await Promise.all([...noted, setTop(pinned!, true), switchAuto?.(automatic!, true)]);
}
