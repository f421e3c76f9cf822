import { isMaterial, materialFirst } from './materials';
import { normalise } from './split-tokens';

/** A part of a goods name and how much it counts. */
export interface NamePart {
  readonly text: string;
  readonly weight: number;
}

/** A goods name taken apart. */
export interface GoodsName {
  /** What is written, without what is excluded, numbers, models and packing. */
  readonly parts: readonly NamePart[];
  /** The name as it was read, with its numbers. */
  readonly text: string;
  /** The noun that names the goods, as far as it can be told: last in Chinese, last before a preposition in English. */
  readonly head: string;
  readonly isEnglish: boolean;
}

/** A bill's line is read this far; the rest of a page pasted by mistake tells nothing more. */
const readSigns = 240;
const bracketWeight = 0.6;
const laterWeight = 0.55;
const purposeWeight = 0.45;
const maxClauses = 8;

const brackets = /[([{【〔《<]([^([{【〔《<)\]}】〕》>]*)[)\]}】〕》>]/g;
const negatedZh = /(?:不含|不包括|不带|除了|无需)[^,;、。]{1,12}|非\p{Script=Han}{1,4}?(?:用|制|的)|[^,;。]{1,16}除外/gu;
const negatedEn = /\b(?:excluding|except(?: for)?|without|not (?:including|containing|of|for|in|being)|other than)\b[^,;]*/g;
/** 品牌: …, 型号 …: what stands behind tells nothing of the goods. */
const labelled =
  /(?:品牌|牌号|型号|规格|货号|款号|产地|数量|毛重|净重|唛头|hs编码|hs code|brand|model|spec|art\.? ?no\.?|item no\.?|p\/?o)\s*[::#][^,;\s]*/g;
const labels = /^(?:品名|货名|货物名称|商品名称|名称|申报品名|description(?: of goods)?|commodity|goods)\s*[::]/;
const measures =
  /\d+(?:[.,]\d+)*\s*(?:%|"|'|mm|cm|dm|m|km|kgs?|g|mg|t|lbs?|oz|ml|l|w|kw|kva|v|a|ah|mah|hz|pcs?|pieces?|sets?|ctns?|cartons?|pkgs?|rolls?|pairs?|bags?|inch(?:es)?|ft|寸|英寸|毫米|厘米|米|公斤|千克|克|吨|升|毫升|瓦|伏|只|个|件|套|台|箱|包|双|卷|片装|支装|pack)?(?![a-z])/g;
const models = /\b(?=[a-z0-9-]*\d)(?=[a-z0-9-]*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*\b/g;
/** Signs with a digit that are words of trade. */
const wordsWithDigits = /^(?:3d|2d|4k|8k|5g|4g|co2|h2o2|18650|1080p|usb3|mp3|mp4|b12|b6|b1|b2|d3|k2|e14|e27|a4|a3)$/;

const purposeZh = /^(.{1,12}?)(?:专用|用的|用)(?=\p{Script=Han}{2})/u;
/** 家用, 医用 … say what kind, not what for. */
const kindOfUse =
  /(?:家|(?<![汽卡轿货机客])车|医|日|食|民|商|工业|船|军|婴儿|宠物|厨房|户外|办公|儿童|一次性|两|多|通|农|饲料|药|兽|实|适|使|作|专|常|校|学生|旅行)$/;
const prepositions = /\b(?:for|with|in|of|from|made|used|to|by|having|containing|on|suitable|including|and|or|w\/)\b/;

/**
 * Takes a goods name apart: what is excluded is out, what stands in brackets or behind a comma counts less, what the
 * goods are for counts less than what they are.
 */
export function readGoodsName(name: string): GoodsName {
  let text = normalise(name.slice(0, readSigns * 2)).slice(0, readSigns);
  const whole = text;
  text = text.replace(labels, '').replace(labelled, ' ').replace(negatedZh, ' ').replace(negatedEn, ' ');
  const inside: string[] = [];
  text = text.replace(brackets, (_, words: string) => {
    inside.push(words);
    return ' ';
  });
  text = withoutNumbers(text);
  const clauses = text
    .split(/[,;、/|。.!+&*~#"\n:?=]+|\s-\s/)
    .flatMap(splitPieces)
    .filter((clause) => /[\p{Script=Han}a-z]/u.test(clause))
    .slice(0, maxClauses);
  const main = clauses[0] ?? withoutNumbers(inside.shift() ?? '').trim();
  const isEnglish = !/\p{Script=Han}/u.test(clauses.join('') || main);
  const parts: NamePart[] = [];
  const purpose = purposeZh.exec(main);
  let head: string;
  if (isEnglish) {
    const [said, ...rest] = splitPhrase(main);
    const phrase = materialFirst(said);
    head = phrase.split(' ').pop() ?? '';
    parts.push({ text: phrase, weight: 1 });
    if (rest[0] !== undefined) parts.push({ text: rest[0], weight: laterWeight });
  } else {
    if (purpose !== null && !kindOfUse.test(purpose[1]!)) {
      parts.push({ text: main.slice(purpose[0].length), weight: 1 }, { text: purpose[1]!, weight: purposeWeight });
    } else {
      parts.push({ text: main, weight: 1 });
    }
    head = /(\p{Script=Han}{1,3})[^\p{Script=Han}]*$/u.exec(parts[0]!.text)?.[1] ?? '';
  }
  for (const clause of clauses.slice(1)) parts.push({ text: clause, weight: laterWeight });
  for (const words of inside.slice(0, 4)) parts.push({ text: withoutNumbers(words), weight: bracketWeight });
  return { text: whole, parts: parts.filter(({ text: part }) => part.trim() !== ''), head, isEnglish };
}

/**
 * Chinese pieces between spaces, as bills put them: 双肩背包 涤纶 is a bag. What has no Chinese sign, is a material or
 * short goes with the piece behind it.
 */
function splitPieces(clause: string): string[] {
  if (!/\p{Script=Han}/u.test(clause)) return [clause.trim()];
  const pieces: string[] = [];
  let carried = '';
  for (const piece of clause.trim().split(' ')) {
    const joined = carried + piece;
    if (!/\p{Script=Han}{3}/u.test(joined) || isMaterial(joined)) carried = joined;
    else {
      pieces.push(joined);
      carried = '';
    }
  }
  if (carried !== '') pieces.push(carried);
  return pieces;
}

const withoutNumbers = (text: string): string =>
  text
    .replace(models, (word) => (wordsWithDigits.test(word) ? word : /^\d+(?:d|g|k)$/.test(word) ? word : ' '))
    .replace(measures, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** English: the noun phrase before the first preposition, and the rest; 'parts of x' keeps its noun. */
function splitPhrase(text: string): [string, string?] {
  const at = prepositions.exec(text);
  if (at === null || at.index === 0) return [text];
  return [text.slice(0, at.index).trim(), text.slice(at.index + at[0].length).trim()];
}
