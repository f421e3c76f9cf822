import { englishFields, englishKinds, wordsOfName } from './english-names';
import { fieldNames } from './fields/field-names';
import { wordsOfFormat } from './format-words';
import { kindNames } from './kind-names';
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

/** The Chinese words; with `isEnglish` English ones, and values as the messages have them. */
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

function roleIn(list: string, code: string): readonly [zh: string, en: string] | undefined {
  const names = Object.hasOwn(roleNames, list) ? roleNames[list] : undefined;
  return names && Object.hasOwn(names, code) ? names[code] : undefined;
}

function joinNames(names: readonly string[]): string {
  return names.filter((name) => name !== '').join('·');
}

/** The name of a field within another one, where it has one of its own there (`vessel.code`). */
function nameWithin(outer: string | undefined, key: string): string {
  const path = `${outer}.${key}`;
  return Object.hasOwn(fieldNames, path) ? (fieldNames[path] as string) : named(fieldNames, key);
}

function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

const chinese: Words = {
  ...texts.zh,
  language: 'zh',
  kind: (kind) => named(kindNames, kind),
  format: (format) => wordsOfFormat(format).name[0],
  field: (path) =>
    Object.hasOwn(fieldNames, path)
      ? (fieldNames[path] as string)
      : joinNames(path.split('.').map((key, index, keys) => nameWithin(keys[index - 1], key))),
  value: (key, value) => named(tableOf(valueNames, key), value),
  role: (list, code) => roleIn(list, code)?.[0] ?? code,
  truth: (value) => (value ? '是' : '否'),
};

const english: Words = {
  ...texts.en,
  language: 'en',
  kind: (kind) => (Object.hasOwn(englishKinds, kind) ? named(englishKinds, kind) : capitalize(wordsOfName(kind))),
  format: (format) => wordsOfFormat(format).name[1],
  field: (path) =>
    joinNames(path.split('.').map((key) => (Object.hasOwn(englishFields, key) ? named(englishFields, key) : capitalize(wordsOfName(key))))),
  value: (_key, value) => value,
  role: (list, code) => roleIn(list, code)?.[1] ?? code,
  truth: (value) => (value ? 'yes' : 'no'),
};
