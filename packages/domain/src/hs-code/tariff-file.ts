/** The file of a tariff (R-7.4-71): which column is what, and what a line of it says or is wrong with. */
import { readElements } from './elements';
import { agreementsMax, tariffCellMax, tariffElementsMax } from './limits';
import { tariffFileTexts as texts } from './messages';
import { readRate } from './rate';
import { readInspection, readSupervision } from './supervision';

/** What a line of the tariff says; null where it says nothing. Rates are as they were written. */
export interface TariffLine {
  /** Ten digits. */
  readonly code: string;
  readonly name: string;
  readonly unit1: string | null;
  readonly unit2: string | null;
  readonly mfn: string | null;
  readonly general: string | null;
  readonly provisional: string | null;
  readonly vat: string | null;
  readonly consumption: string | null;
  readonly rebate: string | null;
  readonly agreements: readonly { readonly name: string; readonly rate: string }[];
  /** Letters of the conditions; empty where it says that there are none. */
  readonly supervision: string | null;
  readonly inspection: string | null;
  readonly elements: string | null;
}

type Field = Exclude<keyof TariffLine, 'agreements'>;

/** Titles of the columns, ours first; the others are those of files that people have. */
const titles: Readonly<Record<Field, readonly string[]>> = {
  code: ['税号', '商品编码', '税则号列', 'HS编码', 'HS', 'hs10'],
  name: ['商品名称', '品名', '名称', 'name'],
  unit1: ['第一单位', '第一法定单位', '法定单位', '单位', 'unit1'],
  unit2: ['第二单位', '第二法定单位', 'unit2'],
  mfn: ['最惠国税率', '最惠国', 'mfn'],
  general: ['普通税率', '普通', 'general'],
  provisional: ['暂定税率', '进口暂定税率', '暂定', 'provisional'],
  vat: ['增值税率', '增值税', 'vat'],
  consumption: ['消费税率', '消费税', 'consumption'],
  rebate: ['出口退税率', '退税率', '出口退税', 'export_rebate'],
  supervision: ['监管条件', 'supervision'],
  inspection: ['检验检疫类别', '检验检疫', 'inspection'],
  elements: ['申报要素', 'elements'],
};
const rateFields: ReadonlySet<string> = new Set(['mfn', 'general', 'provisional', 'vat', 'consumption', 'rebate']);

/** A column: its title without what says that numbers in it are percents. */
interface Column {
  readonly at: number;
  readonly title: string;
  readonly isPercent: boolean;
}

export interface TariffColumns {
  readonly fields: ReadonlyMap<Field, Column>;
  /** A column for each agreement, `协定:东盟`, or one that lists them, `协定税率`. */
  readonly agreements: readonly (Column & { readonly agreement: string })[];
}

/** Where each column stands, by the first line; or which that must be there are missing. */
export function findTariffColumns(header: readonly string[]): TariffColumns | { readonly missing: readonly string[] } {
  const columns = header.map((written, at): Column => {
    const title = written
      .replace(/^\uFEFF/, '')
      .normalize('NFKC')
      .replace(/\s/g, '');
    return { at, title: title.replace(/\(%\)$/, ''), isPercent: title.endsWith('(%)') };
  });
  const fields = new Map<Field, Column>();
  for (const [field, names] of Object.entries(titles)) {
    const found = names.map((name) => columns.find(({ title }) => title.toLowerCase() === name.toLowerCase())).find(Boolean);
    if (found) fields.set(field as Field, found);
  }
  const agreements = columns.flatMap((column) => {
    const name = /^协定(?:税率)?[-:·(]*(.*?)\)?$/.exec(column.title)?.[1];
    return name === undefined ? [] : [{ ...column, agreement: name }];
  });
  const missing = (['code', 'name', 'mfn'] as const).filter((field) => !fields.has(field)).map((field) => titles[field][0]!);
  return missing.length > 0 ? { missing } : { fields, agreements };
}

/**
 * The columns with those taken out of the percents in which a number stands between 0 and 1: a workbook writes cells that it
 * shows as 6.5 % so, and nobody can tell its 1 from one percent.
 */
export function settlePercents(columns: TariffColumns, rows: readonly (readonly string[])[]): TariffColumns {
  const settle = <C extends Column>(column: C): C =>
    column.isPercent && rows.some((cells) => /^0?\.\d*[1-9]\d*$/.test((cells[column.at] ?? '').trim()))
      ? { ...column, isPercent: false }
      : column;
  return {
    fields: new Map([...columns.fields].map(([field, column]) => [field, settle(column)])),
    agreements: columns.agreements.map(settle),
  };
}

/** A finding in a line of the file, to be read by the operator. */
export interface TariffFault {
  readonly column: string;
  readonly what: string;
}

/**
 * Reads a line.
 *
 * @param isHeading whether four digits are a heading in use
 * @returns what it says and which of its rates are no rule that we know, or each column that is wrong
 */
export function readTariffLine(
  cells: readonly string[],
  { fields, agreements }: TariffColumns,
  isHeading: (heading: string) => boolean,
): { readonly line: TariffLine; readonly unread: readonly TariffFault[] } | { readonly faults: readonly TariffFault[] } {
  const faults: TariffFault[] = [];
  const unread: TariffFault[] = [];
  function cellOf(column: Column, lengthMax = tariffCellMax): string | null {
    const cell = (cells[column.at] ?? '').trim();
    if (cell.length > lengthMax) faults.push({ column: column.title, what: texts.tooLong(lengthMax) });
    // Neither a database nor a person can do anything with them.
    else if (/[\p{Cc}\p{Cf}\uD800-\uDFFF]/u.test(cell)) faults.push({ column: column.title, what: texts.control });
    return cell === '' ? null : cell;
  }
  const text = (field: Field, lengthMax?: number): string | null => {
    const column = fields.get(field);
    return column ? cellOf(column, lengthMax) : null;
  };
  const fault = (field: Field, what: string): void => void faults.push({ column: fields.get(field)?.title ?? titles[field][0]!, what });
  function rateIn(column: Column | undefined, written = column ? cellOf(column) : null): string | null {
    if (!column || written === null) return null;
    const rate = column.isPercent && /^\d+(?:\.\d+)?$/.test(written) ? `${written}%` : written;
    if (readRate(rate)?.rule.kind === 'unread') unread.push({ column: column.title, what: texts.unreadRate(rate) });
    return rate;
  }
  const lettersOf = (field: 'supervision' | 'inspection', read: typeof readSupervision): string | null => {
    const cell = text(field);
    if (cell === null) return null;
    const { letters, unknown } = read(cell);
    if (unknown !== '') fault(field, texts.letters(unknown));
    return letters;
  };

  const code = (text('code') ?? '').replace(/[.\s]/g, '');
  if (!/^\d{10}$/.test(code)) fault('code', texts.code);
  else if (!isHeading(code.slice(0, 4))) fault('code', texts.heading(code.slice(0, 4)));
  const name = text('name');
  if (name === null) fault('name', texts.missing);
  const rates = Object.fromEntries([...rateFields].map((field) => [field, rateIn(fields.get(field as Field))]));
  const agreed = agreements.flatMap((column) => {
    const cell = cellOf(column);
    if (cell === null) return [];
    if (column.agreement !== '') return [{ name: column.agreement, rate: rateIn(column, cell)! }];
    return cell.split(/[;；]/).flatMap((pair) => {
      const [, named = '', rate = ''] = /^\s*([^:：]{1,40})[:：]\s*(.+?)\s*$/.exec(pair) ?? [];
      if (rate === '' && pair.trim() !== '') faults.push({ column: column.title, what: texts.agreement });
      return rate === '' ? [] : [{ name: named, rate: rateIn(column, rate)! }];
    });
  });
  if (agreed.length > agreementsMax) faults.push({ column: texts.agreements, what: texts.agreementsMany });
  const elements = text('elements', tariffElementsMax);
  if (elements !== null && readElements(elements) === null) fault('elements', texts.elements);
  const supervision = lettersOf('supervision', readSupervision);
  const inspection = lettersOf('inspection', readInspection);
  const [unit1, unit2] = [text('unit1'), text('unit2')];
  if (faults.length > 0) return { faults };
  const line = {
    code,
    name: name!,
    unit1,
    unit2,
    ...rates,
    agreements: agreed,
    supervision,
    inspection,
    elements,
  } as unknown as TariffLine;
  return { line, unread };
}
