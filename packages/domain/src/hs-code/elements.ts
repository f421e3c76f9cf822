/** Declaration elements (申报要素): what has to be said of goods, in the order of their tariff line. */
import { elementsMax, elementNameMax, elementValueMax } from './limits';

export interface ElementChoice {
  readonly value: string;
  readonly label: string;
}

export interface DeclarationElement {
  readonly no: number;
  readonly name: string;
  /** May stay empty; its place in the line stays. */
  readonly isOptional: boolean;
  /** Empty where anything may be written. */
  readonly choices: readonly ElementChoice[];
}

const choice = (labels: readonly string[]): ElementChoice[] => labels.map((label, value) => ({ value: String(value), label }));

/** Elements whose values are a list for everybody. */
const listed: Readonly<Record<string, readonly ElementChoice[]>> = {
  品牌类型: choice(['无品牌', '境内自主品牌', '境内收购品牌', '境外品牌（贴牌生产）', '境外品牌（其他）']),
  出口享惠情况: choice(['在目的国不享受优惠关税', '在目的国享受优惠关税', '能不能享受还不确定', '进口报关，不适用']),
};
const optional = /^(?:GTIN|CAS|其他|其它)/i;

/**
 * Reads `0:品牌类型|1:出口享惠情况|2:用途|GTIN|其他`: numbers may be left out, signs between may be `|`, `；` or `;`.
 *
 * @returns null where that is no list of elements: an empty name, a number that does not rise, too many.
 */
export function readElements(text: string): DeclarationElement[] | null {
  const elements: DeclarationElement[] = [];
  const pieces = text.split(/[|｜;；]/).map((piece) => piece.trim());
  if (pieces.at(-1) === '') pieces.pop();
  for (const piece of pieces) {
    const [, number, written = ''] = /^(?:(\d{1,2})\s*[:：.．、]\s*)?(.*)$/s.exec(piece) ?? [];
    const name = written.trim();
    const last = elements.at(-1)?.no ?? -1;
    const no = number === undefined ? last + 1 : Number(number);
    if (name === '' || name.length > elementNameMax || no <= last) return null;
    elements.push({ no, name, isOptional: optional.test(name), choices: listed[name] ?? [] });
  }
  return elements.length === 0 || elements.length > elementsMax ? null : elements;
}

/**
 * The values as they are declared: in the order of the elements, `|` between them, those that are missing empty. What
 * would begin another element is a slash, what nobody can see is left out; empty ends are kept: each place means something.
 */
export function joinElements(elements: readonly DeclarationElement[], values: Readonly<Record<number, string>>): string {
  return elements.map(({ no }) => tidy(values[no] ?? '')).join('|');
}

/** The elements that must be said and are not. */
export const missingElements = (elements: readonly DeclarationElement[], values: Readonly<Record<number, string>>): DeclarationElement[] =>
  elements.filter(({ no, isOptional }) => !isOptional && tidy(values[no] ?? '') === '');

const tidy = (value: string): string =>
  value
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/[|｜]/g, '/')
    .trim()
    .slice(0, elementValueMax);

/** What is known of goods before anybody fills it in: their name. */
export function prefillElements(elements: readonly DeclarationElement[], known: { readonly name: string }): Record<number, string> {
  return Object.fromEntries(elements.flatMap(({ no, name }) => (name === '品名' || name === '商品名称' ? [[no, known.name]] : [])));
}
