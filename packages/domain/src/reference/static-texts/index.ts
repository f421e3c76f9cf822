/** The text files of R-7.4-95 … -98: one `code,name` a line, UTF-8. */
import { countries } from '../../vocabulary/countries';
import { customsAreas } from './customs-areas';
import { portsAbroad } from '../ports-abroad';
import { supervisionConditions } from './supervision-conditions';

type Row = readonly [code: string, name: string];

const entries = (table: string): readonly string[] => table.trim().split(/[|\n]/);
const ports = [...portsAbroad().values()];

const platformNames = new Intl.DisplayNames('en', { type: 'region' });
// Commas part the columns.
const inEnglish = (code: string): string => (platformNames.of(code) ?? code).replaceAll(',', ' ');
const inChinese = (name: string): string => name.replaceAll(',', ' ');

const inOrder = (rows: readonly Row[]): string =>
  rows
    .filter(([code]) => code !== '-')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map((row) => `${row.join(',')}\n`)
    .join('');

/** Each file by its name. */
export const staticTexts = {
  supervision: inOrder(entries(supervisionConditions).map((entry) => [entry.slice(0, 1), entry.slice(2)])),
  countries: inOrder([
    ...countries.map(({ alpha3, name }): Row => [alpha3, inChinese(name)]),
    ...customsAreas.map(([code, , name]): Row => [code, name]),
  ]),
  countriesOld: inOrder([
    ...countries.map(({ oldDigits, name }): Row => [oldDigits ?? '-', inChinese(name)]),
    ...customsAreas.map(([, old, name]): Row => [old, name]),
  ]),
  countriesEnglish: inOrder([
    ...countries.map(({ code, alpha3 }): Row => [alpha3, inEnglish(code)]),
    ...customsAreas.map(([code, , , name]): Row => [code, name]),
  ]),
  ports: inOrder(ports.map(({ code, name }) => [code, name])),
  portsEnglish: inOrder(ports.map(({ code, english }) => [code, english])),
} as const;
