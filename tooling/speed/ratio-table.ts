/** The marks of the table in `docs/benchmarks.md`. */
export const ratiosBegin = '<!-- npm run speed compares from here -->';
export const ratiosEnd = '<!-- npm run speed compares to here -->';

/**
 * The last dated ratio of each name: rows stand in the order of their dates, so
 * a later row counts.
 *
 * @throws Error when the page lacks the marks
 */
export function readRatioTable(page: string): ReadonlyMap<string, number> {
  const { rows } = cutTable(page);
  const ratios = new Map<string, number>();
  for (const row of rows.split('\n')) {
    const [, name, ratio] = /^\| \d{4}-\d\d-\d\d \| ([^|]+?) \| ([\d.]+) \|/.exec(row) ?? [];
    if (name !== undefined) ratios.set(name, Number(ratio));
  }
  return ratios;
}

/**
 * The page with a dated row for each ratio behind those it has.
 *
 * @param date `CCYY-MM-DD`
 * @throws Error when the page lacks the marks
 */
export function addRatios(page: string, ratios: ReadonlyMap<string, number>, date: string): string {
  const { before, rows, behind } = cutTable(page);
  const added = [...ratios].map(([name, ratio]) => `| ${date} | ${name} | ${ratio.toPrecision(3)} |\n`).join('');
  return before + rows + added + behind;
}

function cutTable(page: string): { readonly before: string; readonly rows: string; readonly behind: string } {
  const [from, to] = [page.indexOf(ratiosBegin), page.indexOf(ratiosEnd)];
  if (from < 0 || to < from) throw new Error(`The page lacks ${ratiosBegin} … ${ratiosEnd}.`);
  return { before: page.slice(0, from), rows: page.slice(from, to), behind: page.slice(to) };
}
