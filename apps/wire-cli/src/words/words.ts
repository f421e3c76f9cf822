import { fieldNames } from './fields/field-names';
import { formatNames, kindNames } from './kind-names';
import { roleNames } from './role-names';
import { texts, type Texts } from './texts';
import { valueNames } from './value-names';

/** The language that the command speaks: fields, values and kinds of messages, and its own texts. */
export interface Words extends Texts {
  readonly language: 'zh' | 'en';
  kind(kind: string): string;
  format(format: string): string;
  /** Heading of a field by its path (`vessel.name`); parts with an empty heading are left out. */
  field(path: string): string;
  /** What a value of a field means; the value itself when it is a text of its own. */
  value(key: string, value: string): string;
  /** What the code of a role means, by the list in which it stands (`places`, `times` …). */
  role(list: string, code: string): string;
  truth(value: boolean): string;
}

/** The Chinese words; with `isEnglish` the names that the messages themselves have. */
export function wordsOf(isEnglish: boolean): Words {
  return isEnglish ? english : chinese;
}

function named(names: Readonly<Record<string, string>>, name: string): string {
  return Object.hasOwn(names, name) ? (names[name] as string) : name;
}

type Names = Readonly<Record<string, string>>;

function tableOf(tables: Readonly<Record<string, Names>>, name: string): Names {
  return Object.hasOwn(tables, name) ? (tables[name] as Names) : {};
}

function joinNames(names: readonly string[]): string {
  return names.filter((name) => name !== '').join('·');
}

const chinese: Words = {
  ...texts.zh,
  language: 'zh',
  kind: (kind) => named(kindNames, kind),
  format: (format) => named(formatNames, format),
  field: (path) =>
    Object.hasOwn(fieldNames, path)
      ? (fieldNames[path] as string)
      : joinNames(path.split('.').map((key) => named(fieldNames, key))),
  value: (key, value) => named(tableOf(valueNames, key), value),
  role: (list, code) => named(tableOf(roleNames, list), code),
  truth: (value) => (value ? '是' : '否'),
};

const english: Words = {
  ...texts.en,
  language: 'en',
  kind: (kind) => kind,
  format: (format) => format,
  field: (path) => path,
  value: (_key, value) => value,
  role: (_list, code) => code,
  truth: (value) => (value ? 'yes' : 'no'),
};
