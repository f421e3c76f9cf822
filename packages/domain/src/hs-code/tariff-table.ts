/** One row of our tariff table: a chapter (2 digits), a heading (4) or a subheading (6), and what people call it. */
export interface TariffEntry {
  readonly code: string;
  readonly zh: string;
  readonly en: string;
  readonly names: readonly string[];
  /** The line most of a heading's trade goes under. */
  readonly isUsual: boolean;
}

/**
 * Reads rows `code|zh|en|names|names`, names separated by commas. A heading that has one subheading only (…00) ends
 * its code with a dot; that subheading is then an entry as well. A star before a code marks the usual line of its heading.
 *
 * @throws Error where a row is no row: the tables are ours, a test reads all of them.
 */
export function parseTariffTable(table: string): TariffEntry[] {
  const entries: TariffEntry[] = [];
  for (const line of table.split('\n')) {
    if (line === '') continue;
    const [mark = '', zh = '', en = '', zhNames = '', enNames = ''] = line.split('|');
    const parts = /^(\*?)(\d{2}|\d{4}|\d{6})(\.?)$/.exec(mark);
    if (parts === null || zh === '' || en === '') throw new Error(`no row of the tariff table: ${line}`);
    const [, star, code = '', dot] = parts;
    const names = [...new Set(`${zhNames},${enNames}`.split(','))].filter((name) => name !== '');
    entries.push({ code, zh, en, names, isUsual: star === '*' });
    if (dot === '.') entries.push({ code: `${code}00`, zh, en, names, isUsual: true });
  }
  return entries;
}
