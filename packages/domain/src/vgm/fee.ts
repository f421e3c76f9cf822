/** What sending costs: only containers that were not sent before (R-4.10-33, R-9-22). */
import { vgmFeePerContainerFen } from './limits';

/** Containers of a submission whose fee was not captured before, each once. */
export function newlySent(containerNos: readonly string[], paidBefore: Iterable<string> = []): readonly string[] {
  const paid = new Set(paidBefore);
  return [...new Set(containerNos)].filter((containerNo) => !paid.has(containerNo));
}

/** The fee of a submission, in fen. */
export function vgmFeeFen(containerNos: readonly string[], paidBefore: Iterable<string> = []): number {
  return newlySent(containerNos, paidBefore).length * vgmFeePerContainerFen;
}
