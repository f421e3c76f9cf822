/** Units that stand behind the title of a column: `毛重(KGS)`, `VGM/吨`, `总重LBS`. */

/** What orders and prices are made out in. */
export type MoneyUnit = 'USD' | 'EUR' | 'CNY' | 'GBP' | 'JPY' | 'HKD' | 'AED';
/** What a column is measured in; `money`: in a currency that nobody has said yet, so that every one in a title is another. */
export type ColumnUnit = 'kg' | 'm3' | 'money' | MoneyUnit;
export type MeasureUnit = 'kg' | 'm3';

interface Words {
  readonly latin: ReadonlySet<string>;
  readonly chinese: RegExp;
}

const own: Readonly<Record<MeasureUnit, Words>> = {
  kg: { latin: new Set(['KG', 'KGS', 'KGM', 'KILO', 'KILOS', 'KILOGRAM', 'KILOGRAMS']), chinese: /千克|公斤/gu },
  m3: { latin: new Set(['M3', 'CBM', 'CBMS']), chinese: /立方米|立方(?![英厘分毫尺寸码])/gu },
};
const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const others: Readonly<Record<MeasureUnit, Words>> = {
  kg: {
    latin: wordSet('LB LBS POUND POUNDS T TS MT MTS TON TONS TONNE TONNES KT G GRAM GRAMS MG OZ CWT STONE'),
    chinese: /[吨磅克斤]|盎司|(?<![A-Z])[MLS]\/TS?(?![A-Z])|^[([【/:]?市?[担两钱][)\]】]?$/u,
  },
  m3: {
    latin: wordSet('CFT CUFT CBF FT3 CF IN3 YD3 CM3 DM3 MM3 M2 SQM L LTR LTRS LITRE LITRES LITER LITERS ML GAL GALLON GALLONS BBL'),
    // Sides may be noted beside a volume, 长*宽*高CM: alone they are its unit.
    chinese: /升|英[尺寸]|立方(?:[尺寸码]|[厘分毫]米)|平方|加仑|^[([【/:]?(?:CM|MM|DM|M|FT|IN|INCH|厘米|分米|毫米|米)[)\]】]?$/u,
  },
};

/** How each currency is written; 元 alone is of the yuan. */
const moneyWords: Readonly<Record<MoneyUnit, { readonly latin: readonly string[]; readonly chinese: string }>> = {
  USD: { latin: ['USD', 'US$', '$', 'DOLLAR', 'DOLLARS'], chinese: '美元|美金' },
  EUR: { latin: ['EUR', '€', 'EURO', 'EUROS'], chinese: '欧元' },
  CNY: { latin: ['CNY', 'RMB', 'RMB¥', '¥', 'YUAN'], chinese: '人民币|(?<![美欧日港澳加新韩台])元' },
  GBP: { latin: ['GBP', '£'], chinese: '英镑' },
  JPY: { latin: ['JPY', 'YEN'], chinese: '日元|日圆' },
  HKD: { latin: ['HKD', 'HK$'], chinese: '港元|港币' },
  AED: { latin: ['AED', 'DHS', 'DIRHAM'], chinese: '迪拉姆' },
};
const moneyUnits = Object.keys(moneyWords) as MoneyUnit[];
/** Currencies that no order is made out in, and the parts of those that are. */
const otherMoney: Words = {
  latin: wordSet(
    'AUD CAD CHF SGD KRW WON TWD NTD RUB RUR INR IDR THB BAHT MYR PHP VND BRL MXN ZAR TRY SAR QAR KWD BHD OMR EGP ILS PLN CZK HUF SEK NOK ' +
      'DKK NZD PKR BDT LKR MOP CLP COP PEN ARS NGN KES CENT CENTS PENCE FEN',
  ),
  chinese:
    /(?:澳|加|新|韩|台|泰|印|俄|瑞|越|葡)(?:币|元|盾)|卢[布比]|法郎|比索|泰铢|林吉特|里亚尔|第纳尔|克朗|兰特|^[([【/:]?(?:[美欧港]|人民币)?[分角][)\]】]?$/u,
};

function wordsOf(units: readonly MoneyUnit[]): Words {
  const latin = new Set(units.flatMap((unit) => moneyWords[unit].latin));
  return { latin, chinese: new RegExp(units.map((unit) => moneyWords[unit].chinese).join('|') || '(?!)', 'gu') };
}

interface Kinds {
  readonly mine: Words;
  readonly theirs: readonly Words[];
  readonly isMoney: boolean;
}

const kindsOfUnits = new Map<ColumnUnit, Kinds>();
function kindsOf(unit: ColumnUnit): Kinds {
  const known = kindsOfUnits.get(unit) ?? readKinds(unit);
  kindsOfUnits.set(unit, known);
  return known;
}

function readKinds(unit: ColumnUnit): Kinds {
  if (unit === 'kg' || unit === 'm3') return { mine: own[unit], theirs: [others[unit]], isMoney: false };
  const { latin, chinese } = wordsOf(moneyUnits.filter((each) => each !== unit));
  // Once asks whether, not where: a pattern that counts would begin behind what it found last.
  const theirs = [{ latin, chinese: new RegExp(chinese.source, 'u') }, otherMoney];
  return { mine: wordsOf(moneyUnits.filter((each) => each === unit)), theirs, isMoney: true };
}

/** What is counted: a weight beside a stroke and one of these is that of each. */
const counted =
  '(?:CTNS?|CARTONS?|CASES?|PKGS?|PCS?|PIECES?|SETS?|BOX(?:ES)?|PLTS?|PALLETS?|BAGS?|DRUMS?|ROLLS?|UNITS?|EA(?:CH)?|[件箱个只包袋桶卷套台托柜])';
/** By these a figure is a multiple of its unit: 万元, 百公斤, 千个, KG(000). */
const multiple =
  /[十百千万亿](?=[)\]】/]|$|[个件只套双箱元])|^[([【/]?打[)\]】]?$|^[([【]?(?:KGS?|KGM|CBM|M3|USD|EUR|CNY|RMB|[$¥€£])?[×X]?1?,?000(?:KGS?|KGM|CBM|M3|USD|EUR|CNY|RMB)?[)\]】]?$|[×X]1?,?000(?!\d)/;
/** By these it is that of each piece: 每件, KG PER CTN. What each is packed in, and that each must be filled in, are notes. */
const eachPiece = new RegExp(`(?<!含)每(?!.*[填写])${counted}|单[件箱个包]|(?:^[([【]?|KGS?|CBM|M3|PCS?|SETS?)PER${counted}`);

/** Whether what stands behind a title makes another figure of its number: a multiple, or that of each piece. */
export function isShareOf(rest: string): boolean {
  return (
    multiple.test(rest) ||
    eachPiece.test(rest) ||
    /(?:PCS?|PIECES?|SETS?|[个只套])\/(?:CTNS?|CARTONS?|BOX|PLTS?|PALLETS?|[箱柜托])[)\]】]?$/.test(rest)
  );
}

const byCounted = new RegExp(`^${counted}$`);

/** `KG/CTN`, `(/件)`: behind the stroke stands what is counted. `G.W./KGS` and `公斤/KG` are one unit, `KG/整票` is a note. */
function isDividedBy(rest: string, { latin, chinese }: Words): boolean {
  const parts = rest.replace(/[()[\]【】]/g, '').split('/');
  const isOwn = (part: string): boolean => {
    const word = part.replace(/^.*:/, '');
    return latin.has(word) || (word !== '' && word.replace(chinese, '') === '');
  };
  const isBare = parts[0] === '' && /^[([【]/.test(rest);
  const first = isBare ? 0 : parts.findIndex(isOwn);
  return first !== -1 && parts.slice(first + 1).some((part) => byCounted.test(part));
}

/**
 * Reads what stands behind a known title, in capitals and without blanks. A bracket is a note only where nothing in it
 * measures: who reads a weight a piece as that of the row tells customs a part of it.
 *
 * @returns `own` for nothing, the unit itself and notes in brackets; `other` for another unit, a multiple, and a figure of
 * each piece; null where the title is another one
 */
export function unitBehind(title: string, rest: string, unit: ColumnUnit): 'own' | 'other' | null {
  if (rest === '') return 'own';
  const { mine, theirs, isMoney } = kindsOf(unit);
  const found = rest.match(/[A-Z]+[\d$¥]*|\p{Sc}/gu) ?? [];
  // A letter alone is a unit in 毛重(T), and none in NETT and 毛重(G.W.).
  const isLetterUnit = found.length === 1 && !(/[A-Z]$/.test(title) && /^[A-Z]/.test(rest));
  const words = found.filter((word) => word.length > 1 || isLetterUnit || !/[A-Z]/.test(word));
  const chinese = rest.replace(mine.chinese, '');
  const isTheirs =
    theirs.some((kind) => words.some((word) => kind.latin.has(word)) || kind.chinese.test(chinese)) ||
    (isMoney && words.some((word) => /\p{Sc}$/u.test(word) && !mine.latin.has(word)));
  // A price is that of each piece, whatever stands behind it.
  const isShare = isMoney ? multiple.test(chinese) : isShareOf(chinese) || isDividedBy(rest, mine);
  if (isTheirs || isShare) return 'other';
  const isNote = /^[([【].*[)\]】]$/.test(rest);
  const isUnit = words.every((word) => mine.latin.has(word)) && (words.length > 0 || chinese !== rest) && !/\p{Script=Han}/u.test(chinese);
  return isNote || isUnit ? 'own' : null;
}

/** The signs of a currency beside an amount: `¥12.5`, `12.5元`, `USD 12.5`. */
const signsOf = (unit: MoneyUnit): RegExp => {
  const { latin, chinese } = moneyWords[unit];
  const words = [...latin].sort((a, b) => b.length - a.length).map((word) => word.replace('$', '\\$'));
  return new RegExp(`^(?:${words.join('|')}|${chinese})\\s*(?=[\\d.])|(?<=\\d)\\s*(?:${words.join('|')}|${chinese})$`, 'iu');
};
const signs = new Map<MoneyUnit, RegExp>();

/** An amount without the sign of its own currency; with the sign of another one it stays, and is no amount. */
export function bareAmount(text: string, unit: MoneyUnit): string {
  const own = signs.get(unit) ?? signsOf(unit);
  signs.set(unit, own);
  return text.normalize('NFKC').trim().replace(own, '');
}

/** Whether a column is measured in a currency that is known. */
export const isMoneyUnit = (unit: ColumnUnit | null): unit is MoneyUnit => unit !== null && unit in moneyWords;
