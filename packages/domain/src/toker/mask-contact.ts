/** A contact as it is shown before it is opened: that there is one, and nothing that leads to it. */

/** `王*`, `方**`: the first sign, and as many stars as there are others, three at most. */
export function maskName(name: string): string {
  const signs = Array.from(name.trim());
  return signs.length === 0 ? '' : signs[0]! + '*'.repeat(Math.min(Math.max(signs.length - 1, 1), 3));
}

/** Three digits of a long number, none of a short one; its length is not told. */
export function maskNumber(number: string): string {
  const digits = number.replace(/\D/g, '');
  if (digits === '') return '';
  return digits.length >= 8 ? `${digits.slice(0, 3)} •••• ••••` : '•••• ••••';
}

/** `w•••@••••`: the first sign alone. */
export function maskEmail(email: string): string {
  return email.includes('@') ? `${email.trim()[0] ?? ''}•••@••••` : '';
}
