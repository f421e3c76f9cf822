/** A token of a name and how much it weighs beside the others. */
export type Tokens = Map<string, number>;

const bigramWeight = 1;
const signWeight = 0.35;
const stopWords = new Set(
  'a an and are as at be by for from in into is it its of on or other than that the this to used use with not nes new without whether n.e.s'.split(
    ' ',
  ),
);
/** One spelling for what is written in two ways; after the stem is taken. */
const oneSpelling: Readonly<Record<string, string>> = {
  tyre: 'tire', aluminum: 'aluminium', fiber: 'fibre', color: 'colour', jewelry: 'jewellery', jewelleri: 'jewellery', pajama: 'pyjama',
  plough: 'plow', grey: 'gray', sulfur: 'sulphur', sulfate: 'sulphate', sulfide: 'sulphide', licorice: 'liquorice', yoghurt: 'yogurt',
  mold: 'mould', molding: 'moulding', caliper: 'calliper', axe: 'ax', donut: 'doughnut', tee: 't-shirt', tshirt: 't-shirt', pantie: 'panty',
  telephone: 'phone', cellphone: 'phone', smartphone: 'phone', bicycl: 'bicycle', bike: 'bicycle', motorbike: 'motorcycle', cosmetic: 'cosmetic',
  knive: 'knife', shelve: 'shelf', leave: 'leaf', loave: 'loaf', wive: 'wife', scarve: 'scarf', glove: 'glove', sleeve: 'sleeve', valve: 'valve',
}; // prettier-ignore

/** Full width to half, lower case, one kind of space. */
export const normalise = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** The stem of an English word: plural and common endings off, one spelling. */
export function stemWord(word: string): string {
  let stem = word.replace(/['’]s?$/, '');
  if (stem.length > 3) {
    if (/(?:ss|us|is)$/.test(stem)) stem = stem.replace(/sses$/, 'ss');
    else if (stem.endsWith('ies')) stem = stem.length > 5 || stem === 'flies' ? `${stem.slice(0, -3)}y` : stem.slice(0, -1);
    else if (/(?:sses|shes|ches|xes|zes)$/.test(stem)) stem = stem.slice(0, -2);
    else if (stem.endsWith('oes') && !stem.endsWith('shoes')) stem = stem.slice(0, -2);
    else if (stem.endsWith('s')) stem = stem.slice(0, -1);
  }
  return oneSpelling[stem] ?? stem;
}

/** Stems of the English words of a text, in their order, stop words left out. */
export function englishStems(text: string): string[] {
  const stems: string[] = [];
  for (const word of text.match(/[a-zÀ-ɏ][a-zÀ-ɏ'’-]*[a-zÀ-ɏ]|[a-z]/g) ?? []) {
    if (stopWords.has(word)) continue;
    for (const part of word === 't-shirt' || word === 't-shirts' ? ['t-shirt'] : word.split('-'))
      if (part !== '') stems.push(stemWord(part));
  }
  return stems;
}

/** Tokens of a normalised text: pairs of Chinese signs, single signs, stems of English words. */
export function splitTokens(text: string, weight = 1, into: Tokens = new Map()): Tokens {
  const add = (token: string, by: number) => into.set(token, (into.get(token) ?? 0) + by * weight);
  for (const run of text.match(/\p{Script=Han}+/gu) ?? []) {
    for (let at = 0; at < run.length; at++) {
      add(run[at]!, signWeight);
      if (at + 1 < run.length) add(run.slice(at, at + 2), bigramWeight);
    }
  }
  for (const stem of englishStems(text)) add(stem, 1);
  return into;
}
