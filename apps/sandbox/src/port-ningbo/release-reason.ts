import type { BoxFlags } from '../world/world';

/** The port's own words for what is missing (domain guide 2.6). */
export const portReasons = {
  noTriple: '缺少电子口岸三联单。',
  fewerInTriple: '货代舱单提单数量多于电子口岸三联单提单数量。',
  noArrival: '缺少码头运抵报告。',
  arrivalDiffers: '货代舱单提单与码头运抵提单的数量不一致。',
  noRelease: '缺少海关放行信息。',
  fewerReleased: '货代舱单提单数量多于海关放行提单数量。',
  passed: '放行成功',
} as const;

/**
 * The reason the port's comparison gives for a box with `flags`; `siblings`
 * are the flags of all boxes of its bill, because the port compares bills.
 */
export function giveReleaseReason(flags: BoxFlags, siblings: readonly BoxFlags[]): string {
  const has = (flag: 'cpcode' | 'custom' | 'sld'): boolean => siblings.some((other) => other[flag] === 'Y');
  if (flags.pass === 'Y') return portReasons.passed;
  if (flags.cpcode !== 'Y') return has('cpcode') ? portReasons.arrivalDiffers : portReasons.noArrival;
  if (flags.custom !== 'Y') return has('custom') ? portReasons.fewerReleased : portReasons.noRelease;
  if (flags.sld !== 'Y') return has('sld') ? portReasons.fewerInTriple : portReasons.noTriple;
  return '';
}
