/** Units that stand behind the title of a column: `毛重(KGS)`, `VGM/吨`, `总重LBS`. */

/** What a column is measured in. */
export type ColumnUnit = 'kg' | 'm3';

interface Words {
  readonly latin: ReadonlySet<string>;
  readonly chinese: RegExp;
}

const own: Readonly<Record<ColumnUnit, Words>> = {
  kg: { latin: new Set(['KG', 'KGS', 'KGM', 'KILO', 'KILOS', 'KILOGRAM', 'KILOGRAMS']), chinese: /千克|公斤/g },
  m3: { latin: new Set(['M3', 'CBM', 'CBMS']), chinese: /立方米|立方(?!英|厘|分|毫)/g },
};
const others: Readonly<Record<ColumnUnit, Words>> = {
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

/**
 * Reads what stands behind a known title, in capitals and without blanks.
 *
 * @returns `own` for nothing, the unit itself and notes in brackets; `other` for another unit; null where the title is another one
 */
export function unitBehind(title: string, rest: string, unit: ColumnUnit): 'own' | 'other' | null {
  if (rest === '') return 'own';
  const found = rest.match(/[A-Z]+\d*/g) ?? [];
  // A letter alone is a unit in 毛重(T), and none in NETT and 毛重(G.W.).
  const isLetterUnit = found.length === 1 && !(/[A-Z]$/.test(title) && /^[A-Z]/.test(rest));
  const words = found.filter((word) => word.length > 1 || isLetterUnit);
  const chinese = rest.replace(own[unit].chinese, '');
  if (words.some((word) => others[unit].latin.has(word)) || others[unit].chinese.test(chinese)) return 'other';
  const isNote = /^[([【].*[)\]】]$/.test(rest);
  const isUnit =
    words.every((word) => own[unit].latin.has(word)) && (words.length > 0 || chinese !== rest) && !/\p{Script=Han}/u.test(chinese);
  return isNote || isUnit ? 'own' : null;
}
