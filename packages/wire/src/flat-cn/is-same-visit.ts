import type { BoxReport } from '../message';
import { wireLimits } from '../syntax/limits';

/** A box under several bills repeats its record, everything but the bill alike: one visit, whose bills are joined. */
export function isSameVisit(a: BoxReport, b: BoxReport): boolean {
  return (
    a.containerNo === b.containerNo &&
    a.happened?.raw === b.happened?.raw &&
    a.billNos.length > 0 &&
    a.billNos.length < wireLimits.maxRepeatsPerGroup &&
    b.billNos.length > 0 &&
    b.billNos.every((billNo) => !a.billNos.includes(billNo))
  );
}
