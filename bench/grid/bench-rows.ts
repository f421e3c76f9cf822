/** One row of the bench: forty cells of text as a wide tracking list has them. */
export interface BenchRow {
  readonly id: string;
  readonly cells: readonly string[];
  /** How many of the five nodes are done, 0 to 5; used by the columns that draw lamps. */
  readonly done: number;
  readonly hoursLeft: number;
}

/** The forty columns: what each is called, how wide it is in px, and whether it is set in mono. */
export const benchColumns = Array.from({ length: 40 }, (_, i) => ({
  id: `c${i}`,
  title: ['提单号', '船名航次', '客户', '进港', '状态'][i] ?? `栏 ${i}`,
  width: [154, 188, 88, 64, 180][i] ?? 96 + ((i * 29) % 48),
  isMono: i % 3 !== 2,
}));

const words = ['已提空', '已进港', '运抵正常，等海关放行', '五节点已齐', '查验', '未到', '舱单已接受', '已放行'];

/** `count` rows, the same for every run and both grids. */
export function createBenchRows(count: number): BenchRow[] {
  let state = 12;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state;
  };
  return Array.from({ length: count }, (_, row) => ({
    id: `DEMO${100_000_000 + row}`,
    cells: benchColumns.map((column, i) => {
      if (i === 0) return `DEMO${100_000_000 + row}`;
      if (!column.isMono) return words[next() % words.length] ?? '';
      return i % 2 ? `10-${10 + (next() % 18)} ${String(next() % 24).padStart(2, '0')}:00` : String(next() % 1_000_000);
    }),
    done: next() % 6,
    hoursLeft: next() % 72,
  }));
}
