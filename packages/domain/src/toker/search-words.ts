/**
 * How companies are found: texts become words of two signs, and a company fits that has all those of what is asked. So an
 * index of words answers, and nothing is read through. A word is kept as a number: an index of numbers is a third as large.
 */
import { foldFullWidth } from '../vocabulary/bill-no';
import { isDigits } from '../vocabulary/digits';
import { portsAbroad } from '../reference/index';
import { wordsMax } from './limits';

const level = (text: string): string => foldFullWidth(text.normalize('NFKC')).toUpperCase();
/** Chinese and the rest are apart even where nothing stands between them, as in `PVC手套`. */
const runs = (text: string): readonly string[] => level(text).match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? [];
const isHan = (run: string): boolean => /^\p{Script=Han}/u.test(run);

/** Letters of a Latin word, or digits of a code, that its beginnings are found by. */
const prefixMin = 2;
const prefixMax = 10;

/** Digits of a code by which it is found: chapter, heading, subheading. */
const codeLengths = [2, 4, 6];

/** FNV-1a, as a signed number of 32 bits. */
function numberOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash | 0;
}

/** Built when the first text is asked of: a page that only asks whether there are words at all carries no list of ports. */
let portWords: { readonly pattern: RegExp; readonly names: ReadonlyMap<string, string> } | null = null;

const lettersOf = (name: string): string =>
  name
    .toUpperCase()
    .replace(/[^A-Z]+/g, ' ')
    .trim();

/** A text whose ports abroad stand in Chinese, where it names them in English or by UN/LOCODE. */
function portsInChinese(text: string): string {
  const levelled = level(text);
  if (!/[A-Z]{3}/.test(levelled)) return levelled;
  if (portWords === null) {
    const all = [...portsAbroad().values()];
    const names = new Map(all.flatMap(({ code, name, english }) => [code, lettersOf(english)].map((word) => [word, name] as const)));
    // The longest first: NEW YORK is no YORK.
    const words = [...names.keys()].toSorted((a, b) => b.length - a.length).map((word) => word.replaceAll(' ', '[^A-Z]+'));
    portWords = { pattern: new RegExp(`(?<![A-Z])(?:${words.join('|')})(?![A-Z])`, 'g'), names };
  }
  const { pattern, names } = portWords;
  return levelled.replace(pattern, (word) => ` ${names.get(lettersOf(word))!} `);
}

/**
 * The words of a company's texts; a Latin word and a code are found by their beginnings, Chinese by each sign and each two.
 *
 * @param ports those of them that it tells as ports: in English or by UN/LOCODE they are found by their Chinese names too
 */
export function wordsOf(texts: readonly string[], ports: readonly string[] = []): number[] {
  const words = new Set<string>();
  for (const run of [...texts, ...ports, ...ports.map(portsInChinese)].flatMap(runs)) {
    if (isHan(run)) {
      const signs = Array.from(run);
      for (const [at, sign] of signs.entries()) {
        words.add(sign);
        if (at > 0) words.add(signs[at - 1]! + sign);
      }
    } else if (isDigits(run)) {
      for (const length of codeLengths) if (run.length >= length) words.add(run.slice(0, length));
    } else {
      for (let length = prefixMin; length <= Math.min(run.length, prefixMax); length++) words.add(run.slice(0, length));
      if (run.length === 1) words.add(run);
    }
  }
  return [...words].map(numberOf);
}

/** `浙江省`, `宁波市雨伞`: companies tell a region without what it is; a sign less that is asked for finds more, never less. */
const withoutRank = (run: string): string[] =>
  run
    .replace(/^(\p{Script=Han}{2,3}?)(?:省|壮族自治区|回族自治区|维吾尔自治区|自治区|特别行政区)/u, '$1 ')
    .replace(/(^|\s)(\p{Script=Han}{2,4}?)市(?=\p{Script=Han}{2}|$)/u, '$1$2 ')
    .split(' ')
    .filter(Boolean);

/** Whether anything of it can be searched for. */
export const isSearchable = (keyword: string): boolean => runs(keyword).length > 0;

/** The words that a company must have; null where nothing is asked for. Of a code its first six, four or two digits are asked for. */
export function wordsAsked(keyword: string): number[] | null {
  const words = new Set<string>();
  const asked = runs(keyword.replace(/(?<=\d)(?:\.(?=\d)|\s(?=\d\d(?!\d)))/g, ''))
    .flatMap((run) => (isHan(run) ? withoutRank(run) : [run]))
    .slice(0, wordsMax);
  for (const run of asked) {
    if (isHan(run)) {
      const signs = Array.from(run);
      if (signs.length === 1) words.add(signs[0]!);
      for (let at = 1; at < signs.length; at++) words.add(signs[at - 1]! + signs[at]!);
    } else if (isDigits(run)) words.add(run.slice(0, codeLengths.findLast((length) => length <= run.length) ?? 1));
    else words.add(run.slice(0, prefixMax));
  }
  return words.size === 0 ? null : [...words].map(numberOf);
}

/** The same with the ports that it names in English or by UN/LOCODE in Chinese: a company may have either. Null where it names none. */
export function portWordsAsked(keyword: string): number[] | null {
  const inChinese = portsInChinese(keyword);
  return inChinese === level(keyword) ? null : wordsAsked(inChinese);
}
