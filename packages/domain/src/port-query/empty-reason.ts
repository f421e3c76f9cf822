/** Why a cell says nothing (ux 5): the reason by its code; the screen has the sentence. */
const emptyReasons = [
  'withheld',
  'not-gated-in',
  'not-loaded',
  'not-sailed',
  'not-inspected',
  'no-row',
  'no-remark',
  'not-berthed',
  'not-told',
] as const;
export type EmptyReason = (typeof emptyReasons)[number];

/** What a row must tell for its cells to say why they are empty. */
interface EmptyBox {
  readonly withheld: boolean;
  readonly isRowHeard: boolean;
}
interface EmptyCall {
  readonly departureTime: string | null;
}

/** What is told only to those who asked for the bill or follow it. */
const withheldProps: ReadonlySet<string> = new Set(['blno', 'sealNo', 'grossWeight', 'remark']);
const flagProps: ReadonlySet<string> = new Set(['ifcsum_flag', 'cpcode_flag', 'custom_flag', 'sld_flag', 'pass_flag']);

/** Why an empty cell of a box says nothing. */
export function emptyReasonOfBox(row: EmptyBox, prop: string): EmptyReason {
  if (row.withheld && withheldProps.has(prop)) return 'withheld';
  if (prop === 'arrivalTime') return 'not-gated-in';
  if (prop === 'loadTime') return 'not-loaded';
  if (prop === 'sailingTime') return 'not-sailed';
  if (prop === 'boxCusmov') return 'not-inspected';
  if (!row.isRowHeard && flagProps.has(prop)) return 'no-row';
  return prop === 'remark' ? 'no-remark' : 'not-told';
}

/** Why an empty cell of a ship's call says nothing. */
export function emptyReasonOfCall(row: EmptyCall, prop: string): EmptyReason {
  if (prop === 'departureTime') return 'not-sailed';
  // A ship that has left was there: nobody told when it came.
  if (prop === 'arrivalTime' && row.departureTime === null) return 'not-berthed';
  return 'not-told';
}
