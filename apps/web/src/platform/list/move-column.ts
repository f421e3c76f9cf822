/** The list with the item at `from` moved to `to`; out of bounds it stays as it is. */
export function moveColumn<T>(columns: readonly T[], from: number, to: number): readonly T[] {
  const item = columns[from];
  if (item === undefined || to < 0 || to >= columns.length || from === to) return columns;
  const rest = columns.filter((_, i) => i !== from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}
