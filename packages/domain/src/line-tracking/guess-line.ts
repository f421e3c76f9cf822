import { guessCarrier } from '../vocabulary/carrier';
import { hasValidCheckDigit } from '../vocabulary/container-no';
import { isLineCode, shippingLines, type LineCode } from './lines';

/**
 * The line that a bill number is of: by its head, nine digits alone are Maersk's, and by the owner of its box where the
 * number itself tells nothing. Null where that would be a guess: whoever wants to follow it is asked, for a wrong line is
 * asked in vain.
 *
 * @param containerNo a box of the bill, where one is known; a leased one tells nothing.
 */
export function guessLine(billNo: string, containerNo: string | null = null): LineCode | null {
  const number = billNo.toUpperCase();
  const byHead = guessCarrier(number);
  if (byHead) return isLineCode(byHead.code) ? byHead.code : null;
  return [containerNo, number].map(lineOfBox).find((line) => line !== null) ?? null;
}

/** The line whose own box it is. */
function lineOfBox(containerNo: string | null): LineCode | null {
  if (containerNo === null || !hasValidCheckDigit(containerNo)) return null;
  return shippingLines.find(({ boxPrefixes }) => boxPrefixes.includes(containerNo.slice(0, 4)))?.code ?? null;
}
