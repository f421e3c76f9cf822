/**
 * How companies are found: texts become words of two signs, and a company fits that has all those of what is asked. So an
 * index of words answers, and nothing is read through. A word is kept as a number: an index of numbers is a third as large.
 */
import { foldFullWidth } from '../vocabulary/bill-no';
import { isDigits } from '../vocabulary/digits';
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

/** The words of a company's texts; a Latin word and a code are found by their beginnings, Chinese by each sign and each two. */
export function wordsOf(texts: readonly string[]): number[] {
  const words = new Set<string>();
  for (const run of texts.flatMap(runs)) {
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

/** The words that a company must have; null where nothing is asked for. Of a code its first six, four or two digits are asked for. */
export function wordsAsked(keyword: string): number[] | null {
  const words = new Set<string>();
  const asked = runs(keyword.replace(/(?<=\d)[.\s](?=\d)/g, '')).slice(0, wordsMax);
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
