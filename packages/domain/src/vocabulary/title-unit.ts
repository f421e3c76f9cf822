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
  kg: { latin: new Set(['KG', 'KGS', 'KGM', 'KILO', 'KILOS', 'KILOGRAM', 'KILOGRAMS']), chinese: /千克|公斤/g },
  m3: { latin: new Set(['M3', 'CBM', 'CBMS']), chinese: /立方米|立方(?!英|厘|分|毫)/g },
};
const others: Readonly<Record<MeasureUnit, Words>> = {
  kg: {
    latin: new Set([
      'LB',
      'LBS',
      'POUND',
      'POUNDS',
      'T',
      'TS',
      'MT',
      'MTS',
      'TON',
      'TONS',
      'TONNE',
      'TONNES',
      'G',
      'GRAM',
      'GRAMS',
      'OZ',
      'CWT',
    ]),
    chinese: /[吨磅克斤]/,
  },
  m3: {
    latin: new Set(['CFT', 'CUFT', 'CBF', 'FT3', 'CM3', 'DM3', 'MM3', 'L', 'LTR', 'LTRS', 'LITRE', 'LITRES']),
    chinese: /升|英尺|厘米|分米|毫米/,
  },
};

/** How each currency is written; 元 alone is of the yuan. */
const moneyWords: Readonly<Record<MoneyUnit, { readonly latin: readonly string[]; readonly chinese: string }>> = {
  USD: { latin: ['USD', 'US$', '$', 'DOLLAR', 'DOLLARS'], chinese: '美元|美金' },
  EUR: { latin: ['EUR', '€', 'EURO', 'EUROS'], chinese: '欧元' },
  CNY: { latin: ['CNY', 'RMB', 'RMB¥', '¥', 'YUAN'], chinese: '人民币|(?<![美欧日港])元' },
  GBP: { latin: ['GBP', '£'], chinese: '英镑' },
  JPY: { latin: ['JPY', 'YEN'], chinese: '日元|日圆' },
  HKD: { latin: ['HKD', 'HK$'], chinese: '港元|港币' },
  AED: { latin: ['AED', 'DHS', 'DIRHAM'], chinese: '迪拉姆' },
};
const moneyUnits = Object.keys(moneyWords) as MoneyUnit[];

function wordsOf(units: readonly MoneyUnit[]): Words {
  const latin = new Set(units.flatMap((unit) => moneyWords[unit].latin));
  return { latin, chinese: new RegExp(units.map((unit) => moneyWords[unit].chinese).join('|') || '(?!)', 'g') };
}

function kindsOf(unit: ColumnUnit): { readonly mine: Words; readonly theirs: Words } {
  if (unit === 'kg' || unit === 'm3') return { mine: own[unit], theirs: others[unit] };
  return {
    mine: wordsOf(moneyUnits.filter((each) => each === unit)),
    theirs: wordsOf(moneyUnits.filter((each) => each !== unit)),
  };
}

/**
 * Reads what stands behind a known title, in capitals and without blanks.
 *
 * @returns `own` for nothing, the unit itself and notes in brackets; `other` for another unit; null where the title is another one
 */
export function unitBehind(title: string, rest: string, unit: ColumnUnit): 'own' | 'other' | null {
  if (rest === '') return 'own';
  const { mine, theirs } = kindsOf(unit);
  const found = rest.match(/[A-Z]+[\d$¥]*|[$¥€£]/g) ?? [];
  // A letter alone is a unit in 毛重(T), and none in NETT and 毛重(G.W.).
  const isLetterUnit = found.length === 1 && !(/[A-Z]$/.test(title) && /^[A-Z]/.test(rest));
  const words = found.filter((word) => word.length > 1 || isLetterUnit || !/[A-Z]/.test(word));
  const chinese = rest.replace(mine.chinese, '');
  if (words.some((word) => theirs.latin.has(word)) || chinese.search(theirs.chinese) !== -1) return 'other';
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
