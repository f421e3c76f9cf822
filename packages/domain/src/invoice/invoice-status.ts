/** How far an invoice has come (R-4.10-01, -35), and what may happen to it. */

/** In the order in which they are shown and passed. */
export const invoiceStatuses = ['not-issued', 'issuing', 'issued', 'sent'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

export const invoiceStatusWords = { 'not-issued': '未开票', issuing: '开票中', issued: '已开票', sent: '已寄出' } as const satisfies Record<
  InvoiceStatus,
  string
>;

/** What happens: it is applied for, the tax office issues or refuses it, its paper is posted. */
export const invoiceSteps = ['apply', 'issue', 'refuse', 'post'] as const;
export type InvoiceStep = (typeof invoiceSteps)[number];

const passes: Readonly<Record<InvoiceStatus, Partial<Record<InvoiceStep, InvoiceStatus>>>> = {
  'not-issued': { apply: 'issuing' },
  issuing: { issue: 'issued', refuse: 'not-issued' },
  issued: { post: 'sent' },
  sent: {},
};

/** The status after a step; null where the step may not be taken (L-14). */
export function nextStatus(status: InvoiceStatus, step: InvoiceStep): InvoiceStatus | null {
  return passes[status][step] ?? null;
}

/** How far taking it back is: the tax office is asked, has flushed it by a red one, or has refused to. */
export const redStates = ['none', 'wished', 'flushed', 'refused'] as const;
export type RedState = (typeof redStates)[number];

/** What the desk can do with an invoice: have it taken back while it is out, and post its paper while that is asked for. */
export function deskStepsOf({
  status,
  redState,
  needsPaper,
}: {
  readonly status: InvoiceStatus;
  readonly redState: RedState;
  readonly needsPaper: boolean;
}): {
  readonly canFlush: boolean;
  readonly canPost: boolean;
} {
  const isLive = redState === 'none' || redState === 'refused';
  return { canFlush: isLive && isOut(status), canPost: isLive && needsPaper && nextStatus(status, 'post') !== null };
}

/** Whether an invoice is out, so that only a red one (红字发票) takes it back. */
export function isOut(status: InvoiceStatus): boolean {
  return status === 'issued' || status === 'sent';
}
