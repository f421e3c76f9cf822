/** What a container of a submission is in the ledger, for ever: one that was given back is held again under another number. */
export function moneyKey(filingId: number, submissionNo: number, containerNo: string): string {
  return `vgm/${filingId}/${submissionNo}/${containerNo}`;
}
