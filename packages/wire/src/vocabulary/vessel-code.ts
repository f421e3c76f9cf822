import type { Vessel } from '../message';

/**
 * Tells what kind of code a ship was named by. The shape decides before the
 * sender's label, because call signs are sent under the label of IMO numbers.
 *
 * @param isCallSign the sender labels the code a call sign (1131 = 103)
 */
export function classifyVesselCode(code: string, isCallSign = false): Vessel['scheme'] {
  // By length first: a gate report has a truck per box.
  if (code.length === 7 && /^[0-9]{7}$/.test(code)) return 'imo';
  if (code.length === 9 && /^UN[0-9]{7}$/i.test(code)) return 'un';
  if (code.length === 9 && /^FC[0-9]{7}$/i.test(code)) return 'fc';
  return isCallSign || /^[A-Z0-9]{3,7}$/i.test(code) ? 'call-sign' : 'other';
}

/** True when the seventh digit of an IMO number is the weighted sum of the others (IMO A.1117). */
export function isImoNumber(imo: string): boolean {
  if (!/^[1-9]\d{6}$/.test(imo)) return false;
  let sum = 0;
  for (let i = 0; i < 6; i++) sum += (7 - i) * (imo.charCodeAt(i) - 48);
  return sum % 10 === imo.charCodeAt(6) - 48;
}
