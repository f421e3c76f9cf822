/** The text files of R-7.4-95 … -98: one `code,name` a line, UTF-8. */
import { countryCodes, customsAreas } from './countries';
import { destinationPorts } from './destination-ports';
import { supervisionConditions } from './supervision-conditions';

type Row = readonly [code: string, name: string];

/** How Chinese declarations name what the platform's own names leave open. */
const declaredNames: Readonly<Record<string, string>> = { HK: '中国香港', MO: '中国澳门', TW: '中国台湾', PS: '巴勒斯坦' };

const entries = (table: string): readonly string[] => table.trim().split(/[|\n]/);
const countries = entries(countryCodes).map((entry) => entry.split(' ') as [alpha2: string, alpha3: string, old: string]);
const ports = entries(destinationPorts).map((entry) => {
  const [code, name, ...english] = entry.split(' ') as [string, string, ...string[]];
  return { code, name, english: english.join(' ') };
});

function nameIn(language: 'zh-CN' | 'en'): (alpha2: string) => string {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  // Commas part the columns.
  return (alpha2) => (names.of(alpha2) ?? alpha2).replaceAll(',', ' ');
}

const inChinese = nameIn('zh-CN');
const inEnglish = nameIn('en');
const declared = (alpha2: string): string => declaredNames[alpha2] ?? inChinese(alpha2);

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
    ...countries.map(([alpha2, code]): Row => [code, declared(alpha2)]),
    ...customsAreas.map(([code, , name]): Row => [code, name]),
  ]),
  countriesOld: inOrder([
    ...countries.map(([alpha2, , old]): Row => [old, declared(alpha2)]),
    ...customsAreas.map(([, old, name]): Row => [old, name]),
  ]),
  countriesEnglish: inOrder([
    ...countries.map(([alpha2, code]): Row => [code, inEnglish(alpha2)]),
    ...customsAreas.map(([code, , , name]): Row => [code, name]),
  ]),
  ports: inOrder(ports.map(({ code, name }) => [code, name])),
  portsEnglish: inOrder(ports.map(({ code, english }) => [code, english])),
} as const;
