/** Which numbers a typed or pasted text asks for. */
import { foldFullWidth, isBillNo } from '../vocabulary/bill-no';
import { isCarrierHead } from '../vocabulary/carrier';
import { hasValidCheckDigit, isContainerNo } from '../vocabulary/container-no';
import { findBillNos } from '../vocabulary/find-bill-nos';
import { visibleText } from '../vocabulary/visible-text';
import { findWaybills } from './air-waybill';
import type { ManifestMode } from './stage';

/**
 * Whether a number of the sea is a box's, by its check digit: manifests are told by bill. One that begins as a line's bills do may
 * be one: of those of MSC, `MEDU` and seven digits, each tenth has a right check digit by chance.
 */
export const isLikeBox = (number: string): boolean =>
  isContainerNo(number) && hasValidCheckDigit(number) && !isCarrierHead(number.slice(0, 4));

/** The numbers of a text, each once, in their order: bills as the paste reader finds them, and whatever stands alone between commas and line ends. */
export function readAskedManifests(mode: ManifestMode, text: string): string[] {
  if (mode === 'air') return findWaybills(visibleText(text));
  const pasted = foldFullWidth(visibleText(text));
  const found = findBillNos(pasted).flatMap(({ billNo, fault, places }) =>
    fault === null || fault === 'container' ? [{ number: billNo, from: places[0]![0] }] : [],
  );
  const alone = [...pasted.matchAll(/[^\s,;，；、]+/g)].flatMap(({ 0: word, index }) => {
    const number = word.toUpperCase();
    return isBillNo(number) && /^[A-Z]{2}|^\d/.test(number) && !/^1[3-9]\d{9}$/.test(number) ? [{ number, from: index }] : [];
  });
  const numbers = [...found, ...alone].toSorted((a, b) => a.from - b.from).map(({ number }) => number);
  return [...new Set(numbers)];
}
