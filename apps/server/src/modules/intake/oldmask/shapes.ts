import { intakeTexts } from '@mastlight/domain/intake/messages';
import { withoutContacts } from '@mastlight/domain/vocabulary/without-contacts';

/** The numbers that a reader knows already: of the bills he follows, and of their boxes. */
export interface OwnNumbers {
  /** Whether a value is one of these bills, whatever its case and the blanks around it. */
  isBill(value: string): boolean;
  isContainer(value: string): boolean;
}

/** What of a value a follower may read: the value where it has the shape that its place promises, else a mask. */
export type Show = (value: string, own: OwnNumbers) => string;

/** Stands for what is withheld. */
export const hidden = (value: string): string => (value.trim() === '' ? value : intakeTexts.masked);

const fitting =
  (pattern: RegExp): Show =>
  (value) =>
    pattern.test(value) && withoutContacts(value) === value ? value : hidden(value);

/** A code out of a list, a voyage, a cell. */
export const code = fitting(/^[A-Za-z0-9][\w./+-]{0,16}$/);
/** The number of a bill, a booking, a document. Another's is worth following, so it is told to nobody. */
export const billNo: Show = (value, own) => (own.isBill(value) ? value : hidden(value));
/** The number of a box. */
export const containerNo: Show = (value, own) => (own.isContainer(value) ? value : hidden(value));
/** The number of a seal, an event, an interchange. */
export const reference = fitting(/^[A-Za-z0-9][\w./-]{0,34}$/);
/** A weight, a measure, a count: too short for a phone. */
export const quantity: Show = (value) => (/^[+-]?\d{0,8}(?:[.,]\d{1,6})?$/.test(value) ? value : hidden(value));
/** A time in digits or as ISO 8601 writes it. */
export const time: Show = (value) =>
  /^(?:(?:19|20|99)\d{2}(?:\d{4}|\d{6}|\d{8}|\d{10,13})|\d{2}(?:0\d|1[0-2])[0-3]\d(?:[0-2]\d[0-5]\d)?|\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:[\d:.]{2,12}(?:Z|[+-]\d{2}:?\d{2})?)?)$/.test(
    value,
  )
    ? value
    : hidden(value);
/** A lorry's plate: `浙B12345`. */
export const plate = fitting(/^(?=.*\d)[\p{Script=Han}A-Za-z0-9·-]{5,10}$/u);
/** The name of a ship or of a place of the list of ports. */
export const name: Show = (value) => (value.length <= 35 && withoutContacts(value) === value ? value : hidden(value));
/** What customs or the port says of a case; its length is that of a sentence. */
export const reason: Show = (value) => (value.length <= 500 ? withoutContacts(value) : hidden(value));
