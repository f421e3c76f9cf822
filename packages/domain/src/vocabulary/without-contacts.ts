/** Stands for what is withheld. */
export const maskMark = '＊＊＊';

/** Addresses of mail, mobile and land-line numbers, identity cards, unified social credit codes: known by their look. */
const contacts = new RegExp(
  [
    String.raw`[\w.+-]{1,64}@[\w.-]{1,64}`,
    ...[
      String.raw`(?:\+?86[- ]?)?1[3-9]\d[- ]?\d{4}[- ]?\d{4}`,
      String.raw`(?:\+?86[- ]?)?\(?0\d{2,3}\)?[- ]?\d{7,8}`,
      String.raw`\d{6}(?:19|20)\d{2}(?:0\d|1[0-2])[0-3]\d{4}[\dXx]`,
      String.raw`[159]1\d{6}(?=\d*[A-Z])[A-Z0-9]{10}`,
    ].map((number) => `(?<![A-Za-z0-9])${number}(?![A-Za-z0-9])`),
  ].join('|'),
  'g',
);

/** Free words of a sender without the phones, addresses of mail and identity numbers in them. Names have no look of their own and stay. */
export function withoutContacts(text: string): string {
  return text.replace(contacts, maskMark);
}
