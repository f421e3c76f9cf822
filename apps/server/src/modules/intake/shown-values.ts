import { intakeTexts } from '@mastlight/domain/intake/messages';
import { withoutContacts } from '@mastlight/domain/vocabulary/without-contacts';
import type { ValueKind, ValueMask } from '@mastlight/wire/message-excerpt';

/** The numbers that a reader knows already: of the bills he follows, and of their boxes. */
export interface OwnNumbers {
  /** Whether a value is one of these bills, whatever its case and the blanks around it. */
  isBill(value: string): boolean;
  isContainer(value: string): boolean;
}

type IsShown = (value: string, own: OwnNumbers) => boolean;

const fitting =
  (pattern: RegExp): IsShown =>
  (value) =>
    pattern.test(value) && withoutContacts(value) === value;

/** Whether a value has the look that its place promises. */
const isShown: Readonly<Record<Exclude<ValueKind, 'reason'>, IsShown>> = {
  code: fitting(/^[A-Za-z0-9][\w./+-]{0,16}$/),
  // Another's number is worth following, so it is told to nobody.
  billNo: (value, own) => own.isBill(value),
  containerNo: (value, own) => own.isContainer(value),
  reference: fitting(/^[A-Za-z0-9][\w./-]{0,34}$/),
  // Too short for a phone.
  quantity: (value) => /^[+-]?\d{0,8}(?:[.,]\d{1,6})?$/.test(value),
  // In digits or as ISO 8601 writes it.
  time: (value) =>
    /^(?:(?:19|20|99)\d{2}(?:\d{4}|\d{6}|\d{8}|\d{10,13})|\d{2}(?:0\d|1[0-2])[0-3]\d(?:[0-2]\d[0-5]\d)?|\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:[\d:.]{2,12}(?:Z|[+-]\d{2}:?\d{2})?)?)$/.test(
      value,
    ),
  // `浙B12345`
  plate: fitting(/^(?=.*\d)[\p{Script=Han}A-Za-z0-9·-]{5,10}$/u),
  name: (value) => value.length <= 35 && withoutContacts(value) === value,
  hidden: () => false,
};

/** No sentence about a case is longer. */
const reasonLengthMax = 500;

/**
 * What a follower may read of a value (A7): the value where it has the look
 * that its place promises, a sentence without the contacts in it, else a mask.
 */
export function maskForFollower(own: OwnNumbers): ValueMask {
  const mark = intakeTexts.masked;
  const hide = (value: string): string => (value.trim() === '' ? value : mark);
  return {
    mark,
    show(kind, value) {
      if (kind === 'reason') return value.length <= reasonLengthMax ? withoutContacts(value) : hide(value);
      return isShown[kind](value, own) ? value : hide(value);
    },
  };
}
