/**
 * The selection after a press on one row's checkbox. With Shift every row from the last one pressed
 * (`anchorId`) to this one takes the state this press gives; without, only this one. `ids` are the row ids in
 * the order seen.
 */
export function selectRows(input: {
  readonly ids: readonly string[];
  readonly selection: ReadonlySet<string>;
  readonly id: string;
  readonly anchorId: string | null;
  readonly isRange: boolean;
}): ReadonlySet<string> {
  const { ids, selection, id, anchorId, isRange } = input;
  const next = new Set(selection);
  const isAdding = !selection.has(id);
  const from = isRange && anchorId !== null ? ids.indexOf(anchorId) : -1;
  const to = ids.indexOf(id);
  const span = from >= 0 && to >= 0 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
  for (const each of span) {
    if (isAdding) next.add(each);
    else next.delete(each);
  }
  return next;
}
