/** `.5` is half; many customs systems send `.000` for nothing. */
const plain = /^(?:[0-9]{1,12}(?:\.[0-9]{1,9})?|\.[0-9]{1,9})$/;
const comma = /^[0-9]{1,12},[0-9]{1,9}$/;
const thousands = /^[0-9]{1,3}(?:,[0-9]{3})+(?:\.[0-9]+)?$/;

/**
 * Reads an unsigned number. A decimal comma is read where only one reading is
 * possible: `12,5` is twelve and a half; `12,500` is twelve thousand or
 * twelve, so it is null unless `decimalMark` is the comma.
 */
export function readDecimal(text: string, decimalMark: ',' | '.'): number | null {
  const whole = readWhole(text);
  if (whole !== null) return whole;
  if (plain.test(text)) return Number(text);
  if (!comma.test(text) || (decimalMark === '.' && thousands.test(text))) return null;
  return Number(text.replace(',', '.'));
}

/** As `readDecimal`, with an optional sign in front. */
export function readSignedDecimal(text: string, decimalMark: ',' | '.'): number | null {
  const isNegative = text.startsWith('-');
  const value = readDecimal(isNegative || text.startsWith('+') ? text.slice(1) : text, decimalMark);
  return value !== null && isNegative && value !== 0 ? -value : value;
}

/** Most numbers are a few digits and nothing else. */
function readWhole(text: string): number | null {
  if (text.length > 9 || text.length === 0) return null;
  let value = 0;
  for (let i = 0; i < text.length; i++) {
    const digit = text.charCodeAt(i) - 48;
    if (digit < 0 || digit > 9) return null;
    value = value * 10 + digit;
  }
  return value;
}
