/**
 * Addresses of mail (R-5.4-04, -05): a letter or digit first, a domain of
 * letters and digits in several labels, a suffix of two to four letters.
 */
const emailPattern = /^[a-z0-9][\w.+-]*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,4}$/i;

/** Whether `text` is one address; whether somebody reads there only a message can tell. */
export function isEmail(text: string): boolean {
  return emailPattern.test(text);
}
