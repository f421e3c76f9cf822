import type { EventStatus, StatusWord } from '../../message';

/** Status events of UN/EDIFACT 9011 (D95B), which later directories use under 4405 for transport statuses. */
const words: Readonly<Record<string, StatusWord>> = {
  '1': 'arrived',
  '9': 'export-cleared',
  '12': 'customs-cleared',
  '13': 'collected',
  '17': 'customs-refused',
  '18': 'damaged',
  '20': 'delayed',
  '21': 'delivered',
  '24': 'departed',
  '28': 'stripped',
  '29': 'discharged',
  '48': 'loaded',
  '50': 'manifested',
  '57': 'not-loaded',
  '74': 'received',
  '78': 'released',
  '82': 'returned',
  '86': 'short-shipped',
  '93': 'stuffed',
  '100': 'transhipped',
};

/** 9015: a transport status. */
export const transportCategory = '1';

/**
 * The word of a status; null for codes that the table does not have, and for
 * those of another category or of a list of the sender's own (3055 is neither
 * absent nor 6, UN): carriers give the same numbers and letters other meanings.
 */
export function findStatusWord(status: Omit<EventStatus, 'word'>): StatusWord | null {
  const { category, code, codeList, agency } = status;
  const isStandard = codeList === null && (agency === null || agency === '6');
  if (!isStandard || code === null || (category !== null && category !== transportCategory)) return null;
  return Object.hasOwn(words, code) ? (words[code] ?? null) : null;
}

/** The 9011 code of a word; null when it has none. */
export function statusCodeOf(word: StatusWord): string | null {
  return Object.entries(words).find(([, said]) => said === word)?.[0] ?? null;
}
