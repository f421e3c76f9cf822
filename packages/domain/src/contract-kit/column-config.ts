/**
 * Column settings as one string (R-3.7-04, -05): `prop-show-fixed-width`,
 * joined by commas, in the order of the columns.
 */

/** Column widths in CSS pixels. */
const columnWidthMinPx = 40;
const columnWidthMaxPx = 1_000;

export interface ColumnSetting {
  readonly prop: string;
  readonly isShown: boolean;
  readonly isFixed: boolean;
  readonly widthPx: number;
}

/** A column as it comes, and the name under which settings from before have it. */
export interface ColumnDefault extends ColumnSetting {
  readonly formerly?: string;
}

const itemPattern = /^([A-Za-z_][A-Za-z0-9_]{0,39})-([01])-([01])-([0-9]{1,5})$/;

/** `col_{page}_{region}_{userId}` (R-3.7-05). */
export function columnConfigKey(page: string, region: string, userId: string): string {
  return `col_${page}_${region}_${userId}`;
}

/**
 * Reads a saved setting over the columns that exist today: the saved order
 * stands, an unknown prop and an unreadable item are passed over, a missing
 * column is appended with its default, widths are held within bounds. Never
 * throws: what was saved by an older version must not keep a list from
 * opening.
 */
export function parseColumnConfig(text: string | null, defaults: readonly ColumnDefault[]): ColumnSetting[] {
  const own = (column: ColumnDefault): ColumnSetting => {
    const { formerly: _formerly, ...setting } = column;
    return setting;
  };
  const known = new Map(defaults.map((column) => [column.prop, column]));
  const renamed = new Map(defaults.flatMap(({ prop, formerly }) => (formerly === undefined ? [] : [[formerly, prop] as const])));
  const items = (text ?? '').split(',').flatMap((item) => {
    const parts = itemPattern.exec(item.trim());
    return parts ? [parts as unknown as [string, string, string, string, string]] : [];
  });
  // Where the former name is still said, what stands under the name of now was another column.
  const stale = new Set(items.flatMap(([, written]) => renamed.get(written) ?? []));
  const read = new Map<string, ColumnSetting>();
  for (const [, written, shown, fixed, width] of items) {
    const prop = renamed.get(written) ?? written;
    if (!known.has(prop) || read.has(prop) || (prop === written && stale.has(prop))) continue;
    read.set(prop, { prop, isShown: shown === '1', isFixed: fixed === '1', widthPx: clampWidth(Number(width)) });
  }
  return [...read.values(), ...defaults.filter((column) => !read.has(column.prop)).map(own)];
}

/** Writes the setting; `parseColumnConfig` gives it back. */
export function formatColumnConfig(columns: readonly ColumnSetting[]): string {
  return columns
    .map(({ prop, isShown, isFixed, widthPx }) => `${prop}-${isShown ? 1 : 0}-${isFixed ? 1 : 0}-${clampWidth(widthPx)}`)
    .join(',');
}

/** Whether every item can be read; the server stores nothing else under a `col_` key (F-24). */
export function isColumnConfig(text: string): boolean {
  return text.split(',').every((item) => itemPattern.test(item));
}

function clampWidth(widthPx: number): number {
  return Math.min(Math.max(Math.round(widthPx) || columnWidthMinPx, columnWidthMinPx), columnWidthMaxPx);
}
