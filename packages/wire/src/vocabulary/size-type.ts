import type { FindingLog, WirePlace } from '../syntax/finding-log';

/**
 * Container size types. Ports send ISO 6346 codes of today (45G1), group codes
 * (45GP), the four digits of the 1984 edition (4510) and spoken forms (40HQ);
 * everything is brought to ISO 6346, and a code that is already ISO stays as it
 * is, group codes included.
 */

const isoCode = /^[1-4A-HK-NPR][0245689CDEFLMNP](?:[ABGHKNPRSTUV][0-9]|GP|VH|BU|BK|SN|RE|RT|RS|HR|HI|UT|PL|PF|PC|PS|TN|TD|TG|AS)$/;

/** Spoken type after the length: [height code by default, ISO type]. */
const spokenTypes: Readonly<Record<string, readonly [string, string]>> = {
  GP: ['2', 'G1'],
  DC: ['2', 'G1'],
  DV: ['2', 'G1'],
  DRY: ['2', 'G1'],
  ST: ['2', 'G1'],
  SD: ['2', 'G1'],
  HC: ['5', 'G1'],
  HQ: ['5', 'G1'],
  RF: ['2', 'R1'],
  RE: ['2', 'R1'],
  RH: ['5', 'R1'],
  RQ: ['5', 'R1'],
  HR: ['5', 'R1'],
  OT: ['2', 'U1'],
  OH: ['5', 'U1'],
  FR: ['2', 'P1'],
  PF: ['2', 'P1'],
  FC: ['2', 'P3'],
  TK: ['2', 'T1'],
  TN: ['2', 'TN'],
  HT: ['2', 'V1'],
  BK: ['2', 'B1'],
};

/** Spoken length to ISO length character. */
const spokenLengths: Readonly<Record<string, string>> = {
  '10': '1',
  '20': '2',
  '30': '3',
  '40': '4',
  '45': 'L',
  '48': 'M',
};

/** Length digits of the 1984 edition. */
const oldLengths: Readonly<Record<string, string>> = { '1': '1', '2': '2', '3': '3', '4': '4', '9': 'L' };
/** Height digits of the 1984 edition: 8 ft, 8 ft 6, more than 8 ft 6 (9 ft 6 in practice), half height. */
const oldHeights: Readonly<Record<string, string>> = {
  '0': '0',
  '1': '0',
  '2': '2',
  '3': '2',
  '4': '5',
  '5': '5',
  '8': '8',
  '9': '8',
};
/** Type digit (third) of the 1984 edition. */
const oldTypes: Readonly<Record<string, string>> = {
  '0': 'G0',
  '1': 'G1',
  '3': 'R1',
  '4': 'R1',
  '5': 'U1',
  '6': 'P1',
  '7': 'T0',
  '8': 'B0',
};

const known = new Map<string, string | null>();

/**
 * The ISO 6346 code of `raw`; null when it is empty, `0000` or not known.
 * `45HQ` is 45 feet long (L5G1), although its first digit reads 40 ft.
 */
export function normalizeSizeType(raw: string): string | null {
  const cached = known.get(raw);
  if (cached !== undefined) return cached;
  const found = findSizeType(raw.toUpperCase().replace(/[\s'’"/-]/g, ''));
  // Ports use a few dozen codes; the bound is for hostile files.
  if (known.size < 500 && raw.length <= 10) known.set(raw, found);
  return found;
}

/** True for texts that say "unknown" themselves and are no mistake. */
function isSizeTypeUntold(raw: string): boolean {
  return raw === '' || raw === '0000';
}

/** As `normalizeSizeType`; a code that is not known is noted. */
export function readSizeType(raw: string, log: Pick<FindingLog, 'note'>, place: WirePlace): string | null {
  const found = normalizeSizeType(raw);
  if (found === null && !isSizeTypeUntold(raw)) log.note('unknown-size-type', place, raw);
  return found;
}

function findSizeType(code: string): string | null {
  if (code === '0000') return null;
  // 20GP and 40RF are spoken; the ISO codes they equal are 8 ft high boxes that nobody has built for decades.
  if (isoCode.test(code) && !/^[1-4]0[A-Z]{2}$/.test(code)) return code;
  const spoken = /^(10|20|30|40|45|48)(?:FT|F)?([A-Z]{2,3})$/.exec(code);
  if (spoken) {
    const [, feet = '', type = ''] = spoken;
    const found = Object.hasOwn(spokenTypes, type) ? spokenTypes[type] : undefined;
    if (!found) return null;
    // There are no 45 and 48 ft boxes of standard height.
    const height = feet === '45' || feet === '48' ? '5' : found[0];
    return `${spokenLengths[feet] ?? ''}${height}${found[1]}`;
  }
  return /^\d{4}$/.test(code) ? findOldSizeType(code) : null;
}

function findOldSizeType(code: string): string | null {
  const length = oldLengths[code[0] ?? ''];
  const height = oldHeights[code[1] ?? ''];
  const type = oldTypes[code[2] ?? ''];
  return length && height && type ? length + height + type : null;
}
