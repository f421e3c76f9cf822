/**
 * How companies are found: texts become words of two signs, and a company fits that has all those of what is asked. So an
 * index of words answers, and nothing is read through.
 */
import { foldFullWidth } from '../vocabulary/bill-no';
import { wordsMax } from './limits';

const level = (text: string): string => foldFullWidth(text.normalize('NFKC')).toUpperCase();
const runs = (text: string): readonly string[] => level(text).match(/\p{Script=Han}+|[\p{L}\p{N}]+/gu) ?? [];
const isHan = (run: string): boolean => /^\p{Script=Han}/u.test(run);

/** Letters of a Latin word, or digits of a code, that its beginnings are found by. */
const prefixMin = 2;
const prefixMax = 10;

/** The words of a company's texts; a Latin word and a code are found by their beginnings, Chinese by each sign and each two. */
export function wordsOf(texts: readonly string[]): string[] {
  const words = new Set<string>();
  for (const run of texts.flatMap(runs)) {
    if (isHan(run)) {
      const signs = Array.from(run);
      for (const [at, sign] of signs.entries()) {
        words.add(sign);
        if (at > 0) words.add(signs[at - 1]! + sign);
      }
    } else {
      for (let length = prefixMin; length <= Math.min(run.length, prefixMax); length++) words.add(run.slice(0, length));
      if (run.length === 1) words.add(run);
    }
  }
  return [...words];
}

/** The words that a company must have; null where nothing is asked for. An HS code of ten digits asks for its first six. */
export function wordsAsked(keyword: string): string[] | null {
  const words = new Set<string>();
  const asked = runs(keyword.replace(/(?<=\d)[.\s](?=\d)/g, '')).slice(0, wordsMax);
  for (const run of asked) {
    if (isHan(run)) {
      const signs = Array.from(run);
      if (signs.length === 1) words.add(signs[0]!);
      for (let at = 1; at < signs.length; at++) words.add(signs[at - 1]! + signs[at]!);
    } else words.add(/^\d{7,10}$/.test(run) ? run.slice(0, 6) : run.slice(0, prefixMax));
  }
  return words.size === 0 ? null : [...words];
}
